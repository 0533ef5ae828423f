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

/** Options of the present decision that nothing on the board leads to. */
async function unlit(page, table) {
  const { decision } = await (await page.context().request.get(`/api/tables/${table}?lang=en&since=1000000000`)).json();
  if (!decision || decision.kind.startsWith("keep_")) return []; // there cards are marked first, then confirmed
  const texts = new Set(decision.options.map((option) => option.text));
  const shown = (where) => page.locator(`${where} [data-option]`).evaluateAll((all) => all.map((each) => each.dataset.option));
  for (const text of await shown(".board")) texts.delete(text);
  const several = page.locator(".board .spot.usable[aria-haspopup]");
  for (let at = 0; at < (await several.count()) && texts.size; at++) {
    await several.nth(at).dispatchEvent("click");
    for (const text of await shown(".beside")) texts.delete(text);
    await several.nth(at).dispatchEvent("click");
  }
  return [...texts].map((text) => `${decision.kind}: ${text}`);
}

async function unreachable(page, table) {
  let missing = [];
  // The page may be a moment behind the server.
  for (let tries = 0; tries < 8; tries++) {
    missing = await unlit(page, table);
    if (!missing.length) break;
    await page.waitForTimeout(250);
  }
  return missing;
}

test("Cutthroat Caverns is played by clicking the board, and axe finds nothing", async () => {
  const page = await visitor(browser, house, { bypassCSP: true });
  const others = Array.from({ length: 3 }, () => ({ kind: "agent", agent: "lively" }));
  const { table } = await makeTable(page, "cutthroat_caverns", [{ kind: "me" }, ...others]);
  await page.goto(`/t/${table}`);
  const missing = [];
  for (let part = 0; part < 20 && !(await page.locator(".final").count()); part++) {
    await playByClicking(page, { until: (made) => made >= 3 });
    missing.push(...(await unreachable(page, table)));
  }
  assert.deepEqual(missing, []);
  await shoot(page, "board-cutthroat_caverns-desktop");
  const news = await (await page.context().request.get(`/api/tables/${table}`)).json();
  assert.ok(news.result || news.view.level > 1, "the first encounter is behind the party");
  await page.addScriptTag({ path: AXE });
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ["violations"] })).violations);
  const grave = found.filter(({ impact }) => impact === "serious" || impact === "critical");
  assert.deepEqual(grave.map((each) => [each.id, each.nodes.map((node) => node.html.slice(0, 150)).slice(0, 3)]), []);
  assert.deepEqual(page.troubles, []);
});
