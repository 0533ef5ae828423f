// What Spot and SpotG have in common: how a thing on the board stands to what is asked.
import type { Snippet } from "svelte";
import { label as wordsOf, type OptionView } from "$src/state/options";
import { getPlay } from "$src/state/play.svelte";
import type { Thing } from "$src/state/stage";

export interface SpotProps {
  /** What a click may do: one is done at once, of several the next small choice opens here. */
  options?: OptionView[];
  /** The text of a choice, or its beginning, that a click would be if it were offered: it answers "why not?". */
  thing?: string;
  /** What this is, for people who hear the page. */
  label?: string;
  /** What more there is to say of it, such as the text of a card. */
  about?: string;
  /** What log lines call it, such as `recipe:mass_lager`. */
  names?: string[];
  /** If it may go to another place of the board: what it is and where it lies now (see `stage.ts`). */
  moves?: Thing;
  class?: string;
  /** Has this been chosen in a round of secret answers, or picked? */
  chosen?: boolean;
  children: Snippet;
}

export class SpotState {
  readonly #play = getPlay();
  readonly #props: () => SpotProps;

  constructor(props: () => SpotProps) {
    this.#props = props;
  }

  get options(): OptionView[] {
    return this.#props().options ?? [];
  }
  get thing(): string {
    return this.#props().thing ?? "";
  }
  get usable(): boolean {
    return this.options.length > 0;
  }
  get greyed(): boolean {
    return !this.usable && this.thing !== "" && this.#play.canAsk;
  }
  /** For what moves. */
  get attachment() {
    const { moves } = this.#props();
    return moves && this.#play.stage.thing(moves);
  }
  /** The text of the only option. */
  get option(): string | undefined {
    return this.options.length === 1 ? this.options[0]!.text : undefined;
  }
  get spoken(): string {
    const label = this.#props().label ?? "";
    return this.options.length === 1 ? [label, wordsOf(this.options[0]!)].filter(Boolean).join(": ") : label;
  }
  get about(): string {
    return this.#props().about ?? "";
  }
  /** Under the pointer, and as the heading of the small choice. */
  get title(): string {
    return [this.spoken, this.about].filter(Boolean).join(". ");
  }
  get classes() {
    const { names = [], chosen = false } = this.#props();
    const play = this.#play;
    return {
      spot: true,
      usable: this.usable,
      greyed: this.greyed,
      pointed: play.pointed !== "" && this.options.some((option) => option.text === play.pointed),
      chosen: chosen || (play.answer !== null && this.options.some((option) => option.text === play.answer)),
      lit: play.isLit(names),
      advised: play.advised !== "" && this.options.some((option) => option.text === play.advised),
      fresh: names.some((name) => play.fresh.has(name)),
    };
  }

  touch(event: Event, element: Element): void {
    event.stopPropagation();
    const { label = "", about = "" } = this.#props();
    this.#play.touch(element, this.options, [label, about].filter(Boolean).join(". "), this.thing);
  }
}
