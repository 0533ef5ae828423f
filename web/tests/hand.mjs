// A player's hand in a test: it clicks what is lit on the board, and nothing that a player could not.
import { setTimeout as sleep } from "node:timers/promises";

/** Something lit on the board (not in the list beside it), or null. `wanted` are selectors of what a sensible player
 * would rather click, the dearest first; now and then anything is clicked all the same. */
async function lit(page, wanted) {
  for (const selector of Math.random() < 0.9 ? [...wanted, ""] : [""]) {
    const spots = page.locator(selector ? `.board ${selector}` : ".board .spot.usable, .board .actions .button");
    const count = await spots.count();
    if (count) return spots.nth(Math.floor(Math.random() * count));
  }
  return null;
}

/** Play to the end by clicking the board. */
export async function playByClicking(page, { most = 3000, until = () => false, wanted = [] } = {}) {
  let clicks = 0;
  let idle = 0;
  while (clicks < most && idle < 1200) {
    if (await page.locator(".final").count()) return clicks;
    if (until(clicks)) return clicks;
    const beside = page.locator(".beside button.option");
    if (await beside.count()) {
      const options = await beside.count();
      await beside.nth(Math.floor(Math.random() * options)).click({ timeout: 2000 }).catch(() => undefined);
      clicks++;
      idle = 0;
      continue;
    }
    const spot = await lit(page, wanted);
    if (!spot) {
      idle++;
      await sleep(50);
      continue;
    }
    try {
      await spot.click({ timeout: 2000 });
      clicks++;
      idle = 0;
    } catch {
      idle++; // it went away meanwhile
    }
    await sleep(15);
  }
  throw new Error(`not over after ${clicks} clicks`);
}
