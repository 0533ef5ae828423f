import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, makeTable, openBrowser, shoot, visitor } from "./kit.mjs";
import { playByClicking } from "./hand.mjs";

/** A plain plan: serve what can be served, else go on. */
const WANTED = ['[data-option="complete order"]', '[data-option^="with"]', '[data-option="end turn"]'];
let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("a story of Cavern Tavern is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "cavern_tavern", [{ kind: "me" }], { options: { solo_mode: "story", secret_chamber: "yes" } });
  await page.goto(`/t/${table}`);
  const clicks = await playByClicking(page, { wanted: WANTED });
  assert.ok(clicks > 20, `${clicks} clicks`);
  await shoot(page, "final-cavern_tavern-desktop");
  const news = await (await page.context().request.get(`/api/tables/${table}`)).json();
  assert.deepEqual((await page.locator(".final .total td").allInnerTexts()).map((text) => parseInt(text)), news.result.scores);
  assert.deepEqual(page.troubles, []);
});
