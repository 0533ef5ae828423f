// Fast: a small first load, a choice shown in the frame after the server's answer, and no slower after a long game.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { golden, makeTable, resume, ROOT, still, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { coverOrChoice } from "./hand.mjs";

/** What this page has fetched, as it came over the wire. */
const weight = (/** @type {Page} */ page) =>
  page.evaluate(() =>
    [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].reduce(
      (sum, { encodedBodySize }) => sum + encodedBodySize,
      0,
    ),
  );

test("the first load stays under 250 kB: the house, and each game's table", async () => {
  const games = readdirSync(join(ROOT, "web/src/games"));
  const page = await visitor(browser, house);
  await page.goto("/");
  await page.locator(".games li").first().waitFor();
  await still(page);
  const home = await weight(page);
  assert.ok(home > 20_000 && home < 250_000, `the house: ${home} bytes`);
  for (const game of games) {
    const fresh = await visitor(browser, house);
    const { games: known } = await (await fresh.context().request.get("/api/house")).json();
    const { min_seats } = known.find(({ id }) => id === game);
    const others = Array.from({ length: Math.max(2, min_seats) - 1 }, (_, at) => ({
      kind: "agent",
      agent: "instinct",
      name: `Odo ${at}`,
    }));
    const { table } = await makeTable(fresh, game, [{ kind: "me" }, ...others]);
    await fresh.goto(`/t/${table}`);
    await fresh.locator(".board > :not(h2)").first().waitFor();
    await still(fresh); // fonts come after the board: with all of them the largest table has 250,074 bytes
    const bytes = await weight(fresh);
    assert.ok(bytes > 60_000 && bytes < 250 * 1024, `${game}: ${bytes} bytes`);
    await fresh.context().close();
  }
});

/** Watch the socket: after each news, what the page shows in the very next frame, and how much it changed. */
async function watched(/** @type {Page} */ page) {
  await page.addInitScript(() => {
    globalThis.frames = [];
    const Real = WebSocket;
    globalThis.WebSocket = class extends Real {
      constructor(...args) {
        super(...args);
        this.addEventListener("message", ({ data }) => {
          const news = JSON.parse(data);
          if (news.type !== "news") return;
          const watch = new MutationObserver((changes) => (frame.work += changes.length));
          watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
          const frame = { asked: news.decision?.options.length ?? 0, shown: -1, work: 0 };
          // This listener is the first: what the page does with the news comes after it, before the next task.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => watch.disconnect();
          port2.postMessage(0);
          requestAnimationFrame(() => (frame.shown = document.querySelectorAll(".choices .choice").length));
          if (document.querySelector(".choices")) globalThis.frames.push(frame);
        });
      }
    };
  });
}

test("after a long game the page is no slower: few nodes, and every answer is shown in the next frame", async () => {
  const page = await visitor(browser, house);
  await watched(page);
  const whole = golden("dice_brewing", "3").trimEnd().split("\n");
  // The game as it stood shortly before its end: hundreds of choices lie behind it.
  const begun = whole.filter((line) => !line.startsWith("result"));
  const seats = [{ kind: "me" }, { kind: "me", name: "Bruno" }, { kind: "me", name: "Carla" }];
  const asTable = (lines) => resume(page, lines.join("\n") + "\n", seats);
  const nodes = async () => page.evaluate(() => document.querySelectorAll("*").length);
  const choices = begun.flatMap((line, at) => (/^\d /.test(line) ? [at] : []));
  const opened = async (table) => {
    await page.goto(`/t/${table}`);
    await page.locator(".cover .button, .choices .choice").first().waitFor();
    if (await page.locator(".cover").count()) await page.locator(".cover .button").click();
    await page.locator(".choices .choice").first().waitFor();
  };
  /** Answer 25 times: every answer is shown in the next frame. How much the page changed for one of them. */
  const work = async () => {
    for (let n = 0; n < 25 && (await coverOrChoice(page)) !== "final"; n++)
      await page.waitForFunction(() => globalThis.frames.every(({ shown }) => shown >= 0));
    const frames = (await page.evaluate(() => globalThis.frames)).filter(({ shown, asked }) => shown >= 0 && asked > 0);
    assert.ok(frames.length >= 5, `${frames.length} answers seen`);
    assert.deepEqual(
      frames.filter(({ shown, asked }) => shown !== asked),
      [],
      "the next frame shows something else",
    );
    return frames.reduce((sum, { work }) => sum + work, 0) / frames.length;
  };
  await opened(await asTable(begun.slice(0, choices[5])));
  const early = await nodes();
  const before = await work();
  const table = await asTable(begun.slice(0, choices.at(-40)));
  await opened(table);
  const news = await (await page.context().request.get(`/api/tables/${table}?since=1000000000`)).json();
  assert.ok(news.number > 500, `${news.number} entries are not a long game`);
  const late = await nodes();
  assert.ok(late < 2500 && late < early * 2.5, `${early} nodes at first, ${late} late in the game`);
  assert.ok((await page.locator(".log li").count()) < 320);
  const after = await work();
  const told = `${before.toFixed(0)} changes of the page for an answer early in the game, ${after.toFixed(0)} late`;
  assert.ok(before > 0 && after < 4 * before, told);
  console.log(`${early} nodes early, ${late} after ${news.number} entries; ${told}`);
  assert.deepEqual(page.troubles, []);
});

test("a replay keeps only the lines around the moment", async () => {
  const page = await visitor(browser, house);
  const table = await resume(page, golden("dice_brewing", "3"), [{ kind: "me" }, { kind: "open" }, { kind: "open" }]);
  await page.goto(`/t/${table}/replay?at=400`);
  await page.locator('[aria-current="step"]').waitFor();
  assert.ok((await page.locator("ol li").count()) < 120);
  const before = new URL(page.url()).searchParams.get("at");
  await page.getByRole("button", { name: /later/ }).click();
  await page.waitForFunction((at) => Number(new URLSearchParams(location.search).get("at")) > Number(at) + 40, before);
  assert.deepEqual(page.troubles, []);
});
