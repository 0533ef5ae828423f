/** All that a board needs: one object, always up to date. See BOARDS.md. */
import { getContext, setContext, tick } from "svelte";
import type { ClockView, DecisionView, News, OptionView, Reason, ResultView, Saying, SeatView } from "$generated/wire";
import type { GameModule } from "./games";
import { Options } from "./options";
import { seatLook, type SeatLook } from "./seats";
import { settings } from "./settings.svelte";
import { Stage } from "./stage";
import { t, type Facts, type Texts } from "./texts.svelte";

export type Cards = Record<string, unknown>;

/** What was clicked and has more than one answer, or none: it is spoken of in a small window beside it. */
export interface Asked {
  at: Element;
  title: string;
  options: OptionView[];
  /** Without options: what it would have been, as the text of a choice or its beginning. */
  thing: string;
}

/** What carries out a choice: a live table, or nothing in a replay. */
export interface Actor {
  choose(text: string): void;
  why(): Promise<Reason[]>;
  /** What is shown is long over: nothing can be done or asked. */
  past?: boolean;
  /** Set my standing answers: by kind of decision, and one of the game's own by its name. */
  stand?(answers: Record<string, string>, name: string): void;
}

export class Play<View = unknown> {
  private news = $state.raw<News | null>(null);

  /** What this seat may see. */
  readonly view = $derived(this.news?.view as View);
  /** My seat; -1 for someone who only watches. */
  readonly you = $derived(this.news?.you ?? -1);
  /** What I am asked, or null. */
  readonly decision = $derived<DecisionView | null>(this.news?.decision ?? null);
  readonly options = $derived(new Options(this.news?.decision?.options));
  /** In a round where all answer in secret: what I have answered. */
  readonly answer = $derived(this.news?.decision?.answer ?? null);
  /** The seats that are asked something now. */
  readonly waiting = $derived(this.news?.waiting ?? []);
  /** The table's clock, or null if it plays without one; `takenAt` says when it was read. */
  readonly clock = $derived<ClockView | null>(this.news?.clock ?? null);
  takenAt = $state(0);
  /** What I answer by myself: by kind of decision, and by one of the game's own standing answers. */
  readonly standing = $derived<Readonly<Record<string, string>>>(this.news?.standing ?? {});
  readonly standingName = $derived(this.news?.standing_name ?? "");
  readonly result = $derived<ResultView | null>(this.news?.result ?? null);
  readonly seats = $derived<SeatLook[]>(
    (this.news?.seats ?? []).map((seat) => seatLook(seat, this.you, this.waiting, nameOf)),
  );
  /** Set while many views come at once, such as while scrubbing a replay. */
  catchingUp = $state(false);
  /** May things move? */
  readonly motion = $derived(settings.motion && !this.catchingUp);
  /** What has just happened: the events that brought this view. Empty on the first one. */
  events = $state.raw<Saying[]>([]);
  /** The names of things (`recipe:mass_lager`) that a log line under the pointer speaks of. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** The names of things that what just happened speaks of; gone after a moment. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  /** The names of things that a guide speaks of. */
  guided = $state.raw<ReadonlySet<string>>(new Set());
  /** The text of the option that a guide advises. */
  advised = $state("");
  /** The text of the option under the pointer or focus in a list: its things are shown on the board. */
  pointed = $state("");
  asked = $state.raw<Asked | null>(null);
  /** What moves on the board. */
  readonly stage = new Stage();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly game: string,
    readonly texts: Texts,
    /** What is printed on cards and boards: the game's card files by name. */
    readonly cards: Cards,
    private readonly actor: Actor,
    /** What else the game says of itself. */
    readonly module: GameModule = {},
  ) {
    // Messages that speak of a seat say who sits there.
    const named = (fact: string | number) => this.seatName(Number(fact));
    texts.namers.seat ??= named;
    texts.namers.owner ??= named;
  }

  /** News of the table; `events` are those it brings. */
  take(news: News, events: Saying[]): void {
    const first = this.news === null;
    if (news.decision?.number !== this.news?.decision?.number) {
      this.asked = null;
      this.pointed = "";
    }
    if (!first && this.motion && !document.hidden) {
      const before = this.stage.look();
      void tick().then(() => this.stage.move(before));
    } else this.stage.finish();
    this.news = news;
    this.takenAt = Date.now();
    this.events = first ? [] : events;
    clearTimeout(this.timer);
    this.fresh = first ? new Set() : namesIn(events);
    if (this.fresh.size) this.timer = setTimeout(() => (this.fresh = new Set()), 1600);
  }

  /** Answer with the text of an option. */
  choose(text: string): void {
    this.asked = null;
    this.pointed = "";
    this.actor.choose(text);
  }

  /** May I set standing answers here? Not in a replay, nor when only watching. */
  get stands(): boolean {
    return this.you >= 0 && this.result === null && this.actor.stand !== undefined;
  }

  /** From now on answer decisions of a kind like this by itself; without a text, ask me again. */
  standBy(kind: string, text?: string): void {
    const others = Object.entries(this.standing).filter(([each]) => each !== kind);
    this.actor.stand?.(Object.fromEntries(text === undefined ? others : [...others, [kind, text]]), this.standingName);
  }

  /** Set one of the game's own standing answers, or none. */
  standByName(name: string): void {
    this.actor.stand?.({ ...this.standing }, name);
  }

  /** Something on the board was clicked: do it, ask the next small thing beside it, or say why not. */
  touch(at: Element, options: OptionView[], title = "", thing = ""): void {
    if (options.length === 1) this.choose(options[0]!.text);
    else if (this.asked?.at === at) this.asked = null;
    else if (options.length || (thing && this.canAsk)) this.asked = { at, title, options, thing };
  }

  /** May I ask why something cannot be done? Whoever plays may, also while others are asked. */
  get canAsk(): boolean {
    return (
      this.decision !== null || (!this.actor.past && this.you >= 0 && this.result === null && this.waiting.length > 0)
    );
  }

  /** Say beside a thing why it cannot be done. `thing` is the text of a choice or its beginning. */
  whyNot(thing: string, at: Element, title = ""): void {
    this.asked = { at, title, options: [], thing };
  }

  /** All refusals of the present decision; asked of the server once for each. */
  async refusals(): Promise<Reason[]> {
    const number = this.decision?.number;
    if (number === undefined) return [];
    if (this.known?.number !== number) {
      const reasons = this.actor.why();
      this.known = { number, reasons };
      // What could not be answered is asked again the next time.
      reasons.catch(() => (this.known = null));
    }
    return this.known.reasons;
  }
  private known: { number: number; reasons: Promise<Reason[]> } | null = null;

  /** Does one of these things stand out now, because a list or the log speaks of it? */
  isLit(names: string[]): boolean {
    return names.some((name) => this.lit.has(name) || this.guided.has(name));
  }

  /** The name of a seat. */
  seatName(seat: number): string {
    return this.seats[seat]?.name ?? "";
  }

  say(id: string, facts: Facts = {}): string {
    return this.texts.say(id, facts);
  }
}

/** What to call whoever holds a seat. */
export function nameOf(seat: SeatView): string {
  return seat.name || t("seat-number", { number: seat.seat + 1 });
}

/** The things that events speak of, such as `recipe:mass_lager`. */
export function namesIn(events: readonly Saying[]): Set<string> {
  const names = new Set<string>();
  for (const event of events) {
    for (const [kind, fact] of Object.entries(event.facts ?? {})) {
      for (const each of Array.isArray(fact) ? fact : [fact]) names.add(`${kind}:${String(each)}`);
    }
  }
  return names;
}

const KEY = Symbol("play");
export const setPlay = (play: Play): Play => setContext(KEY, play);
/** In any part of a board: what it needs. */
export const getPlay = <View>(): Play<View> => getContext<Play<View>>(KEY);
