// Vast in the browser: whole games by clicking the board, every role's board, all kinds of role sets.
import assert from "node:assert/strict";
import { test } from "node:test";
import { findings, golden, makeTable, newsOf, resume, shoot, until, visitor } from "./kit.mjs";
import { browser, house } from "./opened.mjs";
import { playByClicking, unreachable } from "./hand.mjs";

// Every size, every variant card, every way to lose: the other sets are mixtures of these.
const SETS = "kgdct kgct kdct gdct kgd kct dct kg kt gd dt k g d t".split(" ");
const ROLES = { k: "Knight", g: "Goblins", d: "Dragon", c: "Cavern", t: "Thief" };

const table = async (/** @type {Page} */ page, roles, me, others = { kind: "agent", agent: "lively" }) => {
  const seats = [...roles].map((role) => (role === me ? { kind: "me" } : others));
  return (await makeTable(page, "crystal_caverns", seats, { options: { roles } })).table;
};

/** A tile of the Cavern's hand is picked first; then its spaces are lit. */
const isPickedFirst = (/** @type {Page} */ page) => async (text) =>
  /^fill /.test(text) && (await page.locator(".board .pick").count()) > 0;

for (const me of "kgdct") {
  const role = ROLES[me].toLowerCase();
  test(`a turn of the ${ROLES[me]} is clicked on the board, which holds every option; axe finds nothing`, async () => {
    const page = await visitor(browser, house, { bypassCSP: true });
    const id = await table(page, "kgdct", me);
    await page.goto(`/t/${id}`);
    await page.locator(".caverns .frame").first().waitFor();
    const missing = [];
    let own = 0;
    let over = false;
    let round = 0;
    for (let clicks = 0; clicks < 120 && !over; clicks++) {
      const { decision, result, view } = await newsOf(page, id);
      if (result) break;
      // By whose turn it is, and of which round: agents are quick, and the Cavern is asked in others' turns, so that whole
      // turns may go by between two looks.
      over = own > 0 && (view.active !== role || view.round !== round);
      if (over) break;
      if (decision && clicks % 3 === 0) missing.push(...(await unreachable(page, id, isPickedFirst(page))));
      if (decision && view.active === role) {
        own++;
        round = view.round;
      }
      // In the end a turn is ended, as people do.
      await playByClicking(page, {
        most: 40,
        until: (made) => made >= 1,
        wanted: own > 25 ? [".actions .button.main"] : [],
      });
    }
    assert.deepEqual(missing, []);
    assert.ok(own > 0, "the role never had its turn");
    assert.ok(over || (await newsOf(page, id)).result, `the turn is not over after ${own} clicks`);
    assert.deepEqual(await findings(page), []);
    await shoot(page, `crystal_caverns-${role}`);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}

test("sets of roles of every kind are drawn, by day and by night", async () => {
  const page = await visitor(browser, house);
  for (const [at, roles] of SETS.entries()) {
    const id = await table(page, roles, roles[at % roles.length], { kind: "open" });
    await page.emulateMedia({ colorScheme: at % 2 ? "dark" : "light" });
    if (at) {
      // From table to table within the house: the page is not loaded anew.
      await page.evaluate((to) => {
        history.pushState(null, "", to);
        dispatchEvent(new PopStateEvent("popstate"));
      }, `/t/${id}`);
    } else {
      await page.goto(`/t/${id}`);
    }
    const mine = ROLES[roles[at % roles.length]];
    await page.locator(`.caverns .mine .frame[aria-label="${mine}"]`).waitFor();
    await page.waitForFunction(
      (count) => document.querySelectorAll(".caverns .others > section").length === count,
      roles.length - 1,
    );
    await until(
      async () => (await page.locator(".cave .on-dark, .cave .on-lit").count()) >= 5,
      `${roles}: not all that lies on the map is drawn`,
    );
    await page.evaluate(() => {
      history.pushState(null, "", "/settings");
      dispatchEvent(new PopStateEvent("popstate"));
    });
    await page.locator(".caverns").waitFor({ state: "detached" });
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("only the Cavern sees its tiles", async () => {
  const page = await visitor(browser, house);
  const { table: id } = await makeTable(page, "crystal_caverns", [{ kind: "me" }, { kind: "me" }], {
    options: { roles: "kc" },
  });
  await page.goto(`/t/${id}`);
  await page.locator(".caverns .frame").first().waitFor();
  assert.equal(await page.locator(".cave .known").count(), 0);
  assert.equal(await page.locator(".caverns .tile-card").count(), 0);
  await page.context().close();
});

test("goals, cards and the other boards say what this table has agreed on", async () => {
  const page = await visitor(browser, house);
  const seats = [{ kind: "me" }, { kind: "agent", agent: "lively" }];
  const { table: id } = await makeTable(page, "crystal_caverns", seats, { options: { roles: "kt", number: "6" } });
  await page.goto(`/t/${id}`);
  await page.locator(".mine .frame").waitFor();
  assert.match(
    await page.locator(".mine .frame > header").innerText(),
    /Smash 6 Crystals.*Crystals still to smash: 6/s,
  );
  assert.match(await page.locator(".mine .held").innerText(), /Goblin Infestation.*a drawn Monster/s);
  await page.getByRole("button", { name: "Player aid" }).click();
  const aid = page.getByRole("dialog", { name: "Player aid" });
  assert.match(await aid.innerText(), /Stash 6 tokens.*Flare \(Thief\).*Crystal\./s);
  await shoot(page, "crystal_caverns-aid");
  await aid.getByRole("button", { name: "Close" }).click();
  await page.locator(".others section").getByRole("button", { name: "Thief" }).click();
  const board = page.getByRole("dialog", { name: "Thief" });
  await board.locator(".frame.thief .upgrade").first().waitFor();
  assert.match(await board.innerText(), /Lock Picking Kit/);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a click far off walks there step by step", async () => {
  const page = await visitor(browser, house);
  const whole = golden("crystal_caverns", "1_roles-t.txt");
  // The first moment in which the Thief can walk further than to the next tile.
  let id;
  for (const { index } of whole.matchAll(/^0 move /gm)) {
    id = await resume(page, whole.slice(0, index), [{ kind: "me" }]);
    if (Object.keys((await newsOf(page, id)).view.ways).length) break;
  }
  await page.goto(`/t/${id}`);
  const far = page.locator(".cave .far").first();
  const space = await far.locator("xpath=..").getAttribute("data-space");
  await far.locator("rect").click();
  await until(async () => (await newsOf(page, id)).view.thief.at === space, `the Thief never came to ${space}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test("a game of Vast is finished by clicking the board", async () => {
  const page = await visitor(browser, house);
  const id = await table(page, "kt", "k");
  await page.goto(`/t/${id}`);
  const clicks = await playByClicking(page, { most: 1500, wanted: [".actions .button.main"] });
  assert.ok(clicks > 15, `${clicks} clicks`);
  await page.locator(".final").waitFor();
  await shoot(page, "final-crystal_caverns-desktop");
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
