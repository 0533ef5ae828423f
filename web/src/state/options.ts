/** The options of a decision, found by the words of their stable texts. */
import type { OptionView } from "$generated/wire";

export type { OptionView };

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

  /** Options whose text begins with these words: `starting("place malt_house.1")`. */
  starting(words: string): OptionView[] {
    return this.all.filter(({ text }) => text === words || text.startsWith(words + " "));
  }

  /** Options whose text holds these words, in a row, anywhere: `about("yellow4 from storehouse")`. */
  about(words: string): OptionView[] {
    return this.all.filter(({ text }) => ` ${text} `.includes(` ${words} `));
  }

  /** Options whose text fits a pattern. */
  matching(pattern: RegExp): OptionView[] {
    return this.all.filter(({ text }) => pattern.test(text));
  }

  /** Options by their first word, in the order in which these first come. */
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
