/** Messages in a player's language, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "$generated/messages";
import { api } from "$src/net/api";
import { settings, type Language } from "./settings.svelte";

export type Facts = Record<string, unknown>;
/** Puts a fact of some kind, such as a die, into words. */
export type Namer = (fact: string | number, texts: Texts) => string;

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

/** A part of a rulebook: its title and its rules' ids. */
export interface Chapter {
  title: string;
  rules: string[];
}

/** All messages of one language; English stands in where a translation is missing. */
export class Texts {
  constructor(
    readonly language: Language,
    private readonly bundles: FluentBundle[],
    readonly namers: Record<string, Namer> = {},
    /** The file of this language as it is written: its comments, too. */
    private readonly source = "",
  ) {}

  has(id: string): boolean {
    return this.bundles.some((each) => each.hasMessage(id));
  }

  /** A message with its facts filled in. A fact that names a thing is put into words first. */
  say(id: string, facts: Facts = {}): string {
    for (const each of this.bundles) {
      const value = each.getMessage(id)?.value;
      if (value) {
        const spoken: Record<string, FluentVariable> = {};
        for (const [kind, fact] of Object.entries(facts)) spoken[kind] = this.name(kind, fact);
        return each.formatPattern(value, spoken, []);
      }
    }
    return id;
  }

  /** An attribute of a message, such as a rule's title; empty if there is none. */
  attribute(id: string, name: string): string {
    for (const each of this.bundles) {
      const pattern = each.getMessage(id)?.attributes[name];
      if (pattern) return each.formatPattern(pattern, {}, []);
    }
    return "";
  }

  /** The name of a thing of some kind: `recipe` and `mass_lager` are message `recipe-mass_lager`. */
  name(kind: string, fact: unknown): string | number {
    if (Array.isArray(fact)) return fact.map((each) => this.name(kind, each)).join(", ");
    if (typeof fact !== "string" && typeof fact !== "number") return String(fact ?? "");
    const namer = this.namers[kind];
    if (namer) return namer(fact, this);
    if (typeof fact === "string" && this.has(`${kind}-${fact}`)) return this.say(`${kind}-${fact}`);
    return fact;
  }

  /** The ids of all rules, in the order of the rulebook. */
  rules(): string[] {
    const ids = [...(this.bundles[0]?._messages.keys() ?? [])];
    return ids.filter((id) => /^[A-Z]{2}-/.test(id));
  }

  /** The rules by chapter: the group comments (`## Setting up`) of the rulebook's file are the titles. */
  chapters(): Chapter[] {
    const known = new Set(this.rules());
    const found: Chapter[] = [{ title: "", rules: [] }];
    let commenting = false;
    for (const line of this.source.split("\n")) {
      const title = /^##(?: (.*))?$/.exec(line);
      // A comment of several lines is one title.
      if (title && commenting) found.at(-1)!.title += ` ${title[1] ?? ""}`.trimEnd();
      else if (title) found.push({ title: title[1] ?? "", rules: [] });
      commenting = title !== null;
      const id = /^([A-Z]{2}-[\w-]+)\s*=/.exec(line)?.[1];
      if (id && known.delete(id)) found.at(-1)!.rules.push(id);
    }
    return found.filter(({ rules }) => rules.length);
  }
}

const sources = import.meta.glob<string>("../../texts/*.ftl", { query: "?raw", import: "default" });
const load = (language: Language) => sources[`../../texts/${language}.ftl`]!();

/** What a language calls itself. */
export const languageName = async (language: Language) =>
  new Texts(language, [bundle(language, await load(language))]).say("language-name");

/** The client's own words. */
class Words {
  texts = $state.raw<Texts | null>(null);
  /** Could a file not be loaded? What was spoken before is spoken on. */
  failed = $state(false);

  async speak(language: Language): Promise<void> {
    try {
      await this.load(language);
    } catch {
      this.failed = true;
    }
  }

  private async load(language: Language): Promise<void> {
    const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
    const files = await Promise.all(languages.map(load));
    this.texts = new Texts(
      language,
      files.map((file, at) => bundle(languages[at]!, file)),
    );
  }
}

export const words = new Words();

/** An id that there is. One put together is right if there is any like it; what is known only as text is not checked. */
type Known<Id extends string> = string extends Id
  ? Id
  : Id extends unknown
    ? [Extract<Message, Id>] extends [never]
      ? never
      : Id
    : never;

/** One of the client's own messages. */
export function t<const Id extends string>(id: Id & Known<Id>, facts: Facts = {}): string {
  return words.texts?.say(id, facts) ?? "";
}

/** A game's messages and rules, from the server. */
export async function gameTexts(
  game: string,
  language: Language,
  namers: Record<string, Namer> = {},
  table = "",
): Promise<Texts> {
  const languages: Language[] = language === "en" ? ["en"] : [language, "en"];
  const files = await Promise.all(languages.map((each) => api.texts(game, each, table)));
  return new Texts(
    language,
    files.map((file, at) => bundle(languages[at]!, file)),
    { ...namers },
    files[0],
  );
}

export const speak = () => words.speak(settings.kept.language);
