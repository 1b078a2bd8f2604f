// A formula that a page lets visitors dose, judged as it stands. And the pH that the actives of a serum share.

import type { DoseBenchCopy } from "#shared/content/schema/blocks.ts";
import type { CustomMadeCopy } from "#shared/content/schema/pages/custom-made.ts";
import { editionIn, type Phrase, textOf } from "#shared/editions/edition.ts";
import { listPhRows, writePh } from "#shared/formula/ph-windows.ts";
import { describeBench } from "#shared/formula/sentences/present-bench.ts";
import { describeNotes } from "#shared/formula/sentences/questions.ts";
import { writeField } from "#shared/formula/write-field.ts";
import { benchAddress, benchPath } from "#shared/pages/desk-address.ts";
import type { DoseBenchData, DoseRod, SerumData } from "#shared/pages/dose-bench.ts";
import { signOfUnit } from "#shared/words/amounts.ts";
import { withWholeWords } from "#shared/words/letters.ts";
import type { Reader } from "#shared/words/words.ts";
import { openQuery } from "./desk/open-formula.ts";
import { localize } from "./localize.ts";

/** @throws when the formula names an active that the desk does not have */
export function loadDoseBench({ query, ...copy }: DoseBenchCopy, reader: Reader): DoseBenchData {
  const language = reader.pageLanguage;
  // The original edition has the desk in one language alone.
  const edition = editionIn(language);
  const opened = openQuery(query, "complement", { edition, pageLanguage: language });
  const { formula, facts, verdict, words } = opened;
  const said = describeBench(opened);
  const { bench } = words.texts;
  const texts = <Key extends string>(of: Readonly<Record<Key, Phrase>>, keys: readonly Key[]) =>
    Object.fromEntries(keys.map((key) => [key, textOf(of[key])])) as Record<Key, string>;
  const { maximum, beside } = bench.edges.complement;
  return {
    ...localize(copy, reader),
    formula,
    path: benchPath(formula.instrument),
    rods: verdict.rods.flatMap((rod, at): DoseRod[] => {
      const dosed = formula.actives.find(({ slug }) => slug === rod.parts[0]?.slug);
      const known = dosed && facts.actives[dosed.slug];
      const saidRod = said.rods[at];
      if (!known || !saidRod) return [];
      const name = textOf(known.name);
      const unit = signOfUnit(known.unit, language);
      return [
        {
          slug: dosed.slug,
          id: rod.id,
          name,
          label: words.fill(bench.field.complement, { name, unit }),
          unit,
          dose: writeField(dosed, known, language),
          state: saidRod.state,
        },
      ];
    }),
    cells: said.cells.map(({ id, sign, verb, sentence, note }) => ({
      id,
      sign,
      verb,
      sentence: withWholeWords(sentence),
      note,
    })),
    zones: texts(bench.zones.complement, ["silent", "window", "above"]),
    edges: {
      threshold: textOf(bench.edges.narrow.threshold),
      maximum: textOf(maximum[formula.market]),
      europe: textOf(beside),
    },
    notes: describeNotes(opened),
    prefix: edition.prefix,
  };
}

/** @throws when the actives of the formula share no pH, or the desk does not have one of them */
export function loadSerum(
  { query, text, ...copy }: CustomMadeCopy["serum"],
  reader: Reader,
): SerumData {
  const opened = openQuery(query, "serum", {
    edition: editionIn(reader.pageLanguage),
    pageLanguage: reader.pageLanguage,
  });
  const { formula, verdict, words } = opened;
  const { ph } = verdict;
  if (ph === null || ph === "none") throw new Error(`the actives of ${query} share no pH`);
  return {
    ...localize(copy, reader),
    text: words.fill(text, { range: writePh(ph.value, words) }),
    address: benchAddress(formula),
    rows: listPhRows(opened),
    common: ph.value,
  };
}
