// A player's hand in a test: it clicks what is lit on the board, and nothing that a player could not.
import { setTimeout as sleep } from "node:timers/promises";
import { newsOf, until } from "./kit.mjs";

/** An option of the list that can be chosen: one that is on its way cannot. */
export const CHOICE = ".choices .choice:enabled";

/** Luck of the hand's own, the same in every run. HAND_SEED=2 tries another; each test that fails says which it was. */
const SEED = Number(process.env.HAND_SEED ?? 1);
let drawn = SEED;
function luck() {
  drawn = (drawn + 0x6d2b79f5) | 0;
  let mixed = Math.imul(drawn ^ (drawn >>> 15), drawn | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}

const ANYTHING = ".board .spot.usable, .board .actions .button";

/** What a player sees at a glance: that it is over, the small choice beside a thing, or else something lit on the board
 * (not in the list beside it). `wanted` are selectors of what a sensible player would rather click, the dearest first;
 * now and then anything is clicked all the same. */
async function glance(/** @type {Page} */ page, wanted) {
  const selectors = [...(luck() < 0.9 ? wanted.map((each) => `.board ${each}`) : []), ANYTHING];
  return page.evaluate(
    ([luck, final, ...others]) => {
      if (document.querySelector(final)) return { over: true };
      for (const selector of others) {
        // What is on its way cannot be clicked, and is gone a moment later.
        const all = [...document.querySelectorAll(selector)];
        const open = all.filter((each) => !each.disabled);
        if (open.length) return { selector, at: all.indexOf(open[Math.floor(luck * open.length)]) };
      }
      return {};
    },
    [luck(), ".final", ".beside button.option", ...selectors],
  );
}

/** Play to the end by clicking the board. */
export async function playByClicking(
  /** @type {Page} */ page,
  { most = 3000, until: enough = () => false, wanted = [] } = {},
) {
  let clicks = 0;
  let idle = 0; // glances at nothing to click: two minutes and more, as others may be thinking on a busy machine
  while (clicks < most && idle < 2400) {
    const { over, selector, at } = await glance(page, wanted);
    if (over || enough(clicks)) return clicks;
    if (!selector) {
      idle++;
      await sleep(50);
      continue;
    }
    try {
      // The thing itself, not whatever the selector finds next: where it goes away, one looks again at once.
      await (await page.$$(selector))[at].click({ timeout: 2000 });
      clicks++;
      idle = 0;
    } catch {
      idle++; // it went away meanwhile
    }
  }
  const { decision, waiting, result } = await newsOf(page, page.url().split("/").at(-1));
  const asked = decision ? `${decision.kind} is asked` : result ? "the game is over" : `seats ${waiting} are asked`;
  throw new Error(`not over after ${clicks} clicks, with ${idle} glances in vain; ${asked}; HAND_SEED=${SEED}`);
}

/** Choose of the list what is asked now, and see that the server has it. */
export async function choose(/** @type {Page} */ page, table, which = "first") {
  const asked = await until(async () => (await newsOf(page, table)).decision, "nothing is asked");
  await until(async () => {
    // The page may be a moment behind the server: what it shows then is not taken.
    await page
      .locator(CHOICE)
      [which]()
      .click({ timeout: 2000 })
      .catch(() => undefined);
    return (await newsOf(page, table)).decision?.number !== asked.number;
  }, `${asked.kind} is not answered`);
}

/** At one screen for several: uncover it, or choose of the list, whichever can be done next. What was clicked. */
export async function coverOrChoice(/** @type {Page} */ page, which = "first") {
  for (let tries = 0; tries < 2400; tries++) {
    if (await page.locator(".final").count()) return "final";
    for (const [what, thing] of [
      ["cover", page.locator(".cover .button")],
      ["choice", page.locator(CHOICE)[which]()],
    ]) {
      // It may go away meanwhile: what was chosen before is on its way.
      if (
        (await thing.count()) &&
        (await thing.click({ timeout: 2000 }).then(
          () => true,
          () => false,
        ))
      )
        return what;
    }
    await sleep(50);
  }
  throw new Error("nothing to uncover or to choose");
}

const shown = (/** @type {Page} */ page, where) =>
  page.locator(`${where} [data-option]`).evaluateAll((all) => all.map((each) => each.dataset.option));

async function unlit(/** @type {Page} */ page, table, isReached) {
  const { decision } = await newsOf(page, table);
  if (!decision) return [];
  const texts = new Set(decision.options.map((option) => option.text));
  const found = async (where) => {
    for (const text of await shown(page, where)) texts.delete(text);
  };
  await found(".board");
  // A small choice may be open already, as the hand has clicked its thing: a second click would close it.
  await found(".beside");
  const several = page.locator(".board .spot.usable[aria-haspopup]");
  for (let at = 0; at < (await several.count()) && texts.size; at++) {
    await several.nth(at).dispatchEvent("click");
    await found(".beside");
    await several.nth(at).dispatchEvent("click");
  }
  const missing = [];
  for (const text of texts) if (!(await isReached(text, decision))) missing.push(`${decision.kind}: ${text}`);
  return missing;
}

/** Options of the present decision that nothing on the board leads to, by itself or in the small choice beside it.
 * `isReached` tells of those that a board leads to in a way of its own. */
export async function unreachable(/** @type {Page} */ page, table, isReached = () => false) {
  let missing = [];
  // The page may be a moment behind the server.
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(50)) {
    missing = await unlit(page, table, isReached);
    if (!missing.length) break;
  }
  return missing;
}
