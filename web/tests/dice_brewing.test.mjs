import assert from "node:assert/strict";
import { test } from "node:test";
import { framed, golden, makeTable, newsOf, resume, shoot, still, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { playByClicking } from "./hand.mjs";

/** A plain plan: brew what can be brewed, keep good dice, plant seeds, else let the turn end. */
export const WANTED = [
  '[data-option^="brew"]',
  '[data-option^="use"]',
  '[data-option="to storehouse"]',
  '[data-option^="store"]',
  '[data-option$=" seed"]',
  '[data-option^="end"]',
  '[data-option="pass"]',
];

test("a game of Dice Brewing is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  const clicks = await playByClicking(page, { wanted: WANTED });
  assert.ok(clicks > 20, `${clicks} clicks`);
  await shoot(page, "final-dice_brewing-desktop");
  const news = await newsOf(page, table);
  assert.equal(await page.locator(".final .total td").count(), 2);
  assert.deepEqual(
    (await page.locator(".final .total td").allInnerTexts()).map((text) => parseInt(text)).sort(),
    [...news.result.scores].sort(),
  );
  assert.deepEqual(page.troubles, []);
});

/** Count what flies over the board, and for how many milliseconds at most it is to be on its way. */
async function watchGhosts(/** @type {Page} */ page) {
  await page.evaluate(() => {
    globalThis.flown = { ghosts: 0, longest: 0 };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.className !== "ghost") continue;
        globalThis.flown.ghosts++;
        const ends = node.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime);
        globalThis.flown.longest = Math.max(globalThis.flown.longest, ...ends);
      }
    }).observe(document.querySelector("[data-stage]"), { childList: true });
  });
}

test("what is placed is seen to go there, keeps no click from its place, and stays still if nothing may move", async () => {
  for (const reducedMotion of ["no-preference", "reduce"]) {
    const page = await visitor(browser, house, { reducedMotion });
    const { table } = await makeTable(page, "dice_brewing", [
      { kind: "me" },
      { kind: "agent", agent: "instinct", name: "Odo" },
    ]);
    await page.goto(`/t/${table}`);
    const seed = page.locator('.choices [data-option$=" seed"]').first();
    await seed.waitFor();
    await watchGhosts(page);
    // The moment it lies in its new place, a click finds it there although its likeness is still on the way.
    const space = (await seed.getAttribute("data-option")).split(" ")[1];
    const found = page.evaluate(
      () =>
        new Promise((done) => {
          new MutationObserver((_, watch) => {
            const seed = document.querySelector(".room .planted");
            if (!seed) return;
            watch.disconnect();
            requestAnimationFrame(() => {
              const { x, y, width, height } = seed.getBoundingClientRect();
              done(seed.contains(document.elementFromPoint(x + width / 2, y + height / 2)));
            });
          }).observe(document.querySelector(".buildings"), { childList: true, subtree: true });
        }),
    );
    await seed.click();
    assert.equal(await found, true, `${space}: something lies over the seed`);
    if (reducedMotion !== "reduce") await page.waitForFunction(() => globalThis.flown.ghosts >= 1);
    await framed(page);
    await page.waitForFunction(() => !document.querySelector(".ghost"));
    const { ghosts, longest } = await page.evaluate(() => globalThis.flown);
    if (reducedMotion === "reduce") assert.equal(ghosts, 0);
    else {
      assert.ok(longest > 0 && longest < 1000, `${longest} ms on the way`);
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

for (const [seats, mode] of [
  [2, "standard"],
  [3, "advanced"],
  [4, "standard"],
  [4, "advanced"],
]) {
  test(`the yard of ${seats} is whole at a glance on a laptop, ${mode}`, async () => {
    const page = await visitor(browser, house);
    const others = ["Odo", "Berta", "Ulric"]
      .slice(0, seats - 1)
      .map((name) => ({ kind: "agent", agent: "instinct", name }));
    const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, ...others], { options: { mode } });
    await page.goto(`/t/${table}`);
    await page.locator(".choices .choice").first().waitFor();
    await still(page);
    const { over, names } = await page.locator(".board").evaluate((board) => ({
      over: board.scrollHeight - board.clientHeight,
      names: [...board.querySelectorAll(".other .name")].map((each) => each.textContent),
    }));
    assert.ok(over <= 0, `${over} pixels are cut off`);
    assert.equal(new Set(names).size, seats - 1);
    await shoot(page, `table-dice_brewing-${seats}-${mode}-desktop`);
    await page.context().close();
  });
}

test("late in a game of four the yard is still whole at a glance, in the longer language", async () => {
  const page = await visitor(browser, house, { language: "it" });
  const seats = ["Ada", "Odo", "Berta", "Ulric"].map((name) => ({ kind: "me", name }));
  const table = await resume(page, golden("dice_brewing", "4"), seats);
  await page.goto(`/t/${table}`);
  await page.locator(".final").waitFor();
  // Without the band of the end above it, as it stood in the last round.
  await page.locator(".final").evaluate((final) => final.remove());
  await still(page);
  await shoot(page, "table-dice_brewing-late-desktop");
  const over = await page.locator(".board").evaluate((board) => board.scrollHeight - board.clientHeight);
  assert.ok(over <= 0, `${over} pixels are cut off`);
});
