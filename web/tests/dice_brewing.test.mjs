import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { House, makeTable, openBrowser, shoot, visitor } from "./kit.mjs";
import { playByClicking } from "./hand.mjs";

/** A plain plan: brew what can be brewed, keep good dice, plant seeds, else let the turn end. */
export const WANTED = ['[data-option^="brew"]', '[data-option^="use"]', '[data-option="to storehouse"]', '[data-option^="store"]', '[data-option$=" seed"]', '[data-option^="end"]', '[data-option="pass"]'];
let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("a game of Dice Brewing is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  const clicks = await playByClicking(page, { wanted: WANTED });
  assert.ok(clicks > 20, `${clicks} clicks`);
  await shoot(page, "final-dice_brewing-desktop");
  const news = await (await page.context().request.get(`/api/tables/${table}`)).json();
  assert.equal(await page.locator(".final .total td").count(), 2);
  assert.deepEqual((await page.locator(".final .total td").allInnerTexts()).map((text) => parseInt(text)).sort(), [...news.result.scores].sort());
  assert.deepEqual(page.troubles, []);
});
