// A walk through the house, with a picture of each page and of what opens on it: `node tools/tour.mjs [language] [size]`.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { House, makeTable, openBrowser, ROOT, shoot, visitor } from "../tests/kit.mjs";

const [language = "en", size = "desktop", kind = ""] = process.argv.slice(2);
const house = await House.open();
const browser = await openBrowser();
const shot = (/** @type {Page} */ page, name) => shoot(page, `tour-${name}-${size}-${language}${kind}`);
try {
  const settings = {
    high: { contrast: "high" },
    safe: { palette: "safe" },
    dark: { theme: "dark" },
    highdark: { contrast: "high", theme: "dark" },
  }[kind];
  const open = async (more = {}) => {
    const page = await visitor(browser, house, { language, size, ...more });
    if (settings)
      await page.addInitScript((kept) => localStorage.setItem("undercroft-settings", JSON.stringify(kept)), {
        language,
        ...settings,
      });
    return page;
  };
  const page = await open();
  const go = async (address, name, ready = "main") => {
    await page.goto(address);
    await page.locator(ready).first().waitFor();
    await page.waitForTimeout(500);
    await shot(page, name);
  };
  await go("/", "home", ".games li");
  await go("/new#transcript", "new", "form fieldset");
  await page.evaluate(() => scrollTo(0, 9999));
  await shot(page, "new-end");
  await go("/account", "account", "form");
  await go("/settings", "settings");
  await go("/rules/dice_brewing", "rules", "details");
  await page.locator("input[type=search]").fill("seed");
  await shot(page, "rules-search");
  await go("/t/nosuchtable", "no-table");
  await go("/nowhere", "nowhere");
  const invited = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "link" }, { kind: "open" }], {
    clock: { kind: "move", seconds: 90, then: "wait" },
  });
  await go(`/t/${invited.table}`, "invite", ".board > *");
  const friend = await open({ name: "" });
  await friend.goto(`/t/${invited.table}#seat=1&key=${invited.secrets["1"]}`);
  await friend.locator("form").waitFor();
  await shot(friend, "join");
  const watcher = await open({ name: "" });
  const { table } = await makeTable(page, "dice_brewing", [
    { kind: "me" },
    { kind: "agent", agent: "instinct", name: "Odo" },
  ]);
  await watcher.goto(`/t/${table}`);
  await watcher.locator(".board .yard").waitFor();
  await shot(watcher, "spectator");
  await go(`/t/${table}`, "table", size === "phone" ? ".handle" : ".choices .choice");
  if (size === "phone") await page.locator(".handle").click();
  for (const name of ["log", "chat", "rules", "seats"]) {
    await page.locator(`.tabs .tab-${name}`).click();
    await page.waitForTimeout(200);
    await shot(page, `tab-${name}`);
  }
  if (size === "phone") await page.locator(".tabs .tab-choices").click();
  await page.locator(".asked header button").nth(1).click();
  await page.locator(".why li").first().waitFor();
  await shot(page, "why");
  await page.locator(".asked header button").nth(1).click();
  await page.locator(".asked header button").first().click();
  await page.locator(".hint").waitFor();
  await shot(page, "hint");
  if (size === "phone") await page.locator(".handle").click();
  await page.locator('.board button.usable[aria-haspopup="dialog"]').first().click();
  await shot(page, "beside");
  await page.keyboard.press("Escape");
  await page.locator(".school_of_skills button.greyed").first().click({ force: true });
  await page.locator(".beside p").first().waitFor();
  await page.waitForTimeout(300);
  await shot(page, "greyed");
  const folder = join(ROOT, "tests/golden/dice_brewing");
  const transcript = readFileSync(
    join(
      folder,
      readdirSync(folder).find((name) => name.startsWith("3")),
    ),
    "utf8",
  );
  const seats = [{ kind: "me" }, ...["Odo", "Berta"].map((name) => ({ kind: "agent", agent: "lively", name }))];
  const ended = await (await page.context().request.post("/api/transcripts", { data: { transcript, seats } })).json();
  await go(`/t/${ended.table}`, "final", ".final figure");
  await page.locator("figure summary").click();
  await page.locator("figure table").scrollIntoViewIfNeeded();
  await shot(page, "final-numbers");
  await go(`/t/${ended.table}/replay?at=300`, "replay", ".board > .yard");
  console.log(page.troubles.length ? page.troubles : "no errors");
} finally {
  await browser.close();
  await house.close();
}
