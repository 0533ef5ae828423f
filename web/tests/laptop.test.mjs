// A laptop of 1366 × 768: what one plays with is on the screen, without scrolling.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, newsOf, still, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

const agents = (count) =>
  Array.from({ length: count }, (_, at) => ({
    kind: "agent",
    agent: "lively",
    name: ["Odo", "Berta", "Ulric", "Hedda", "Gisla"][at],
  }));

/** Sit down, and wait until one is asked. */
async function asked(/** @type {Page} */ page, game, seats, options) {
  const { table } = await makeTable(page, game, seats, { options });
  await until(async () => (await newsOf(page, table)).decision, "nothing is asked");
  await page.goto(`/t/${table}`);
  await page.locator(".choices .choice").first().waitFor();
  await still(page);
}

/** How many pixels of a thing are below the board's lower edge, or behind what lies over it there. */
const hidden = (/** @type {Page} */ page, selector) =>
  page.evaluate((selector) => {
    const board = document.querySelector("main.board");
    const low = board.querySelector(".low")?.getBoundingClientRect().top ?? Infinity;
    const edge = Math.min(low, board.getBoundingClientRect().bottom);
    const last = [...board.querySelectorAll(selector)].map((each) => each.getBoundingClientRect().bottom);
    return last.length ? Math.max(0, Math.round(Math.max(...last) - edge)) : `there is no ${selector}`;
  }, selector);

for (const [me, things] of Object.entries({
  k: ".frame .gear",
  g: ".frame .verbs",
  d: ".frame .power:not(:has(small:empty))",
  c: ".frame .omens",
  t: ".frame .acts",
})) {
  for (const language of ["en", "it"]) {
    test(`the board of role ${me} in a full cave shows what it plays with (${language})`, async () => {
      const page = await visitor(browser, house, { language });
      const others = agents(4);
      await asked(
        page,
        "crystal_caverns",
        [..."kgdct"].map((role) => (role === me ? { kind: "me" } : others.shift())),
        { roles: "kgdct" },
      );
      // The Dragon has fourteen powers: of the last row at least the name and what it costs is seen.
      const far = await hidden(page, things);
      assert.ok(far <= (me === "d" ? 45 : 0), `${far} pixels are hidden`);
      assert.deepEqual(page.troubles, []);
    });
  }
}

for (const seats of [4, 6]) {
  test(`the tavern with ${seats} seats and the Secret Chamber`, async () => {
    const page = await visitor(browser, house);
    await asked(page, "cavern_tavern", [{ kind: "me" }, ...agents(seats - 1)], {
      secret_chamber: "yes",
      characters: "random",
    });
    for (const things of [".room .place", ".side .other"]) assert.equal(await hidden(page, things), 0, things);
    assert.deepEqual(page.troubles, []);
  });
}

test("six in the caverns: the own hand is seen", async () => {
  const page = await visitor(browser, house);
  await asked(page, "cutthroat_caverns", [{ kind: "me" }, ...agents(5)], {});
  assert.equal(await hidden(page, ".mine"), 0);
  assert.deepEqual(page.troubles, []);
});
