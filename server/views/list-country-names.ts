// Names of the world's countries and territories in every language of the site, for the form to suggest: from Unicode's data.
import { localeOf, originalLanguages } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";

/** Regions of Unicode's data without postal addresses: unions, military or uninhabited islands, tests, unknown. */
const noCountries = new Set(
  "AC AQ BV CP CQ DG EA EU EZ GS HM IC IO QO TA TF UM UN XA XB ZZ".split(" "),
);

/** Regions whose long name nobody types: "Hong Kong SAR China". */
const shortNames = new Set(["HK", "MO", "PS"]);

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** The names in all languages, sorted; a name that several share appears once. */
export function listCountryNames(): readonly string[] {
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => isCurrent(code) && !noCountries.has(code));
  const names = languages.flatMap(({ id }) => {
    const options = { type: "region", fallback: "none" } as const;
    const long = new Intl.DisplayNames(id, options);
    const short = new Intl.DisplayNames(id, { ...options, style: "short" });
    return codes.flatMap((code) => (shortNames.has(code) ? short : long).of(code) ?? []);
  });
  return [...new Set(names)].sort(new Intl.Collator(localeOf(originalLanguages.popup)).compare);
}

/** The code of a former country resolves to that of its successor. */
const isCurrent = (code: string) => new Intl.Locale(`und-${code}`).region === code;
