// Ways through the house by keyboard and by ear, and what is said where something cannot be loaded.
import assert from "node:assert/strict";
import { test } from "node:test";
import { makeTable, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";

/** What has the focus: its tag and its words. */
const focused = (/** @type {Page} */ page) =>
  page.evaluate(() => [document.activeElement.tagName, document.activeElement.textContent.trim()]);

test("after a step to another page the focus is on its heading; a page that is loaded leaves it alone", async () => {
  const page = await visitor(browser, house);
  await page.goto("/");
  await page.locator(".games li").first().waitFor();
  assert.equal((await focused(page))[0], "BODY");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.locator("h1:focus").waitFor();
  assert.deepEqual(await focused(page), ["H1", "Settings"]);
  await page.goBack();
  await page.locator("h1:focus").waitFor();
  assert.equal((await focused(page))[0], "H1");
  assert.deepEqual(page.troubles, []);
});

test("texts that cannot be loaded: a sentence and a way to try again, no blank page", async () => {
  const page = await visitor(browser, house);
  await page.route(/\/assets\/(en|it)-[^/]*\.js$/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("alert").getByText("could not be loaded").waitFor();
  await page.unroute(/\/assets\/(en|it)-[^/]*\.js$/);
  await page.getByRole("button", { name: "Try again" }).click();
  await page.locator(".games li").first().waitFor();
});

test("the log is one for those who hear the page, and a thing on the board has one short name", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct" }]);
  await page.goto(`/t/${table}`);
  await page.getByRole("log", { name: "Log" }).locator("li").first().waitFor();
  await page.locator(".board .spot.usable").first().waitFor();
  const names = await page.locator(".board").ariaSnapshot();
  const spoken = [...names.matchAll(/^\s*- button "([^"]*)"/gm)].map(([, name]) => name);
  assert.ok(spoken.length > 5, names);
  for (const name of spoken) assert.ok(name.length < 120, name);
  assert.ok(spoken.includes("Mass Lager"), names);
  assert.deepEqual(page.troubles, []);
});
