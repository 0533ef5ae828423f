// Vast in the browser: whole games by clicking the board, every role's board, every set of roles.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { House, makeTable, openBrowser, shoot, visitor } from "./kit.mjs";
import { playByClicking } from "./hand.mjs";

const AXE = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const SETS = "kgdct kgdc kgdt kgct kdct gdct kgd kgc kdc gdc kgt kdt kct gdt gct dct kg kd kc kt gd gc gt dc dt ct k g d t".split(" ");
const ROLES = { k: "Knight", g: "Goblins", d: "Dragon", c: "Cavern", t: "Thief" };

let house, browser;
before(async () => {
  house = await House.open();
  browser = await openBrowser();
});
after(async () => {
  await browser?.close();
  await house?.close();
});

const table = async (page, roles, me, others = { kind: "agent", agent: "lively" }) => {
  const seats = [...roles].map((role) => (role === me ? { kind: "me" } : others));
  return (await makeTable(page, "crystal_caverns", seats, { options: { roles } })).table;
};

/** Every option of the present decision is lit on the board: by itself, or in the small choice beside a thing. */
async function unreachable(page) {
  // The page may be a moment behind the server.
  for (let tries = 0; tries < 10; tries++) {
    const missing = await unlit(page);
    if (!missing.length) return [];
    if (tries === 9) return missing;
    await page.waitForTimeout(300);
  }
}

async function unlit(page) {
  const request = page.context().request;
  const id = page.url().split("/").pop();
  const { decision } = await (await request.get(`/api/tables/${id}?lang=en&since=1000000000`)).json();
  if (!decision) return [];
  const texts = new Set(decision.options.map((option) => option.text));
  for (const text of await page.locator(".board [data-option]").evaluateAll((all) => all.map((each) => each.dataset.option))) texts.delete(text);
  const several = page.locator(".board .spot.usable[aria-haspopup]");
  for (let at = 0; at < (await several.count()) && texts.size; at++) {
    await several.nth(at).dispatchEvent("click");
    for (const text of await page.locator(".beside [data-option]").evaluateAll((all) => all.map((each) => each.dataset.option))) texts.delete(text);
    await several.nth(at).dispatchEvent("click");
  }
  // A tile of the Cavern's hand is picked first; then its spaces are lit.
  for (const text of texts) if (/^fill /.test(text) && (await page.locator(".board .pick").count())) texts.delete(text);
  return [...texts].map((text) => `${decision.kind}: ${text}`);
}

for (const me of "kgdct") {
  test(`the board of the ${ROLES[me]} holds every option, and axe finds nothing`, async () => {
    const page = await visitor(browser, house, { bypassCSP: true });
    const id = await table(page, "kgdct", me);
    await page.goto(`/t/${id}`);
    await page.locator(".caverns .frame").first().waitFor();
    const missing = [];
    let seen = 0;
    await playByClicking(page, { most: 60, until: (clicks) => clicks >= 12 });
    for (; seen < 8; seen++) {
      const { decision, result } = await (await page.context().request.get(`/api/tables/${id}?lang=en&since=1000000000`)).json();
      if (result) break;
      if (decision) missing.push(...(await unreachable(page)));
      await playByClicking(page, { most: 40, until: (clicks) => clicks >= 1 }).catch(() => undefined);
    }
    assert.deepEqual(missing, []);
    await page.addScriptTag({ path: AXE });
    const found = await page.evaluate(async () => (await globalThis.axe.run(document, { resultTypes: ["violations"] })).violations);
    const grave = found.filter(({ impact }) => impact === "serious" || impact === "critical");
    assert.deepEqual(grave.map((each) => `${each.id}: ${each.nodes.slice(0, 4).map((node) => node.html.slice(0, 140)).join(" | ")}`), []);
    await shoot(page, `crystal_caverns-${ROLES[me].toLowerCase()}`);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test("all thirty sets of roles are drawn, by day and by night", async () => {
  const page = await visitor(browser, house);
  for (const [at, roles] of SETS.entries()) {
    if (at % 20 === 0) await house.restart(); // one address may make some thirty tables in a row, not more
    const id = await table(page, roles, roles[at % roles.length], { kind: "open" });
    await page.emulateMedia({ colorScheme: at % 2 ? "dark" : "light" });
    await page.goto(`/t/${id}`);
    await page.locator(".caverns .frame").first().waitFor();
    assert.equal(await page.locator(".caverns .others > section").count(), roles.length - 1, roles);
    assert.ok((await page.locator(".cave .on-dark, .cave .on-lit").count()) >= 5, roles);
    assert.equal(await page.locator(".caverns .mine .frame").getAttribute("aria-label"), ROLES[roles[at % roles.length]]);
    await page.goto("about:blank");
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("only the Cavern sees its tiles", async () => {
  const page = await visitor(browser, house);
  const { table: id } = await makeTable(page, "crystal_caverns", [{ kind: "me" }, { kind: "me" }], { options: { roles: "kc" } });
  await page.goto(`/t/${id}`);
  await page.locator(".caverns .frame").first().waitFor();
  assert.equal(await page.locator(".cave .known").count(), 0);
  assert.equal(await page.locator(".caverns .tile-card").count(), 0);
  await page.context().close();
});

test("a game of Vast is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const id = await table(page, "kt", "k");
  await page.goto(`/t/${id}`);
  const clicks = await playByClicking(page, { most: 1500, wanted: [".actions .button.main"] });
  assert.ok(clicks > 15, `${clicks} clicks`);
  await page.locator(".final").waitFor();
  await shoot(page, "final-crystal_caverns-desktop");
  assert.deepEqual(page.troubles, []);
});
