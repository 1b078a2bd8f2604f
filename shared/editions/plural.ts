// Texts that go with a number: "1 result", "2 results". Their forms are those of Intl.PluralRules, so that a language with
// more of them ("few", "many") brings words and nothing else.
import { kept } from "#shared/words/kept.ts";
import { type Edition, type Language, languageOf, localeOf, type Translated } from "./edition.ts";

export type PluralForm = Intl.LDMLPluralRule;

type Forms<Text> = { readonly other: Text } & { readonly [Form in PluralForm]?: Text };

/** A text for every number. A language without a form has its "other" there. */
export type Plural = Forms<Translated>;

/** The same for a reader, in one language. */
export interface PluralPhrase {
  /** Of that language, for Intl. */
  readonly locale: string;
  readonly forms: Forms<string>;
}

const pluralRules = kept((locale: string) => new Intl.PluralRules(locale));

const selectForm = <Text>(forms: Forms<Text>, count: number, locale: string): Text =>
  forms[pluralRules(locale).select(count)] ?? forms.other;

export const isPlural = (node: object): node is Plural =>
  "other" in node && typeof node.other === "object";

export function speakPlural(
  plural: Plural,
  edition: Edition,
  pageLanguage: Language,
): PluralPhrase {
  const lang = languageOf(plural.other, edition, pageLanguage);
  const forms = Object.entries(plural).map(([form, text]) => [form, text[lang]]);
  return { locale: localeOf(lang), forms: Object.fromEntries(forms) };
}

const putCount = (text: string, count: number) => text.replaceAll("{count}", String(count));

/** The text in a language, with the number for its `{count}`. */
export const sayCountIn = (plural: Plural, count: number, language: Language): string =>
  putCount(selectForm(plural, count, localeOf(language))[language], count);

/** The text as a reader reads it, with the number for its `{count}`. */
export const sayCount = ({ forms, locale }: PluralPhrase, count: number): string =>
  putCount(selectForm(forms, count, locale), count);
