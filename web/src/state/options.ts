/** The options of a decision, found by what they say of themselves: the message of the game that names the choice, and its
 * facts. Both are in `words()` of each choice in the game's `choices.py`. */
import type { ChoiceMessage } from "$generated/messages";
import type { OptionView } from "$generated/wire";

export type { OptionView };

type Fact = string | number;

/** What an option must say: for `message` and each fact named here a value, or one of several. A fact that is a list, such as
 * the dice of a brew, need only hold it. */
export type Pattern = Readonly<Record<string, Fact | readonly Fact[]>> & {
  readonly message?: ChoiceMessage | readonly ChoiceMessage[];
};

type ChoiceName = ChoiceMessage extends `choice-${infer Name}` ? Name : never;

/** The messages of some choices. */
export const choices = (...names: (ChoiceName | ChoiceName[])[]): ChoiceMessage[] =>
  names.flat().map((name) => `choice-${name}` as ChoiceMessage);

/** The values of a fact; none if the option does not have it. */
export function valuesOf(option: OptionView | undefined, name: string): Fact[] {
  const said = option?.facts?.[name];
  return (Array.isArray(said) ? said : said === undefined ? [] : [said]) as Fact[];
}

/** A fact that is one word; empty if the option does not have it. */
export const factOf = (option: OptionView | undefined, name: string): string => String(valuesOf(option, name)[0] ?? "");

export function fits(option: OptionView, pattern: Pattern): boolean {
  return Object.entries(pattern).every(([name, wanted]) => {
    const among = Array.isArray(wanted) ? (wanted as readonly Fact[]) : [wanted as Fact];
    const said = name === "message" ? [option.message ?? ""] : valuesOf(option, name);
    return said.some((value) => among.includes(value));
  });
}

export class Options {
  private readonly byText: Map<string, OptionView>;

  constructor(readonly all: readonly OptionView[] = []) {
    this.byText = new Map(all.map((option) => [option.text, option]));
  }

  get length(): number {
    return this.all.length;
  }

  /** Is exactly this offered? */
  has(text: string): boolean {
    return this.byText.has(text);
  }

  get(text: string): OptionView | undefined {
    return this.byText.get(text);
  }

  /** One exact option as a list, for a `Spot`. */
  exactly(...texts: string[]): OptionView[] {
    return texts.flatMap((text) => this.byText.get(text) ?? []);
  }

  /** Options that fit one of these patterns: `where({ message: "choice-place", space: "malt_house.1" })`. */
  where(...patterns: readonly Pattern[]): OptionView[] {
    return this.all.filter((option) => patterns.some((pattern) => fits(option, pattern)));
  }

  /** Options by the first word of their text, in the order in which these first come. A game's `verb-WORD` is the heading of
   * such a group, here and in the terminal. */
  byVerb(): Map<string, OptionView[]> {
    const groups = new Map<string, OptionView[]>();
    for (const option of this.all) {
      const verb = option.text.split(" ", 1)[0]!;
      const group = groups.get(verb);
      if (group) group.push(option);
      else groups.set(verb, [option]);
    }
    return groups;
  }
}

/** Options without those in another list: what a part of the board has not shown. */
export function without(options: readonly OptionView[], shown: readonly OptionView[]): OptionView[] {
  const texts = new Set(shown.map((option) => option.text));
  return options.filter((option) => !texts.has(option.text));
}

/** How an option reads. */
export const label = (option: OptionView): string => option.words || option.text;
