// The index: every name by its first letter, with the pages of its entries.
import { compareNamesIn } from "#shared/editions/compare-names.ts";
import type { Language } from "#shared/editions/languages.ts";
import { spellAlpha } from "./rich-text.ts";

export interface Named {
  readonly name: string;
  /** House code of a strain. */
  readonly code?: string;
  /** Id of the entry. */
  readonly target: string;
  /** The name that the catalogue uses, if this is another one. */
  readonly of?: string;
  readonly isLatin: boolean;
  readonly isOfLatin?: boolean;
}

interface Line {
  readonly name: string;
  readonly code: string | null;
  readonly of: string | null;
  readonly isLatin: boolean;
  readonly isOfLatin: boolean;
  readonly targets: readonly string[];
}

/** The letter of a name in the index; numbers and signs before it do not count: "5-HTP" is under H. */
export function letterOf(name: string): string {
  const [letter = "#"] =
    /\p{Script=Latin}/u.exec(name.normalize("NFD").replace(/\p{M}/gu, "")) ?? [];
  return letter.toUpperCase();
}

/** The name from its first letter on, by which it is sorted. */
const sortKey = (name: string) => name.replace(/^[^\p{L}]+/u, "");

export function composeIndex(
  names: readonly Named[],
  language: Language,
): readonly { readonly letter: string; readonly lines: readonly Line[] }[] {
  const compare = compareNamesIn(language);
  const own = new Set(names.filter(({ of }) => of === undefined).map(({ name }) => fold(name)));
  const lines = new Map<string, Line>();
  for (const { name: given, code = null, target, of = null, isLatin, isOfLatin = false } of names) {
    const name = spellAlpha(given).replaceAll("-NH2", "-NH₂");
    // A synonym that is also an entry's name, or would stand beside its own entry's, is left out.
    if (of !== null && (own.has(fold(name)) || isBeside(name, of))) continue;
    const key = [fold(name), code ?? "", of === null ? "" : "of"].join("|");
    const known = lines.get(key);
    const isSame = (other: string | null) => fold(other ?? "") === fold(of ?? "");
    lines.set(key, {
      name: known?.name ?? name,
      code,
      // A name of several entries leads to their pages, not to one other name.
      of: known ? (isSame(known.of) ? known.of : null) : of,
      isLatin: known?.isLatin ?? isLatin,
      isOfLatin,
      targets: [...new Set([...(known?.targets ?? []), target])],
    });
  }
  const sorted = [...lines.values()].sort(
    (a, b) =>
      compare(sortKey(a.name), sortKey(b.name)) ||
      compare(a.code ?? "", b.code ?? "") ||
      compare(a.of ?? "", b.of ?? ""),
  );
  const letters = Map.groupBy(sorted, ({ name }) => letterOf(name));
  return [...letters]
    .map(([letter, found]) => ({ letter, lines: found }))
    .sort((a, b) => compare(a.letter, b.letter));
}

/** Removes accents, capitals and signs: "RETINOL" is "rétinol". */
const fold = (name: string) =>
  name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "");

/** "ALLANTOIN" beside "allantoïne": they differ by an ending, and would stand one above the other. */
function isBeside(name: string, of: string): boolean {
  const [short = "", long = ""] = [fold(name), fold(of)].sort((a, b) => a.length - b.length);
  return long.startsWith(short) && long.length - short.length <= 2;
}
