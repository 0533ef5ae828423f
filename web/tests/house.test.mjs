// What one does besides playing: an account, a transcript from a friend, a game watched again and played on from.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { count as isCount, equals, golden, makeTable, newsOf, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { choose } from "./hand.mjs";

const TRANSCRIPT = golden("dice_brewing", "2");

test("an account keeps what was played, on another device too", async () => {
  const page = await visitor(browser, house);
  await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct", name: "Odo" }], {
    title: "Our first",
  });
  await page.goto("/");
  await page.getByRole("link", { name: "You: Ada" }).click();
  await page.getByLabel("Login").fill("ada");
  await page.getByLabel(/^Password/).fill("a long secret");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText("Your account is there").waitFor();
  await page.getByRole("link", { name: /Our first/ }).waitFor();

  const other = await visitor(browser, house, { name: "" });
  await other.goto("/account");
  await other.getByLabel("I have an account").check();
  await other.getByLabel("Login").fill("ada");
  await other.getByLabel(/^Password/).fill("not the secret");
  await other.getByRole("button", { name: "Log in" }).click();
  await other.getByText("Login or password is wrong").waitFor();
  await other.getByLabel(/^Password/).fill("a long secret");
  await other.getByRole("button", { name: "Log in" }).click();
  await other.getByRole("link", { name: /Our first/ }).waitFor();
  await other.getByRole("button", { name: "Log out" }).click();
  await other.getByText("You are logged out").waitFor();
  await other.getByRole("link", { name: /Our first/ }).waitFor({ state: "detached" });
  assert.deepEqual([...page.troubles, ...other.troubles], []);
});

test("what is kept of someone is downloaded and deleted, and the game stays for others", async () => {
  const page = await visitor(browser, house, { name: "Ada" });
  await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "agent", agent: "instinct", name: "Odo" }], {
    title: "Our last",
  });
  await page.goto("/account");
  const arriving = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download it" }).click();
  const kept = JSON.parse(readFileSync(await (await arriving).path(), "utf8"));
  assert.deepEqual(
    kept.tables.map((each) => each.title),
    ["Our last"],
  );
  await page.getByRole("button", { name: "Delete all of it …" }).click();
  await page.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("link", { name: /Our last/ }).waitFor();
  await page.getByRole("button", { name: "Delete all of it …" }).click();
  await page.getByRole("button", { name: "Delete all of it now" }).click();
  await page.getByText("All that was kept of you is deleted").waitFor();
  await page.getByRole("link", { name: /Our last/ }).waitFor({ state: "detached" });
  await page.getByRole("link", { name: "You: Ada" }).waitFor({ state: "detached" });
  assert.deepEqual(page.troubles, []);
});

test("one changes the password, sees the devices, and logs out of all of them", async () => {
  const page = await visitor(browser, house);
  await page.goto("/account");
  await page.getByLabel("Login").fill("devices");
  await page.getByLabel(/^Password/).fill("a long secret");
  await page.getByRole("button", { name: "Make the account" }).click();
  await page.getByText("this one").waitFor();

  const other = await visitor(browser, house, { name: "" });
  await other.goto("/account");
  await other.getByLabel("I have an account").check();
  await other.getByLabel("Login").fill("devices");
  await other.getByLabel(/^Password/).fill("a long secret");
  await other.getByRole("button", { name: "Log in" }).click();
  await isCount(other, "li:has-text('last seen')", 2);
  await other.getByLabel("Present password").fill("not the secret");
  await other.getByLabel("New password").fill("a longer secret");
  await other.getByRole("button", { name: "Set the new password" }).click();
  await other.getByText("Login or password is wrong").waitFor();
  await other.getByLabel("Present password").fill("a long secret");
  await other.getByRole("button", { name: "Set the new password" }).click();
  await other.getByText("The password is changed").waitFor();
  await isCount(other, "li:has-text('last seen')", 1);

  await page.reload();
  await page.getByLabel("I have an account").check();
  await page.getByLabel("Login").fill("devices");
  await page.getByLabel(/^Password/).fill("a longer secret");
  await page.getByLabel("Name").first().fill("Ada");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("button", { name: "Log me out everywhere" }).click();
  await page.getByText("You are logged out on all devices").waitFor();
  await other.reload();
  await other.getByLabel("I have an account").waitFor();
  assert.deepEqual([...page.troubles, ...other.troubles], []);
});

test("the names of agents at a new table differ, however often its seats change", async () => {
  const page = await visitor(browser, house);
  await page.goto("/new?game=cavern_tavern");
  const seats = page.getByLabel("Seats");
  for (const count of ["6", "2", "5", "3", "6"]) {
    await seats.selectOption(count);
    await isCount(page, "ol input", Number(count) - 1);
    const names = await page.locator("ol input").evaluateAll((all) => all.map((each) => each.value));
    assert.equal(new Set(names).size, names.length, names.join(", "));
  }
  await page.getByLabel("Name", { exact: true }).first().fill("Gundula");
  await page.getByRole("button", { name: "Make the table" }).click();
  await page.waitForURL(/\/t\//);
  await page.locator(".tabs .tab-seats").click();
  await page.getByText("Gundula").first().waitFor();
  assert.deepEqual(page.troubles, []);
});

test("a transcript is opened, walked through by keyboard, seen from another seat, and played on from", async () => {
  const page = await visitor(browser, house);
  await page.goto("/");
  await page.getByRole("link", { name: "Open a transcript" }).click();
  await page.getByLabel("Or paste it here").fill("not a transcript");
  await page.getByRole("button", { name: "Open it" }).click();
  await page.locator("#transcript [role=alert]").waitFor();
  page.troubles.length = 0; // the browser notes every refusal
  await page
    .getByLabel("From a file")
    .setInputFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(TRANSCRIPT) });
  await page.getByRole("button", { name: "Open it" }).click();
  await page.waitForURL(/\/replay/);
  const moment = () => page.locator(".scrub output").innerText();
  await page.locator(".board .yard").waitFor();
  const last = Number((await moment()).split("/")[1]);
  for (const [key, wanted] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", last],
    ["Home", 0],
  ]) {
    await page.keyboard.press(key);
    await equals(moment, `${wanted} / ${last}`, key);
  }
  await page.getByRole("slider").fill("30");
  await equals(moment, `30 / ${last}`);
  await page.waitForURL(/at=\d+/);
  // What Ada has in the middle of the board is Odo's once one looks from Odo's seat.
  const points = () => page.locator(".mine").getAttribute("aria-label");
  const mine = await points();
  await page.getByLabel("Seen from").selectOption({ index: 1 });
  await page.waitForFunction((mine) => document.querySelector(".mine").ariaLabel !== mine, mine);
  // The address is a link to this very moment.
  const other = await visitor(browser, house, { name: "" });
  await other.goto(page.url());
  await other.locator(".board .yard").waitFor();
  await equals(() => other.locator(".scrub output").innerText(), `30 / ${last}`);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Transcript" }).click();
  assert.equal(readFileSync(await (await download).path(), "utf8").trim(), TRANSCRIPT.trim());
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.waitForURL(/\/t\/[^/]+$/);
  await page.locator(".board .yard").waitFor();
  await page.locator(".choices .choice").first().waitFor();
  assert.deepEqual([...page.troubles, ...other.troubles], []);
});

test("while others are asked, what one cannot do says whose turn it is", async () => {
  const page = await visitor(browser, house);
  const { table } = await makeTable(page, "dice_brewing", [{ kind: "me" }, { kind: "link" }]);
  await page.goto(`/t/${table}`);
  await page.locator(".board .yard").waitFor();
  for (let n = 0; n < 30 && (await newsOf(page, table)).decision; n++) await choose(page, table, "last");
  await page.locator(".choices").waitFor({ state: "detached" }); // the page, too, has heard of the last choice
  await page.locator(".board .malt_house button.greyed").first().click({ force: true });
  await page.locator(".beside").getByText("It is not your turn: Seat 2 has to answer first.").waitFor();
  assert.deepEqual(page.troubles, []);
});
