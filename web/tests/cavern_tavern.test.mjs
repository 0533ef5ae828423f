import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, makeTable, newsOf, shoot, SIZES, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { playByClicking } from "./hand.mjs";

/** A plain plan: serve what can be served, else go on. */
const WANTED = ['[data-option="complete order"]', '[data-option^="with"]', '[data-option="end turn"]'];

test("a story of Cavern Tavern is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cavern_tavern", [{ kind: "me" }], {
    options: { solo_mode: "story", secret_chamber: "yes" },
  });
  await page.goto(`/t/${table}`);
  const clicks = await playByClicking(page, { wanted: WANTED });
  assert.ok(clicks > 20, `${clicks} clicks`);
  await shoot(page, "final-cavern_tavern-desktop");
  const news = await newsOf(page, table);
  assert.deepEqual(
    (await page.locator(".final .total td").allInnerTexts()).map((text) => parseInt(text)),
    news.result.scores,
  );
  assert.deepEqual(page.troubles, []);
});

test("a game of Cavern Tavern for two is finished by clicking the board, and the points are told by what they were for", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cavern_tavern", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await playByClicking(page, { wanted: WANTED });
  await shoot(page, "final-cavern_tavern-two");
  const { result } = await newsOf(page, table);
  const numbers = (rows) =>
    page
      .locator(`.final .scores tbody ${rows}`)
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("td")].map((cell) => parseInt(cell.textContent))),
      );
  const rows = await numbers("tr:not(.total):not(.muted)");
  const [totals] = await numbers("tr.total");
  assert.deepEqual([...totals].sort(), [...result.scores].sort());
  for (const at of [0, 1])
    assert.equal(
      rows.reduce((sum, row) => sum + row[at], 0),
      totals[at],
    );
  assert.ok(rows.length > 5, "more than the final scoring");
  assert.deepEqual(page.troubles, []);
});

test("the board holds every option of the first decisions, and axe finds nothing", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  const agents = [
    { kind: "agent", agent: "instinct" },
    { kind: "agent", agent: "instinct" },
  ];
  const { table } = await makeTable(page, "cavern_tavern", [{ kind: "me" }, ...agents]);
  await page.goto(`/t/${table}`);
  await page.locator(".tavern").waitFor();
  for (let seen = 0; seen < 10; seen++) {
    const decision = await until(async () => (await newsOf(page, table)).decision, "nothing is asked");
    // The page may be a moment behind the server.
    for (const { text } of decision.options)
      await page.locator(`.tavern [data-option="${text}"]`).first().waitFor({ state: "attached" });
    await page
      .locator(`.tavern [data-option="${decision.options[seen % decision.options.length].text}"]`)
      .first()
      .click();
    await until(
      async () => (await newsOf(page, table)).decision?.number !== decision.number,
      `${decision.kind} is not answered`,
    );
  }
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme });
    assert.deepEqual(await findings(page), []);
  }
  await shoot(page, "cavern_tavern-desktop");
  await page.getByRole("button", { name: "Decks and discards" }).click();
  await page.locator("dialog[open] .orders").first().waitFor();
  await shoot(page, "cavern_tavern-decks");
  await page.keyboard.press("Escape");
  for (const size of ["tablet", "phone"]) {
    await page.setViewportSize(SIZES[size]);
    await shoot(page, `cavern_tavern-${size}`);
    const [inside, outside] = await page
      .locator("main.board")
      .evaluate((board) => [board.scrollWidth, board.clientWidth]);
    assert.ok(inside <= outside, `${size}: ${inside} px of board in ${outside}`);
  }
  assert.deepEqual(page.troubles, []);
});
