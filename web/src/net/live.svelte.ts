/** A table followed live: one socket, its breaks, and what is said over it. */
import type { AnyAction, Done, LogLine, News, No, Reason, Reasons, Saying } from "$generated/wire";
import type { Actor } from "$src/state/play.svelte";
import { Refused } from "./api";
import { changed } from "./changes";
import { Retry } from "./retry";

/** `paused`: the server has sent this page away for a while, and it comes back by itself. */
export type Link = "opening" | "live" | "lost" | "paused" | "refused";
type WithoutRef<A> = A extends unknown ? Omit<A, "ref"> : never;
type Heard = News | Done | No | Reasons;

/** After this long without a word from the server it is asked something harmless, in milliseconds. */
const QUIET = 20_000;
/** If it says nothing for this long after it was asked, the line is dead, whatever the browser believes. */
const PATIENCE = 15_000;
/** The server closes with this code when it says goodbye; why is its reason. */
const GOODBYE = 1008;
/** Goodbyes that hold for a while: too much was asked at once, or the database is away. Any other is for good. */
const FOR_NOW = ["tiresome", "too_many", "too_often", "unkept"];
/** The seat that one looked from has become another's while the line was down. */
const NOT_YOURS = "not_yours";
/** How long a page that was sent away for a while stays away, in milliseconds. */
const PAUSE = 20_000;

export class LiveTable implements Actor {
  news = $state.raw<News | null>(null);
  /** All that this viewpoint has been told, oldest first. */
  log = $state.raw<LogLine[]>([]);
  link = $state<Link>("opening");
  /** What the server said no to last, in its words. */
  refusal = $state.raw<{ words: string; rule: string; code: string } | null>(null);
  /** When the next try to connect begins, as a time; 0 while connected. */
  retryAt = $state(0);
  /** A choice that is on its way. */
  sending = $state("");

  private socket: WebSocket | null = null;
  private since = -1;
  private readonly retry = new Retry(() => this.connect());
  private heartbeat: ReturnType<typeof setTimeout> | undefined;
  private awaiting = false;
  private ref = 0;
  private readonly answers = new Map<number, { done(heard: Heard): void; failed(error: Error): void }>();
  private closed = false;

  constructor(
    readonly table: string,
    readonly language: string,
    private seat: number | undefined,
    /** Called for every news, with the events it brings. */
    private readonly told: (news: News, events: Saying[]) => void,
  ) {
    this.connect();
  }

  /** Look from another of my seats: everything is told anew. */
  sit(seat: number): void {
    this.seat = seat;
    this.since = -1;
    this.news = null;
    this.log = [];
    this.drop();
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.retry.stop();
    this.drop();
  }

  /** Answer the decision that is asked now. */
  choose(text: string): void {
    const decision = this.news?.decision;
    if (!decision || this.sending) return;
    this.sending = text;
    this.act({ type: "choose", decision: decision.number, text })
      .catch(() => undefined)
      .finally(() => (this.sending = ""));
  }

  stand(answers: Record<string, string>, name: string): void {
    this.act({ type: "standing", answers, name }).catch(() => undefined);
  }

  async why(): Promise<Reason[]> {
    return ((await this.ask({ type: "why" })) as Reasons).reasons;
  }

  /** Do something at the table. A refusal is shown and thrown. */
  async act(action: WithoutRef<AnyAction>): Promise<Done> {
    this.refusal = null;
    try {
      return (await this.ask(action)) as Done;
    } catch (error) {
      if (error instanceof Refused) {
        // A decision that has gone by needs no words: the news that took its place says all.
        if (error.code !== "stale") this.refusal = { words: error.message, rule: error.rule, code: error.code };
      }
      throw error;
    }
  }

  /** Try at once rather than when the wait is over. */
  readonly hurry = (): void => this.retry.hurry();

  private ask(action: WithoutRef<AnyAction>): Promise<Heard> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused("lost", "", 0));
    }
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...action, ref }));
    this.await();
    return new Promise((done, failed) => this.answers.set(ref, { done, failed }));
  }

  private connect(): void {
    this.retry.cancel();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === undefined ? "" : `&seat=${this.seat}`;
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live`;
    const socket = new WebSocket(`${address}?lang=${this.language}&since=${this.since}&changes=true${seat}`);
    this.socket = socket;
    this.retryAt = 0;
    this.await();
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === GOODBYE) this.parted(event.reason, "", "");
      else this.broken();
    };
  }

  /** From now on the server owes a word. Asking again does not give it more time. */
  private await(): void {
    if (this.awaiting) return;
    this.awaiting = true;
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => this.dead(), PATIENCE);
  }

  /** Whatever comes is a sign of life. The wire has no message for that alone, but `why` changes nothing. */
  private alive(): void {
    this.awaiting = false;
    clearTimeout(this.heartbeat);
    this.heartbeat = setTimeout(() => void this.why().catch(() => undefined), QUIET);
  }

  private still(): void {
    this.awaiting = false;
    clearTimeout(this.heartbeat);
  }

  /** A line can be dead without anyone closing it, such as after a change of networks: it does not count as live. */
  private dead(): void {
    this.drop();
    this.broken();
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    this.still();
    old?.close();
    this.forget();
  }

  /** Nobody will answer what was asked over a connection that is gone; the news after it says what came of it. */
  private forget(): void {
    for (const waiting of this.answers.values()) waiting.failed(new Refused("lost", "", 0));
    this.answers.clear();
  }

  private broken(): void {
    this.still();
    this.forget();
    if (this.closed) return;
    this.link = "lost";
    this.retryAt = this.retry.later();
  }

  /** The server says goodbye: in a message with its words, or at least in the reason of the close. */
  private parted(code: string, words: string, rule: string): void {
    this.drop();
    if (this.closed) return;
    if (code === NOT_YOURS && this.seat !== undefined) {
      this.seat = undefined;
      this.connect();
      return;
    }
    this.refusal = { words, rule, code };
    if (FOR_NOW.includes(code)) {
      this.link = "paused";
      this.retryAt = this.retry.later(PAUSE);
    } else this.link = "refused";
  }

  private hear(heard: Heard): void {
    const ref = heard.type === "news" ? 0 : (heard.ref ?? 0);
    const waiting = this.answers.get(ref);
    if (heard.type === "refused" && !ref) {
      this.parted(heard.code, heard.words, heard.rule ?? "");
      return;
    }
    // What did not get through while the line was down is answered by the table itself, now that it is seen again.
    if (this.link === "paused" || (this.link === "lost" && this.refusal?.code === "lost")) this.refusal = null;
    this.link = "live";
    this.retry.reset();
    this.alive();
    if (heard.type === "news") {
      this.take(heard);
      return;
    }
    this.answers.delete(ref);
    if (heard.type === "refused") waiting?.failed(new Refused(heard.code, heard.words, 0, heard.rule));
    else waiting?.done(heard);
  }

  private take(told: News): void {
    const news = told.changes ? { ...told, view: changed(this.news?.view, told.changes) } : told;
    const had = this.since;
    this.since = news.number;
    const fresh = news.log.filter((line) => line.number > had);
    const kept = had < 0 ? [] : this.log;
    if (fresh.length || had < 0) this.log = [...kept, ...fresh];
    this.news = news;
    this.told(news, had < 0 ? [] : fresh.flatMap((line) => line.events ?? []));
  }
}
