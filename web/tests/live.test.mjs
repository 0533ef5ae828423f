// The line to the table over a long evening: a spectator who only looks on, and a page that has asked for too much.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, newsOf, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

const GAME = "dice_brewing";
/** After this long without a word the page asks for one, as in `net/live`. */
const QUIET = 20_000;
/** So many refusals the server takes from one connection. */
const REFUSALS = 200;

/** A page whose clock the test sets, with its sockets in `sockets`, and what they heard counted in `heard`. */
async function onALine(/** @type {Page} */ page, table) {
  await page.clock.install();
  await page.addInitScript(() => {
    globalThis.sockets = [];
    globalThis.heard = 0;
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
      constructor(...args) {
        super(...args);
        globalThis.sockets.push(this);
        this.addEventListener("message", () => globalThis.heard++);
      }
    };
  });
  await page.goto(`/t/${table}`);
  await page.locator(".board .yard").waitFor();
}

const lines = (/** @type {Page} */ page) => page.evaluate(() => globalThis.sockets.length);

test("who looks on for hours stays on one line", async () => {
  const ada = await visitor(browser, house);
  const { table } = await makeTable(ada, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await until(async () => (await newsOf(ada, table)).decision, "nothing is asked");
  const watcher = await visitor(browser, house, { name: "" });
  await onALine(watcher, table);
  for (let beat = 0; beat < REFUSALS + 20; beat++) {
    const had = await watcher.evaluate(() => globalThis.heard);
    await watcher.clock.runFor(QUIET);
    await watcher.waitForFunction((had) => globalThis.heard > had, had);
  }
  assert.equal(await lines(watcher), 1, "the line was cut");
  assert.equal(await watcher.getByRole("alert").count(), 0);
  // And it is a live one.
  const { decision, number } = await newsOf(ada, table);
  const data = { type: "choose", decision: decision.number, text: decision.options[0].text };
  await ada.context().request.post(`/api/tables/${table}/act`, { data });
  await watcher.waitForFunction((number) => Number(document.querySelector(".log")?.dataset.number) > number, number);
  assert.deepEqual(watcher.troubles, []);
});

test("a page that is sent away for asking too much says so, and comes back by itself", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, GAME, [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await onALine(page, table);
  await page.evaluate((many) => {
    const no = { type: "agree", proposal: 1_000_000, yes: true };
    for (let n = 0; n < many; n++) globalThis.sockets[0].send(JSON.stringify({ ...no, ref: 1_000_000 + n }));
  }, REFUSALS);
  await page.getByRole("alert").getByText("This page asked for too much at once.").waitFor();
  assert.match(await page.getByRole("alert").innerText(), /comes back by itself/);
  assert.equal(await lines(page), 1);
  await page.clock.runFor(QUIET);
  await until(async () => (await lines(page)) === 2, "it does not try again");
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.locator(".choices .choice:enabled").first().waitFor();
  assert.deepEqual(page.troubles, []);
});
