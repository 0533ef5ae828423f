/** What cards say. Their files have English, and beside it the words of other languages: `name`, `name_XX`, `text_en`, `text_XX`. */

function said(card: object | undefined, keys: string[]): string {
  const words = (card ?? {}) as Record<string, string | undefined>;
  return keys.map((key) => words[key]).find(Boolean) ?? "";
}

/** A card's name in a language, or in English if it has none. */
export const nameIn = (card: object | undefined, language: string): string => said(card, [`name_${language}`, "name"]);

/** What a card says in a language, or in English. */
export const textIn = (card: object | undefined, language: string): string =>
  said(card, [`text_${language}`, "text_en"]);
