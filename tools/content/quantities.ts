// Amounts written out: "1 000 mg" and "1,000 mg", "2 milliards d’UFC" and "2 billion CFU".
import { type Translated, translate } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";

export interface Amount {
  readonly amount: number;
  readonly unit: string;
}

/** Words of units that have some, by unit and plural; others are symbols. */
export type UnitWords = Readonly<
  Record<string, { readonly one: Translated; readonly other: Translated }>
>;

/** `note`: goes on after a comma. */
export function writeQuantity(
  { amount, unit }: Amount,
  words: UnitWords,
  note?: Translated,
): Translated {
  return translate((language) => {
    const { locale } = languages.find(({ id }) => id === language) ?? languages[0];
    const end = note ? `, ${note[language]}` : "";
    if (unit === "percent")
      return (
        new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(
          amount / 100,
        ) + end
      );
    const plural =
      words[unit]?.[new Intl.PluralRules(locale).select(amount) === "one" ? "one" : "other"];
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(amount);
    return `${number}\u00a0${plural?.[language] ?? unit}${end}`;
  });
}
