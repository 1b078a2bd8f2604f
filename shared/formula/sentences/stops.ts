// Names the doses of an active that stand out.
import { textOf } from "#shared/editions/edition.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import type { DeskWords } from "../desk-words.ts";
import type { DoseStop } from "../dose-stops.ts";
import { shortSourceOf } from "./total-words.ts";

/** Each of one active's by another name: an end of what is usual by whose it is. */
export function nameStop({ kind, practice }: DoseStop, { texts }: DeskWords): string {
  if (practice) return withSmallLetter(shortSourceOf(practice));
  const { narrow, serum } = texts.bench.edges;
  const { least, most } = texts.said.stop;
  return textOf(
    {
      threshold: narrow.threshold,
      usual: narrow.usual,
      least,
      most,
      maximum: serum.maximum,
      level: narrow.beside,
    }[kind],
  );
}
