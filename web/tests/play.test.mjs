// Playing at a table, as people do: with others, with breaks, by keyboard, on a phone, at one screen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { calm, count, focused, makeTable, newsOf, shoot, still, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { CHOICE, choose, coverOrChoice } from "./hand.mjs";

const GAME = "dice_brewing";

const sentence = (/** @type {Page} */ page) => page.locator(".sentence p").innerText();
const myTurn = (/** @type {Page} */ page) => page.locator(CHOICE).first().waitFor();

test("from the home page to a first choice against agents in two clicks", async () => {
  const page = await visitor(browser, house, { name: "" });
  await page.goto("/");
  await page.getByRole("button", { name: /Play against agents.*Dice Brewing/ }).click();
  await page.waitForURL(/\/t\//);
  await until(async () => /Your turn|Waiting/.test(await sentence(page).catch(() => "")), "no sentence");
  await myTurn(page);
  const before = await newsOf(page, page.url().split("/").at(-1));
  await page.locator(".board .spot.usable").first().click();
  // A thing with one option is chosen with that click, of several one is chosen beside it.
  const beside = page.locator(".beside button.option").first();
  await until(
    async () => (await beside.count()) || (await newsOf(page, before.table)).number > before.number,
    "nothing came of the click",
  );
  if (await beside.count()) await beside.click();
  await until(async () => (await newsOf(page, before.table)).number > before.number, "nothing was chosen");
  assert.deepEqual(page.troubles, []);
});

test("two people in two browsers, by an invitation's link, with chat and a taken-back choice", async () => {
  const ada = await visitor(browser, house, { name: "Ada" });
  const made = await makeTable(ada, GAME, [{ kind: "me" }, { kind: "link" }]);
  await ada.goto(`/t/${made.table}`);
  const bruno = await visitor(browser, house, { name: "" });
  await bruno.goto(`/t/${made.table}#seat=1&key=${made.secrets["1"]}`);
  await bruno.getByLabel("Your name").fill("Bruno");
  await bruno.getByRole("button", { name: "Come in" }).click();
  await bruno.waitForSelector(".board .yard");
  assert.ok(!bruno.url().includes("key="), "the secret stays in the address");
  await until(async () => (await ada.locator(".log").innerText()).includes("Bruno"), "Ada does not hear of Bruno");

  // Each makes a choice when asked; the other sees it.
  const whoIsAsked = () =>
    until(async () => {
      for (const page of [ada, bruno]) if ((await newsOf(page, made.table)).decision) return page;
    }, "nobody is asked");
  for (let round = 0; round < 4; round++) {
    const asked = await whoIsAsked();
    const other = asked === ada ? bruno : ada;
    const number = (await newsOf(asked, made.table)).number;
    await choose(asked, made.table);
    await until(async () => (await newsOf(other, made.table)).number > number, "the choice did not arrive");
  }
  await ada.getByRole("button", { name: "Chat" }).click();
  await ada.getByLabel("Say something").fill("Well brewed!");
  await ada.getByRole("button", { name: "Say it" }).click();
  await bruno.getByRole("button", { name: /Chat/ }).click();
  await bruno.getByText("Well brewed!").waitFor();

  const asked = await whoIsAsked();
  const { undo, position } = await newsOf(asked, made.table);
  assert.ok(undo, "nothing can be taken back");
  await asked.getByRole("button", { name: /Take back|Ask to take back/ }).click();
  await until(async () => {
    for (const page of [ada, bruno]) {
      const agree = page.getByRole("button", { name: "Agree" });
      // It goes away with the word of the last.
      if (await agree.count()) await agree.click({ timeout: 2000 }).catch(() => undefined);
    }
    return (await newsOf(asked, made.table)).position < position;
  }, "it was not taken back");
  assert.deepEqual([...ada.troubles, ...bruno.troubles], []);
});

test("a reload and a restart of the server in mid-game lose nothing", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  for (let n = 0; n < 3; n++) await choose(page, table);
  const before = await until(async () => {
    const news = await newsOf(page, table);
    return news.decision && news;
  }, "not asked again");
  await page.reload();
  await myTurn(page);
  await count(page, CHOICE, before.decision.options.length);

  await still(page); // what is being fetched would fail too, and say so
  await house.stop();
  await page.getByText("The connection is lost").waitFor();
  await shoot(page, "table-lost-desktop");
  await house.start();
  await page.getByText("The connection is lost").waitFor({ state: "detached" });
  const after = await newsOf(page, table);
  assert.equal(after.decision.number, before.decision.number);
  await choose(page, table);
  await until(
    async () => (await newsOf(page, table)).number > before.number,
    "the game does not go on after a restart",
  );
  assert.deepEqual(page.troubles, []);
});

test("keyboard only: numbers, arrows, Enter, Escape", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await myTurn(page);
  // A number chooses.
  let before = await newsOf(page, table);
  const last = before.decision.options.length;
  await page.keyboard.type(String(last));
  if (last >= 10) await page.keyboard.press("Enter");
  await until(async () => (await newsOf(page, table)).number > before.number, "a number does not choose");
  // Arrows and Enter choose.
  await until(async () => (await newsOf(page, table)).decision !== null, "not asked");
  await myTurn(page);
  before = await until(async () => {
    const news = await newsOf(page, table);
    return news.decision?.options.length === (await page.locator(CHOICE).count()) && news;
  }, "the page does not show what is asked");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await focused(page, ".choice");
  await page.keyboard.press("Enter");
  await until(async () => (await newsOf(page, table)).number > before.number, "Enter does not choose");
  // A thing of the board is reached by Tab; Escape closes the small window and the focus goes back.
  const spot = page.locator('.board button.usable[aria-haspopup="dialog"]').first();
  await calm(page, table);
  for (let n = 0; n < 30 && !(await spot.count()); n++) {
    await choose(page, table);
    await calm(page, table);
  }
  await spot.focus();
  await page.keyboard.press("Enter");
  await page.locator(".beside").waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".beside").waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("what cannot be done answers why not, with a rule that opens", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await myTurn(page);
  await page.locator(".board .school_of_skills button.greyed").first().click({ force: true });
  const beside = page.locator(".beside");
  await beside.getByText(/round 2/).waitFor();
  const rule = await beside.locator(".rule").first().innerText();
  assert.match(rule, /^DB-/);
  await beside.locator(".rule").first().click();
  await page.locator(`#rule-${rule}[open]`).waitFor();
  await page.getByRole("button", { name: "Why not?" }).click();
  await page.locator(".why summary").first().click();
  await page.locator(".why li").first().waitFor();
  await shoot(page, "table-why-desktop");
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator(".hint").waitFor();
  assert.match(await page.locator(".hint").innerText(), /\d+%/); // with its chances
  assert.deepEqual(page.troubles, []);
});

test("in Italian, from the browser's own language", async () => {
  const page = await visitor(browser, house, { language: "it" });
  await page.goto("/");
  await page.getByRole("heading", { name: "Siediti e gioca" }).waitFor();
  assert.equal(await page.locator("html").getAttribute("lang"), "it");
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await myTurn(page);
  await until(async () => /Tocca a te/.test(await sentence(page)), "it does not say whose turn it is");
  const text = await page.locator(".page").innerText();
  for (const english of ["Your turn", "Place", "Storehouse", "Rules", "begins"])
    assert.ok(!text.includes(english), `English left: ${english}`);
  await page.goto("/settings");
  await page.getByLabel("English").check();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
});

test("on a phone: the sheet of choices, targets large enough, nothing wider than the screen", async () => {
  const page = await visitor(browser, house, { size: "phone" });
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await page.locator(".sheet .handle").waitFor();
  await until(async () => /choice/.test(await page.locator(".peek").innerText()), "not asked");
  assert.equal(await page.locator(".choices .choice").first().isVisible(), false);
  await page.locator(".sheet .handle").click();
  await page.locator(".choices .choice").first().waitFor();
  await shoot(page, "table-sheet-phone");
  const small = await page
    .locator(".choices .choice, .sheet .tabs button, .board .actions .button")
    .evaluateAll(
      (all) => all.map((each) => each.getBoundingClientRect()).filter((box) => box.height && box.height < 43.5).length,
    );
  assert.equal(small, 0, "targets under 44 px");
  const before = await newsOf(page, table);
  await page.locator(".choices .choice").first().click();
  await until(async () => (await newsOf(page, table)).number > before.number, "nothing chosen");
  assert.ok(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    "the page is wider than the screen",
  );
  assert.deepEqual(page.troubles, []);
});

test("hot seat: hands stay covered until the right person looks", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, GAME, [
    { kind: "me", name: "Ada" },
    { kind: "me", name: "Bruno" },
  ]);
  await page.goto(`/t/${table}`);
  const shown = new Set();
  let title = "";
  for (let n = 0; n < 40 && shown.size < 2; n++) {
    const now = await page.evaluate(
      (choice) => ({
        title: document.querySelector(".cover h1")?.textContent,
        board: !!document.querySelector(".board"),
        who:
          document.querySelector(choice) &&
          document.querySelector('.sentence svg[role="img"]')?.getAttribute("aria-label"),
      }),
      CHOICE,
    );
    if (now.title) {
      assert.ok(!now.board, "the board shows through the cover");
      title = now.title;
      await shoot(page, "table-cover-desktop");
    } else if (now.who) {
      assert.ok(!title || title.includes(now.who), `${title}, and it is the seat of ${now.who}`);
      shown.add(now.who);
    }
    await coverOrChoice(page, "last");
    await page.locator(`.cover h1, .final, ${CHOICE}`).first().waitFor();
  }
  assert.deepEqual([...shown].sort(), ["Ada", "Bruno"]);
  assert.deepEqual(page.troubles, []);
});

test("a spectator sees the table, and is not asked", async () => {
  const ada = await visitor(browser, house);
  const { table } = await makeTable(ada, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  const watcher = await visitor(browser, house, { name: "" });
  await watcher.goto(`/t/${table}`);
  await watcher.waitForSelector(".board .yard");
  await until(async () => /Waiting for/.test(await sentence(watcher)), "no sentence");
  assert.equal(await watcher.locator(".choices").count(), 0);
  assert.equal(await watcher.locator(".board .spot.usable").count(), 0);
  assert.deepEqual(watcher.troubles, []);
});

test("a table that is not there says so", async () => {
  const page = await visitor(browser, house);
  await page.goto("/t/nosuchtable");
  await page.getByText("There is no such table").waitFor();
  await page.goto("/t/a/b/c");
  await page.getByText("There is nothing here").waitFor();
});
