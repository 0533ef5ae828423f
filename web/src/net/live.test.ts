import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "$generated/wire";
import { Play } from "$src/state/play.svelte";
import type { Texts } from "$src/state/texts.svelte";
import { LiveTable } from "./live.svelte";

/** A line that does what a test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: { type: string; ref: number }[] = [];
  closed = false;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; ref: number });
  }
  close(): void {
    this.closed = true;
  }
  say(heard: object): void {
    this.onmessage?.({ data: JSON.stringify(heard) });
  }
  end(code = 1006, reason = ""): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

const news = (number: number, more: Partial<News> = {}) => ({
  type: "news",
  number,
  log: [{ number, at: 0, kind: "choice", seat: 0, events: [{ message: `event-${number}`, facts: {} }] }],
  view: { round: number },
  ...more,
});
const decision = { number: 5, kind: "place", options: [], question: { message: "", facts: {} } };

const page = document as EventTarget & { hidden: boolean };
let told: [number, string[]][];
let live: LiveTable;
const socket = () => FakeSocket.made.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  told = [];
  live = new LiveTable("T", "en", undefined, (heard, events) =>
    told.push([heard.number, events.map(({ message }) => message)]),
  );
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("who asks for a seat that has become another's looks from where they sit", () => {
  live.sit(2);
  expect(socket().address).toContain("&seat=2");
  socket().say({ type: "refused", code: "not_yours", words: "you do not sit at seat 2" });
  expect(socket().address).not.toContain("seat=");
  socket().say(news(3));
  expect(live.link).toBe("live");
});

test("the first news brings no events, the next ones theirs, and changes are made in the view", () => {
  socket().say(news(3));
  socket().say({ ...news(4), view: undefined, changes: [{ path: ["round"], value: 9 }] });
  expect(told).toEqual([
    [3, []],
    [4, ["event-4"]],
  ]);
  expect(live.news?.view).toEqual({ round: 9 });
  expect(live.log.map(({ number }) => number)).toEqual([3, 4]);
});

test("a break is mended from where it broke, more and more seldom, and at once when the network is back", () => {
  socket().say(news(3));
  socket().end();
  expect(live.link).toBe("lost");
  const waits = [300, 600, 1200, 2400, 4800, 8000, 8000];
  for (const [at, wait] of waits.entries()) {
    expect(live.retryAt).toBe(Date.now() + wait);
    vi.advanceTimersByTime(wait - 1);
    expect(FakeSocket.made.length).toBe(at + 1);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.made.length).toBe(at + 2);
    expect(socket().address).toContain("since=3");
    socket().end();
  }
  const before = FakeSocket.made.length;
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(before + 1);
  dispatchEvent(new Event("online"));
  expect(FakeSocket.made.length).toBe(before + 1);
  socket().say(news(3));
  socket().end();
  expect(live.retryAt).toBe(Date.now() + 300);
});

test("a page that nobody sees does not hurry", () => {
  socket().end();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.made.length).toBe(1);
  page.hidden = false;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(FakeSocket.made.length).toBe(2);
});

test("another seat while waiting makes one connection, not two", () => {
  socket().end();
  live.sit(1);
  vi.advanceTimersByTime(10_000);
  expect(FakeSocket.made.length).toBe(2);
  expect(socket().address).toContain("seat=1");
});

test("a quiet line is asked for a sign of life, and is left alone if it gives one", () => {
  socket().say(news(3));
  for (let n = 0; n < 5; n++) {
    vi.advanceTimersByTime(20_000);
    const asked = socket().sent.at(-1)!;
    expect(asked.type).toBe("why");
    socket().say({ type: "reasons", reasons: [], ref: asked.ref });
  }
  expect(socket().sent.length).toBe(5);
  expect(FakeSocket.made.length).toBe(1);
  expect(live.link).toBe("live");
});

test("a spectator's refusal is a sign of life, too", async () => {
  socket().say(news(3));
  await vi.advanceTimersByTimeAsync(20_000);
  socket().say({ type: "refused", code: "spectator", words: "", ref: socket().sent.at(-1)!.ref });
  await vi.advanceTimersByTimeAsync(16_000);
  expect(live.link).toBe("live");
  expect(live.refusal).toBe(null);
});

test("a half-open line does not stay live", () => {
  socket().say(news(3));
  const dead = socket();
  vi.advanceTimersByTime(20_000 + 15_000);
  expect(live.link).toBe("lost");
  expect(dead.closed).toBe(true);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.made.length).toBe(2);
  // What the dead line says after all is not heard.
  dead.say(news(9));
  expect(live.news?.number).toBe(3);
});

test("a choice on a half-open line is given up, and its button comes back", async () => {
  socket().say(news(5, { decision } as unknown as Partial<News>));
  live.choose("pass");
  expect(live.sending).toBe("pass");
  await vi.advanceTimersByTimeAsync(15_000);
  expect(live.sending).toBe("");
  expect(live.refusal?.code).toBe("lost");
});

test("a line that never opens is given up", () => {
  vi.advanceTimersByTime(15_000);
  expect(live.link).toBe("lost");
});

test("a goodbye for good is final, with the server's words or with its reason alone", () => {
  socket().say({ type: "refused", code: "no_table", words: "no such table" });
  socket().end(1008, "no_table");
  vi.advanceTimersByTime(60_000);
  expect(live.link).toBe("refused");
  expect(live.refusal).toEqual({ code: "no_table", words: "no such table", rule: "" });
  expect(FakeSocket.made.length).toBe(1);
  live.sit(1);
  socket().end(1008, "no_seat");
  vi.advanceTimersByTime(60_000);
  expect(live.refusal?.code).toBe("no_seat");
  expect(FakeSocket.made.length).toBe(2);
});

test.each(["tiresome", "too_many", "too_often", "unkept"])("sent away for a while (%s), it comes back", (code) => {
  socket().say(news(3));
  socket().say({ type: "refused", code, words: "not now" });
  socket().end(1008, code);
  expect(live.link).toBe("paused");
  expect(live.refusal?.words).toBe("not now");
  vi.advanceTimersByTime(19_999);
  expect(FakeSocket.made.length).toBe(1);
  vi.advanceTimersByTime(1);
  expect(FakeSocket.made.length).toBe(2);
  expect(socket().address).toContain("since=3");
  socket().say(news(4));
  expect(live.link).toBe("live");
  expect(live.refusal).toBe(null);
});

test("a pause that the reason of the close alone tells is one, too", () => {
  socket().say(news(3));
  socket().end(1008, "tiresome");
  expect(live.link).toBe("paused");
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.made.length).toBe(2);
});

test("a choice on its way when the page is sent away is given up", async () => {
  socket().say(news(5, { decision } as unknown as Partial<News>));
  live.choose("pass");
  socket().say({ type: "refused", code: "tiresome", words: "" });
  await vi.advanceTimersByTimeAsync(0);
  expect(live.sending).toBe("");
  expect(live.link).toBe("paused");
});

test('"Why not?" that could not be asked is asked again', async () => {
  const play = new Play("game", { namers: {} } as Texts, {}, live);
  play.take(news(5, { decision } as unknown as Partial<News>) as unknown as News, []);
  socket().end();
  await expect(play.refusals()).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(300);
  socket().say(news(5));
  const asked = play.refusals();
  const reasons = [{ thing: "pass", words: "", rule: "", why: { message: "no", facts: {} } }];
  socket().say({ type: "reasons", reasons, ref: socket().sent.at(-1)!.ref });
  await expect(asked).resolves.toEqual(reasons);
  expect(await play.refusals()).toEqual(reasons);
  expect(socket().sent.length).toBe(1);
});
