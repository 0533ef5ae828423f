/** A table followed live: one socket, its breaks, and what is said over it. */
import type { AnyAction, Change, Done, LogLine, News, No, Reason, Reasons, Saying } from "$generated/wire";
import { Refused } from "./api";
import type { Actor } from "$src/state/play.svelte";

export type Link = "opening" | "live" | "lost" | "refused";
type WithoutRef<A> = A extends unknown ? Omit<A, "ref"> : never;
type Heard = News | Done | No | Reasons;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

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
  private wait = FIRST_WAIT;
  private retry: ReturnType<typeof setTimeout> | undefined;
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
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
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
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
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
  readonly hurry = (): void => {
    if (this.link === "lost" && !document.hidden) {
      clearTimeout(this.retry);
      this.connect();
    }
  };

  private ask(action: WithoutRef<AnyAction>): Promise<Heard> {
    if (this.socket?.readyState !== WebSocket.OPEN) {
      return Promise.reject(new Refused("lost", "", 0));
    }
    const ref = ++this.ref;
    this.socket.send(JSON.stringify({ ...action, ref }));
    return new Promise((done, failed) => this.answers.set(ref, { done, failed }));
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const seat = this.seat === undefined ? "" : `&seat=${this.seat}`;
    const address = `${scheme}://${location.host}/api/tables/${this.table}/live`;
    const socket = new WebSocket(`${address}?lang=${this.language}&since=${this.since}&changes=true${seat}`);
    this.socket = socket;
    this.retryAt = 0;
    socket.onmessage = (event) => {
      if (this.socket === socket) this.hear(JSON.parse(String(event.data)) as Heard);
    };
    socket.onclose = (event) => {
      if (this.socket === socket) this.broken(event.code);
    };
  }

  private drop(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.forget();
  }

  /** Nobody will answer what was asked over a connection that is gone; the news after it says what came of it. */
  private forget(): void {
    for (const waiting of this.answers.values()) waiting.failed(new Refused("lost", "", 0));
    this.answers.clear();
  }

  private broken(code: number): void {
    this.forget();
    if (this.closed || this.link === "refused") return;
    if (code === 1008) {
      this.link = "refused";
      return;
    }
    this.link = "lost";
    this.retryAt = Date.now() + this.wait;
    this.retry = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private hear(heard: Heard): void {
    // What did not get through while the line was down is answered by the table itself, now that it is seen again.
    if (this.link === "lost" && this.refusal?.code === "lost") this.refusal = null;
    this.link = "live";
    this.wait = FIRST_WAIT;
    if (heard.type === "news") {
      this.take(heard);
      return;
    }
    const waiting = heard.ref ? this.answers.get(heard.ref) : undefined;
    if (heard.ref) this.answers.delete(heard.ref);
    if (heard.type === "refused") {
      const error = new Refused(heard.code, heard.words, 0, heard.rule);
      if (waiting) waiting.failed(error);
      else {
        this.refusal = { words: heard.words, rule: heard.rule ?? "", code: heard.code };
        this.link = "refused";
      }
    } else waiting?.done(heard);
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

type Path = readonly (string | number)[];

/** A view with changes made in it. What has not changed is the very same object, so nothing is drawn again for it. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce<unknown>((old, { path, value }) => put(old, path, value), view);
}

function put(part: unknown, path: Path, value: unknown): unknown {
  if (!path.length) return value;
  const [key, ...rest] = path as [string | number, ...(string | number)[]];
  if (Array.isArray(part)) return part.map((each, at) => (at === key ? put(each, rest, value) : (each as unknown)));
  const old = part as Record<string, unknown>;
  return { ...old, [key]: put(old[key], rest, value) };
}
