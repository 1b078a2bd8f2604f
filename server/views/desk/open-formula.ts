// A formula opened on the server: read from an address or given, judged on the content as it stands, with the texts of a reader.

import { deskCatalogue } from "#server/desk/desk-actives.ts";
import { loadFactsOf } from "#server/desk/load-desk-facts.ts";
import type { AddressProblem, Formula, Instrument } from "#shared/formula/formula.ts";
import { readFormula } from "#shared/formula/formula-address.ts";
import { type JudgedFormula, judgeFormula } from "#shared/formula/judge-formula.ts";
import type { Reader } from "#shared/words/words.ts";
import { loadDeskTexts } from "./load-desk-texts.ts";

export const openFormula = (formula: Formula, reader: Reader): JudgedFormula =>
  judgeFormula(formula, loadFactsOf(formula, reader), {
    texts: loadDeskTexts(reader),
    language: reader.pageLanguage,
  });

export const readQuery = (
  query: Iterable<readonly [string, string]>,
  instrument: Instrument,
): { readonly formula: Formula; readonly problems: readonly AddressProblem[] } =>
  readFormula(query, instrument, deskCatalogue(instrument));

/** Opens a query that we wrote ourselves. @throws when a part of it is not understood */
export function openQuery(query: string, instrument: Instrument, reader: Reader): JudgedFormula {
  const { formula, problems } = readQuery(new URLSearchParams(query), instrument);
  if (problems.length > 0) throw new Error(`the formula ${query} cannot be read`);
  return openFormula(formula, reader);
}
