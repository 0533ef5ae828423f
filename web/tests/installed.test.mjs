// As an installed app: it opens even when the server is away, and says so; after absence it tells what happened.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, shoot, visitor } from "./kit.mjs";
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
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload(); // now the worker keeps what the page is made of
  await page.locator(".games li").first().waitFor();
  await page.waitForTimeout(500);
  await house.stop();
  await page.reload();
  await page.getByText("The server does not answer").waitFor();
  await shoot(page, "home-away-desktop");
  await house.start();
  await page.reload();
  await page.locator(".games li").first().waitFor();
  assert.deepEqual(foreign, []);
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
  await request.post(`/api/tables/${table}/act`, { data: { type: "choose", decision: news.decision.number, text: pass.text } });
  await page.goto(`/t/${table}`);
  await page.getByRole("heading", { name: "Since you left" }).waitFor();
  assert.match(await page.locator(".since ul").innerText(), /Ada/);
  await shoot(page, "table-since-desktop");
  await page.getByRole("button", { name: "I see" }).click();
  assert.equal(await page.locator(".since").count(), 0);
  assert.deepEqual(page.troubles, []);
});
