// A player's hand in a test: it clicks what is lit on the board, and nothing that a player could not.
import { setTimeout as sleep } from "node:timers/promises";

const ANYTHING = ".board .spot.usable, .board .actions .button";

/** What a player sees at a glance: that it is over, the small choice beside a thing, or else something lit on the board
 * (not in the list beside it). `wanted` are selectors of what a sensible player would rather click, the dearest first;
 * now and then anything is clicked all the same. */
async function glance(page, wanted) {
  const selectors = [...(Math.random() < 0.9 ? wanted.map((each) => `.board ${each}`) : []), ANYTHING];
  return page.evaluate(([final, ...others]) => {
    if (document.querySelector(final)) return { over: true };
    for (const selector of others) {
      const count = document.querySelectorAll(selector).length;
      if (count) return { selector, at: Math.floor(Math.random() * count) };
    }
    return {};
  }, [".final", ".beside button.option", ...selectors]);
}

/** Play to the end by clicking the board. */
export async function playByClicking(page, { most = 3000, until = () => false, wanted = [] } = {}) {
  let clicks = 0;
  let idle = 0;
  while (clicks < most && idle < 1200) {
    const { over, selector, at } = await glance(page, wanted);
    if (over || until(clicks)) return clicks;
    if (!selector) {
      idle++;
      await sleep(50);
      continue;
    }
    try {
      await page.locator(selector).nth(at).click({ timeout: 2000 });
      clicks++;
      idle = 0;
    } catch {
      idle++; // it went away meanwhile
    }
    await sleep(15);
  }
  throw new Error(`not over after ${clicks} clicks`);
}
