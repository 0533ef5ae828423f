// What is seen only for a moment: words can be read on a thing that is pointed at, has the focus, is pressed or answers
// "why not?"; and the first sight of a table spares one questions.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, makeTable, newsOf, still, until, visitor } from "./kit.mjs";
import { KEPT, pageOf, tableAt } from "./layout.mjs";
import { browser, house } from "./opened.mjs";

const agents = (count) => Array.from({ length: count }, () => ({ kind: "agent", agent: "instinct" }));

for (const [game, [, file]] of Object.entries(KEPT))
  test(`every state of things in ${game} can be read`, async () => {
    const page = await visitor(browser, house, { bypassCSP: true });
    const bad = [];
    const look = async (where) => bad.push(...(await findings(page, [], where, ["color-contrast"])));
    for (const moment of ["middle"]) {
      const { table, seat } = await tableAt(page, game, file, moment);
      await pageOf(page, table, seat);
      const choices = page.locator(".choices .choice");
      await choices.first().waitFor();
      await still(page);
      // The last choice is the one with a button of its own: to pass, to end the turn.
      const some = [...new Set([0, (await choices.count()) - 1])];
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        for (const at of some) {
          await choices.nth(at).hover();
          await look(`${moment} ${colorScheme}: pointing at choice ${at}`);
        }
        await choices.first().focus();
        await look(`${moment} ${colorScheme}: focus`);
        const things = page.locator(".board .button, .board .usable");
        if (await things.count()) {
          await things.last().scrollIntoViewIfNeeded();
          const { x, y, width, height } = await things.last().boundingBox();
          await page.mouse.move(x + width / 2, y + height / 2);
          await look(`${moment} ${colorScheme}: pointing at a thing`);
          await page.mouse.down();
          await look(`${moment} ${colorScheme}: pressing a thing`);
          await page.mouse.move(1, 1);
          await page.mouse.up();
        }
        const greyed = page.locator(".board .greyed:not(g)");
        if (await greyed.count()) {
          await greyed.first().dispatchEvent("click");
          await page.locator(".beside p").first().waitFor();
          await look(`${moment} ${colorScheme}: why not`);
          await page.keyboard.press("Escape");
        }
      }
    }
    assert.deepEqual(bad, []);
    assert.deepEqual(page.troubles, []);
  });

test("'Why not?' is folded by what one might have wanted, says so once, and does not talk over the page", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, ...agents(1)]);
  await page.goto(`/t/${table}`);
  await page.locator(".choices .choice").first().waitFor();
  await page.getByRole("button", { name: "Why not?" }).click();
  const why = page.locator(".why");
  await why.locator("summary").first().waitFor();
  assert.deepEqual(
    (await why.locator("summary").allInnerTexts()).map((words) => words.replace(/\s*\d+$/, "")).slice(0, 2),
    ["Place", "Speed up"],
  );
  assert.equal(await why.locator("li").first().isVisible(), false, "it is folded");
  assert.equal(await why.getByText("Tap a greyed thing").count(), 1);
  const live = await why.evaluate(
    (box) => box.closest("[role=status], [role=alert], [role=log], [aria-live]") !== null,
  );
  assert.equal(live, false, "it is in a live region");
  const seen = await page.locator(".choices .choice").first().boundingBox();
  assert.ok(seen.y + seen.height < 768, "the choices are out of sight");
  await why.locator("summary").first().click();
  await why.locator("li").first().waitFor();
  assert.ok((await page.locator(".asked .list").boundingBox()).height > 60, "the choices are pushed away");
  assert.deepEqual(page.troubles, []);
});

test("among agents a seat in the caverns is not asked where it can only pass, until one wants to be", async () => {
  const page = await visitor(browser, house);
  const sit = async (seats) => {
    const { table } = await makeTable(page, "cutthroat_caverns", seats);
    await page.goto(`/t/${table}`);
    await page.locator(".sentence").waitFor();
    return table;
  };
  const name = async (table) => (await newsOf(page, table)).standing_name;
  const table = await sit([{ kind: "me" }, ...agents(2)]);
  await until(async () => (await name(table)) === "nothing_to_play", "never: it passes by itself");
  const window = page.locator(".window .comfort input");
  // The switch stands where one passes; switched off it stays so, here and at the next table.
  await until(async () => {
    if (await window.count()) return true;
    const { decision } = await newsOf(page, table);
    const option = decision?.options.find(({ text }) => text !== "pass");
    if (option && decision.answer === null)
      await page.context().request.post(`/api/tables/${table}/act`, {
        data: { type: "choose", decision: decision.number, text: option.text },
      });
    return false;
  }, "never a place to pass at");
  assert.equal(await window.isChecked(), true);
  await window.uncheck();
  await until(async () => (await name(table)) === "", "never: one is asked again");
  const other = await sit([{ kind: "me" }, ...agents(2)]);
  await until(async () => (await newsOf(page, other)).decision, "nothing is asked");
  assert.equal(await name(other), "");
  assert.equal(await name(table), "");
  assert.deepEqual(page.troubles, []);
});

test("with people at the table nothing is answered for a seat unless one wants it", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cutthroat_caverns", [
    { kind: "me" },
    { kind: "me", name: "Eve" },
    ...agents(2),
  ]);
  await page.goto(`/t/${table}`);
  await page.locator(".sentence, .cover").first().waitFor();
  await still(page);
  assert.equal((await newsOf(page, table)).standing_name, "");
});

test("a name typed on the first page is the name at a new table", async () => {
  const page = await visitor(browser, house, { name: "" });
  await page.goto("/");
  await page.getByLabel("Your name").fill("Gundula");
  await page.locator('a[href="/new?game=dice_brewing"]').click();
  assert.equal(await page.getByLabel("Your name").first().inputValue(), "Gundula");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".tabs .tab-seats").click();
  await page.getByText("Gundula").first().waitFor();
  assert.deepEqual(page.troubles, []);
});
