// On a phone: one part of the board at a time, where something is asked first, the answers at the foot; and the map of Vast
// under wheel, fingers and keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { framed, still, until, visitor } from "./kit.mjs";
import { KEPT, pageOf, sizeOf, SCREENS, tableAt } from "./layout.mjs";
import { browser, house } from "./opened.mjs";

/** The part of the board that fills the screen. */
const shown = (/** @type {Page} */ page) =>
  page.evaluate(() => {
    const middle = innerWidth / 2;
    return [...document.querySelectorAll(".part")]
      .find((part) => {
        const { left, right } = part.getBoundingClientRect();
        return left <= middle && right >= middle;
      })
      ?.getAttribute("data-part");
  });

test("a phone shows the part where something is asked, and goes to others by its foot", async () => {
  const page = await visitor(browser, house, { size: "phone" });
  // Attacks are set from the hand: that is among my own things.
  const { table, seat } = await tableAt(page, "cutthroat_caverns", KEPT.cutthroat_caverns[0], "start", / set /);
  await pageOf(page, table, seat);
  await page.locator(".held .usable").first().waitFor();
  await until(async () => (await shown(page)) === "mine", "it does not go to the hand");
  const first = await page.locator(".held .usable").first().boundingBox();
  assert.ok(first.y >= 0 && first.y + first.height <= SCREENS["390x844"].height, "the card is out of sight");
  await page.getByRole("button", { name: "Others" }).click();
  await until(async () => (await shown(page)) === "others", "it does not go to the others");
  await page.locator('[aria-pressed="true"]').getByText("Others").waitFor();
  assert.deepEqual(page.troubles, []);
});

test("few answers stand at the foot of a phone, and one of them is given there", async () => {
  const page = await visitor(browser, house, { size: "phone" });
  const { table, seat } = await tableAt(page, "cutthroat_caverns", KEPT.cutthroat_caverns[1], "middle");
  await pageOf(page, table, seat);
  const pass = page.locator(".sheet .dock").getByRole("button", { name: "Pass" });
  await pass.waitFor();
  const { y, height } = await pass.boundingBox();
  assert.ok(y + height <= 844 && height >= 44);
  await pass.click();
  await pass.waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("the map keeps what is under the pointer, shows an overview, and is whole again by key", async () => {
  const page = await visitor(browser, house);
  const { table, seat } = await tableAt(page, "crystal_caverns", KEPT.crystal_caverns[1], "late");
  await sizeOf(page, SCREENS["1440x900"]);
  await pageOf(page, table, seat);
  await page.locator(".drawing [data-space]").first().waitFor();
  await still(page);
  await page.locator(".drawing").focus();
  await page.keyboard.press("0");
  await framed(page);
  const tile = (/** @type {string} */ space) =>
    page.locator(`.drawing [data-space="${space}"] rect.edge`).boundingBox();
  const before = await tile("0,0");
  const at = { x: before.x + before.width / 4, y: before.y + before.height / 4 };
  await page.mouse.move(at.x, at.y);
  await page.mouse.wheel(0, -400);
  await until(async () => (await tile("0,0")).width > 1.5 * before.width, "it does not grow");
  const after = await tile("0,0");
  const part = (box) => [(at.x - box.x) / box.width, (at.y - box.y) / box.height];
  for (const [n, share] of part(after).entries()) assert.ok(Math.abs(share - part(before)[n]) < 0.08, `${part(after)}`);
  await page.locator(".overview").waitFor();
  await page.keyboard.press("ArrowRight");
  await until(async () => (await tile("0,0")).x < after.x - 5, "it does not move by key");
  await page.keyboard.press("0");
  await until(async () => Math.abs((await tile("0,0")).width - before.width) < 1, "it is not whole again");
  await page.locator(".overview").waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});
