// What the dose and status of all families are written with.

import type { HowKnown } from "#shared/content/schema/evidence.ts";
import {
  type Language,
  type Phrase,
  type Translated,
  translate,
} from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { sources } from "#shared/generated/sources.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import { fillText } from "#shared/words/fill-text.ts";

export type Say = (text: Translated) => Phrase;

/** A text with its {braces} filled in, in every language. */
export const fill = (
  text: Translated,
  values: Readonly<Record<string, string | Translated>>,
): Translated =>
  translate((language) =>
    fillText(
      text[language],
      Object.fromEntries(
        Object.entries(values).map(([key, value]) => [
          key,
          typeof value === "string" ? value : value[language],
        ]),
      ),
    ),
  );

/** One for each language, because making a formatter costs more than using it. */
const formatters = new Map(
  languages.map(({ id, locale }) => [
    id,
    {
      number: new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }),
      percent: new Intl.NumberFormat(locale, { style: "percent" }),
    },
  ]),
);

const write = (value: number, language: Language) =>
  formatters.get(language)?.number.format(value) ?? String(value);

/** "1,5 mg"; `to`: "10 à 15 mg". `unit`: empty for a bare number. */
export const sayAmount = (
  { from, to }: { readonly from: number; readonly to?: number | undefined },
  unit: string,
): Translated =>
  translate((language) => {
    const number =
      to === undefined
        ? write(from, language)
        : fillText(statusTexts.values.range[language], {
            from: write(from, language),
            to: write(to, language),
          });
    if (unit === "%") return percentOf(number, language);
    return unit ? `${number}\u00a0${unit}` : number;
  });

/** As Intl writes it: with a space in French, without one in English. */
const percentOf = (number: string, language: Language): string =>
  (formatters.get(language)?.percent.formatToParts(0.01) ?? [])
    .map(({ type, value }) => (type === "integer" ? number : value))
    .join("");

/** A share in whole per cent: 0.15. */
export const sayShare = (share: number): Translated =>
  translate((language) => percentOf(write(Math.round(share * 100), language), language));

/** What stands beside a figure, and how the figure is known by it. */
export interface Beside {
  readonly text: Translated;
  readonly by: HowKnown;
}

export const beside = (by: HowKnown, text: Translated): Beside => ({ text, by });

/**
 * A source by its id, with more about the figure after a comma.
 * @throws where no source has that id: the content was not checked
 */
export function fromSource(id: string, ...more: readonly (Translated | undefined)[]): Beside {
  const found = sources.find((source) => source.id === id);
  if (!found) throw new Error(`no source is called ${id}`);
  return { text: join(found.name, ...more), by: found.by };
}

/** Texts with ", " between. */
export const join = (...texts: readonly (Translated | undefined)[]): Translated =>
  translate((language) => texts.flatMap((text) => (text ? [text[language]] : [])).join(", "));

/** Sentences one after another. */
export const joinSentences = (...texts: readonly Translated[]): Translated =>
  translate((language) => texts.map((text) => text[language]).join(" "));

export const row = (
  say: Say,
  name: Translated,
  amount: Translated,
  { text, by }: Beside,
  share?: Translated,
): FactRow => ({
  name: say(name),
  path: null,
  amount: say(amount),
  share: share ? say(share) : null,
  source: say(text),
  by,
});
