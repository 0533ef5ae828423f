import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { House, makeTable, openBrowser, shoot, visitor } from "./kit.mjs";
import { playByClicking } from "./hand.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

test("Cutthroat Caverns is played by clicking the board, and axe finds nothing", async () => {
  const page = await visitor(browser, house);
  const others = Array.from({ length: 3 }, () => ({ kind: "agent", agent: "lively" }));
  const { table } = await makeTable(page, "cutthroat_caverns", [{ kind: "me" }, ...others]);
  await page.goto(`/t/${table}`);
  const clicks = await playByClicking(page, { until: (made) => made >= 60, wanted: ['[data-option^="set"]', '[data-option="pass"]'] });
  assert.ok(clicks >= 20, `${clicks} clicks`);
  await shoot(page, "board-cutthroat_caverns-desktop");
  const news = await (await page.context().request.get(`/api/tables/${table}`)).json();
  assert.ok(news.result || news.view.level > 1, "the first encounter is behind the party");
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ["violations"] })).violations);
  assert.deepEqual(found.map((each) => [each.id, each.nodes.map((node) => node.html.slice(0, 150)).slice(0, 3)]), []);
  assert.deepEqual(page.troubles, []);
});
