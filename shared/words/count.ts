// Texts that go with a number, as a reader has them: "1 result", "2 results". Their forms are those of Intl.PluralRules, so that a
// language with more of them ("few", "many") brings words and nothing else. Every page has this, so it stands alone.
import { kept } from "./kept.ts";

export type PluralForm = Intl.LDMLPluralRule;

export type Forms<Text> = { readonly other: Text } & { readonly [Form in PluralForm]?: Text };

/** A text for every number, in one language. */
export interface PluralPhrase {
  /** Locale of that language, for Intl. */
  readonly locale: string;
  readonly forms: Forms<string>;
}

const pluralRules = kept((locale: string) => new Intl.PluralRules(locale));

/** The text as a reader reads it, with the number for its `{count}`. */
export const formatCount = ({ forms, locale }: PluralPhrase, count: number): string =>
  (forms[pluralRules(locale).select(count)] ?? forms.other).replaceAll("{count}", String(count));
