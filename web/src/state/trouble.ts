/** What went wrong, in the player's language. */
import { Refused, Unreachable } from "$src/net/api";
import { t, words } from "./texts.svelte";

/** The client's own sentence for a kind of refusal where it has one, else the server's words. */
export function wordsFor(code: string, said: string): string {
  return words.texts?.has(`refused-${code}`) ? t(`refused-${code}`) : said || t("trouble-refused");
}

/** Is it that the server does not answer? */
export const isAway = (error: unknown): boolean => error instanceof Unreachable;

export function wordsOf(error: unknown): string {
  return error instanceof Refused ? wordsFor(error.code, error.message) : t("trouble-unreachable");
}
