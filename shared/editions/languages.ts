// The languages that every text exists in. To add one: docs/content.md, "Add a language".
// An order of languages, where one is needed, is the order of this list.

export interface LanguageFacts {
  /** BCP 47, as in `lang` and in the names of the documents: `fr.md`. */
  readonly id: string;
  /** Used by Intl for numbers, plurals, dates and the order of names. It has a region, which Open Graph wants. */
  readonly locale: string;
  /** Selects the spaces that the build sets (tools/content/typography.ts). */
  readonly typography: "french" | "english";
}

export const languages = [
  { id: "fr", locale: "fr-FR", typography: "french" },
  { id: "en", locale: "en-GB", typography: "english" },
] as const satisfies readonly LanguageFacts[];

export type Language = (typeof languages)[number]["id"];
