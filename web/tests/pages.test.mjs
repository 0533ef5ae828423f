// Every page and every board at three sizes: pictures for people, axe-core for accessibility.
import assert from "node:assert/strict";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { findings, golden, makeTable, resume, ROOT, shoot, SIZES, still, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

const newPage = (more = {}) => visitor(browser, house, { bypassCSP: true, ...more });
const mine = await newPage();

/** What else keeps people from finding their way by ear. */
const ALSO = ["heading-order", "page-has-heading-one", "landmark-one-main", "duplicate-id-aria"];

/** Go there at three sizes, take pictures, and look for what keeps people out. */
async function look(name, address, ready, /** @type {Page} */ page = mine) {
  const bad = [];
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await still(page);
    await shoot(page, `${name}-${size}`);
    if (size !== "tablet") bad.push(...(await findings(page, ALSO, `${name} ${size}`)));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) bad.push(`${name} ${size}: ${wide} pixels wider than the screen`);
  }
  await page.emulateMedia({ colorScheme: "dark" });
  await still(page);
  bad.push(...(await findings(page, ALSO, `${name} dark`)));
  await page.setViewportSize(SIZES.desktop);
  await shoot(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: "light" });
  if (name.startsWith("table-")) {
    await still(page);
    for (const [key, value] of [
      ["contrast", "high"],
      ["palette", "safe"],
    ]) {
      const usual = await page.evaluate(
        ([key, value]) => {
          const was = document.documentElement.dataset[key];
          document.documentElement.dataset[key] = value;
          return was;
        },
        [key, value],
      );
      bad.push(...(await findings(page, ALSO, `${name} ${value}`)));
      await shoot(page, `${name}-${value}`);
      await page.evaluate(([key, was]) => (document.documentElement.dataset[key] = was), [key, usual]);
    }
  }
  assert.deepEqual(bad, []);
  assert.deepEqual(page.troubles, []);
}

test("home, new table, settings, account, rules", async () => {
  await makeTable(mine, "dice_brewing", [{ kind: "me" }, { kind: "open" }], { listed: true, title: "Friday evening" });
  await look("home", "/", ".games li");
  await look("new", "/new?game=dice_brewing", "form fieldset");
  await look("settings", "/settings", "fieldset");
  await look("account", "/account", "form");
  await look("rules", "/rules/dice_brewing", "details");
});

test("what someone sees who comes by a link, to watch, or to the wrong place", async () => {
  const made = await makeTable(mine, "dice_brewing", [{ kind: "me" }, { kind: "link" }, { kind: "open" }], {
    title: "Friday evening",
  });
  await look("host", `/t/${made.table}`, ".board .yard");
  const guest = await newPage({ name: "" });
  await guest.goto("/");
  await look("join", `/t/${made.table}?#seat=1&key=${made.secrets["1"]}`, "form", guest);
  await look("spectator", `/t/${made.table}`, ".board .yard", guest);
  await look("no-table", "/t/nosuchtable", ".trouble", guest);
  await look("nowhere", "/nowhere", ".trouble", guest);
  assert.match(await guest.locator("main").innerText(), /There is nothing here/);
});

const games = readdirSync(join(ROOT, "web/src/games")).filter((game) =>
  existsSync(join(ROOT, "web/src/games", game, "Board.svelte")),
);
for (const game of games) {
  test(`the table, the end and the replay of ${game}`, async () => {
    const page = mine;
    const info = (await (await page.context().request.get("/api/house")).json()).games.find(({ id }) => id === game);
    const seats = Math.max(info.min_seats, Math.min(3, info.max_seats));
    const others = (count) =>
      Array.from({ length: count - 1 }, (_, at) => ({
        kind: "agent",
        agent: "lively",
        name: ["Odo", "Berta", "Ulric", "Hedda", "Gisla"][at],
      }));
    const { table } = await makeTable(page, game, [{ kind: "me" }, ...others(seats)]);
    await look(`table-${game}`, `/t/${table}`, ".columns .board > *");
    const transcript = golden(game, "3");
    const count = Number(/^seats (\d)/m.exec(transcript)[1]);
    const ended = await resume(page, transcript, [{ kind: "me" }, ...others(count)]);
    await look(`final-${game}`, `/t/${ended}`, ".final");
    await look(`replay-${game}`, `/t/${ended}/replay?at=60`, ".columns .board > *");
    await page.getByRole("button", { name: "One step on" }).click();
    await page.waitForURL(/at=61/);
    await page.getByRole("button", { name: "To the end" }).click();
    await page.locator(".sentence").getByText("The game is over").waitFor();
  });
}
