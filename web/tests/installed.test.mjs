// As an installed app: it opens even when the server is away, and says so; after absence it tells what happened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, makeTable, shoot, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

test("the app can be installed, asks nothing of other hosts, and opens without its server in plain words", async () => {
  const page = await visitor(browser, house, { serviceWorkers: "allow" });
  const foreign = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(house.address) && !request.url().startsWith("data:")) foreign.push(request.url());
  });
  await page.goto("/");
  await page.locator(".games li").first().waitFor();
  const manifest = await (await page.context().request.get("/manifest.webmanifest")).json();
  assert.equal(manifest.display, "standalone");
  for (const icon of manifest.icons) assert.equal((await page.context().request.get(icon.src)).status(), 200);
  // On the very first visit the page tells the worker what it was made of.
  await page.waitForFunction(async () => {
    const kept = await (await caches.open("undercroft-1")).keys();
    const parts = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.includes("/assets/"));
    return parts.length && parts.every((name) => kept.some(({ url }) => url === name));
  });
  // What is no page of the house is not taken for one.
  await page.goto("/metrics");
  await house.stop();
  await page.goto("/");
  await page.getByRole("heading", { name: "The server does not answer" }).waitFor();
  await shoot(page, "home-away-desktop");
  await house.start();
  await page.locator(".games li").first().waitFor(); // by itself
  assert.deepEqual(foreign, []);
});

test("what an earlier build was made of leaves the worker's cache", async () => {
  const page = await visitor(browser, house, { serviceWorkers: "allow" });
  await page.goto("/");
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open("undercroft-1")).keys()).map(({ url }) => new URL(url).pathname),
    );
  await until(async () => (await kept()).some((name) => name.startsWith("/assets/")), "nothing is kept");
  await page.evaluate(async () => {
    const cache = await caches.open("undercroft-1");
    await cache.put("/assets/old-1234.js", new Response("old"));
  });
  await page.reload();
  await page.locator(".games li").first().waitFor();
  assert.ok((await kept()).includes("/assets/old-1234.js"), "the same build keeps what it has");
  await page.evaluate(async () => {
    const cache = await caches.open("undercroft-1");
    await cache.put("/", new Response("<!doctype html>an earlier build", { headers: { "content-type": "text/html" } }));
  });
  await page.reload();
  await page.locator(".games li").first().waitFor();
  await until(async () => !(await kept()).includes("/assets/old-1234.js"), "of an earlier build something is kept");
  await until(async () => (await kept()).some((name) => name.startsWith("/assets/")), "nothing of this build is kept");
});

test("a table loaded while the server is away says so, and opens by itself when it is back; by a link, too", async () => {
  const page = await visitor(browser, house, { serviceWorkers: "allow", bypassCSP: true });
  const { table, secrets } = await makeTable(page, "dice_brewing", [
    { kind: "me" },
    { kind: "link" },
    { kind: "agent", agent: "instinct" },
  ]);
  await page.goto(`/t/${table}`);
  await page.locator(".choices .choice, .log li").first().waitFor();
  const guest = await visitor(browser, house, { serviceWorkers: "allow", name: "Bruno", language: "it" });
  await guest.goto("/");
  await guest.locator(".games li").first().waitFor();
  const keeps = (files) =>
    caches
      .open("undercroft-1")
      .then((cache) => cache.keys())
      .then((kept) => kept.filter(({ url }) => url.includes("/assets/")).length >= files);
  await page.waitForFunction(keeps, 8);
  await guest.waitForFunction(keeps, 4);
  await house.stop();
  await page.reload();
  await page.getByRole("heading", { name: "The server does not answer" }).waitFor();
  await page.getByRole("button", { name: "Try now" }).click();
  await page.getByRole("heading", { name: "The server does not answer" }).waitFor();
  assert.deepEqual(await findings(page, ["page-has-heading-one"], "away"), []);
  await shoot(page, "table-away-desktop");
  await guest.goto(`/t/${table}#seat=1&key=${secrets["1"]}`);
  await guest.getByRole("heading", { name: "Il server non risponde" }).waitFor();
  await shoot(guest, "table-away-it");
  await house.start();
  await page.locator(".columns .board > *").first().waitFor();
  await guest.locator(".columns .board > *").first().waitFor();
  await page.locator(".log").getByText("Bruno sits down").waitFor();
});

test("after absence: since you left", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await page.locator(".choices .choice").first().waitFor();
  await page.goto("/settings");
  // Away for an hour, and the last thing seen was the beginning.
  await page.evaluate((key) => localStorage.setItem(key, JSON.stringify([0, Date.now() - 3_600_000])), `seen-${table}`);
  const request = page.context().request;
  const news = await (await request.get(`/api/tables/${table}`)).json();
  const pass = news.decision.options.find(({ text }) => text === "pass") ?? news.decision.options[0];
  await request.post(`/api/tables/${table}/act`, {
    data: { type: "choose", decision: news.decision.number, text: pass.text },
  });
  await page.goto(`/t/${table}`);
  await page.getByRole("heading", { name: "Since you left" }).waitFor();
  assert.match(await page.locator(".since ul").innerText(), /Ada/);
  await shoot(page, "table-since-desktop");
  await page.getByRole("button", { name: "I see" }).click();
  await page.locator(".since").waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});
