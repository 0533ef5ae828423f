// The rules as a book: chapters, contents, links to one rule, and finding by keyboard; on their page and in the drawer.
import assert from "node:assert/strict";
import { test } from "node:test";
import { equals, findings, focused, makeTable, SIZES, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

const games = (await (await fetch(`${house.address}/api/house`)).json()).games.map(({ id }) => id);

/** The titles of a rulebook's chapters, as its file has them. */
async function titles(/** @type {Page} */ page, game, language) {
  const source = await (await page.context().request.get(`/api/games/${game}/texts/${language}`)).text();
  const parts = source.split(/^## (.*)$/m).slice(1);
  return parts.filter((_, at) => at % 2 === 0 && /^[A-Z]{2}-\w+ *=/m.test(parts[at + 1]));
}

for (const language of ["en", "it"]) {
  test(`every game's rules have the chapters of its rulebook (${language})`, async () => {
    const page = await visitor(browser, house, { language });
    for (const game of games) {
      await page.goto(`/rules/${game}`);
      await page.locator(".chapter").first().waitFor();
      const wanted = await titles(page, game, language);
      assert.ok(wanted.length > 5, game);
      assert.deepEqual(await page.locator(".chapter").allInnerTexts(), wanted);
      assert.deepEqual(
        await page.locator(".beside a").evaluateAll((all) => all.map((each) => each.firstChild.textContent)),
        wanted,
      );
    }
    assert.deepEqual(page.troubles, []);
  });
}

/** Wait until an element stands at the top of what is seen of the rules: right below the field. */
const seen = (/** @type {Page} */ page, selector) =>
  page.waitForFunction((selector) => {
    const [thing, head] = [selector, ".book > .head"].map((each) =>
      document.querySelector(each)?.getBoundingClientRect(),
    );
    return thing && head && thing.top - head.bottom > -2 && thing.top - head.bottom < 80;
  }, selector);

test("contents lead to a chapter, an address to a rule, and both can be passed on", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  await page.goto("/rules/dice_brewing");
  await page.locator(".beside").getByRole("link", { name: "Brewing" }).click();
  await seen(page, "#chapter-DB-B1");
  await page.waitForURL(/#chapter-DB-B1$/);
  await page.locator('.beside a[aria-current="true"]').getByText("Brewing").waitFor();
  await page.goto("/settings");
  await page.goto("/rules/dice_brewing#chapter-DB-B1");
  await seen(page, "#chapter-DB-B1");
  await page.goto("/settings");
  await page.goto("/rules/dice_brewing#DB-K2");
  await seen(page, "#rule-DB-K2");
  // On a phone the contents open above the rules, and close behind one.
  await page.setViewportSize(SIZES.phone);
  await page.getByRole("button", { name: "Contents" }).click();
  assert.deepEqual(await findings(page, [], "contents on a phone"), []);
  await page.locator(".above").getByRole("link", { name: "Markets" }).click();
  await seen(page, "#chapter-DB-M1");
  await page.locator(".above").waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("finding in the rules by keyboard alone", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  await page.goto("/rules/dice_brewing");
  await page.locator(".chapter").first().waitFor();
  await page.keyboard.press("/");
  await focused(page, "input[type=search]");
  await page.keyboard.type("joker nowhere");
  await page.getByText('No rule mentions "joker nowhere".').waitFor();
  await page.keyboard.press("Escape");
  await page.locator(".chapter").first().waitFor();
  await page.keyboard.type("season");
  await page.locator("mark:visible").first().waitFor();
  await until(async () => {
    const said = await page.locator(".book > .head [role=status]").innerText();
    return said === `${await page.locator("details").count()} rules`;
  }, "it does not say how many rules are found");
  assert.deepEqual(await findings(page, [], "found"), []);
  await page.keyboard.press("Enter");
  await focused(page, "details:first-child > summary");
  const first = page.locator("details").first();
  const was = await first.evaluate((each) => each.open);
  await page.keyboard.press("Enter");
  await page.waitForFunction((was) => document.querySelector("details").open !== was, was);
  await page.keyboard.press("ArrowDown");
  await focused(page, "details:nth-child(2) > summary");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await focused(page, "input[type=search]");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await focused(page, "input[type=search]");
  await equals(() => page.locator("input[type=search]").inputValue(), "");
  assert.deepEqual(page.troubles, []);
});

test("in the drawer: chapters too, and whoever is searching is not led away by the next decision", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await page.locator(".choices .choice").first().waitFor();
  await page.locator(".tab-rules").click();
  await page.locator("details[open]").first().waitFor(); // the rule of the present decision
  await page.getByRole("button", { name: "Contents" }).click();
  await page.locator(".above").getByRole("link", { name: "Markets" }).click();
  await seen(page, "#chapter-DB-M1");
  assert.deepEqual(await findings(page, ["heading-order"], "drawer"), []);
  await page.keyboard.press("/");
  await page.keyboard.type("season");
  await page.locator("mark:visible").first().waitFor();
  const request = page.context().request;
  const asked = await page.locator(".choices").textContent();
  const { decision } = await (await request.get(`/api/tables/${table}`)).json();
  await request.post(`/api/tables/${table}/act`, {
    data: { type: "choose", decision: decision.number, text: decision.options[0].text },
  });
  await page.waitForFunction((words) => {
    const now = document.querySelector(".choices")?.textContent;
    return now && now !== words;
  }, asked);
  assert.equal(await page.locator("input[type=search]").inputValue(), "season");
  assert.deepEqual(page.troubles, []);
});
