/** What cards say. Their files have English, and beside it the words of other languages: `name`, `name_XX`, `text_en`, `text_XX`. */

function said(card: object | undefined, keys: string[]): string {
  const words = (card ?? {}) as Record<string, string | undefined>;
  return keys.map((key) => words[key]).find(Boolean) ?? "";
}

/** A card's name in a language, or in English if it has none. */
export const nameIn = (card: object | undefined, language: string): string => said(card, [`name_${language}`, "name"]);

/** Another part of a card, such as a Monster's `ambush`, in a language, or in English. */
export const partIn = (card: object | undefined, part: string, language: string): string =>
  said(card, [`${part}_${language}`, `${part}_en`]);

/** What a card says in a language, or in English. */
export const textIn = (card: object | undefined, language: string): string => partIn(card, "text", language);
