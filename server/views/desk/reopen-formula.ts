// A formula of an enquiry, opened again: its verdict today, in words, with the parts that the desk no longer reads.

import { editionIn, type Language, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { type CarriedFormula, readFormulaText } from "#shared/enquiry/carried-formula.ts";
import { joinSentences } from "#shared/formula/desk-words.ts";
import type { Sign } from "#shared/formula/findings.ts";
import type { Formula, Instrument } from "#shared/formula/formula.ts";
import { describeVerdict } from "#shared/formula/sentences/present-verdict.ts";
import { signOf, type VerdictPresentation } from "#shared/formula/sentences/presentation.ts";
import { describeProblem } from "#shared/formula/sentences/problems.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { formatDose } from "#shared/words/amounts.ts";
import { type ExclusionGroup, groupExclusions } from "./group-exclusions.ts";
import { openFormula, readQuery } from "./open-formula.ts";

/** A line of its table: an active, or the sum of several. */
export interface FormulaLine {
  readonly name: string;
  /** The substance that is put in. */
  readonly note: string | null;
  /** "120 mg"; null when no dose was read. */
  readonly dose: string | null;
  /** The text typed instead of a dose. For the laboratory alone: a mail to a visitor would carry it to any address. */
  readonly typed: string | null;
  readonly share: string | null;
  /** Null for a part of a sum. */
  readonly sign: Sign | null;
  readonly state: string;
  readonly isSum: boolean;
}

export interface ReopenedFormula {
  /** Path with its query, in the edition of the language. */
  readonly address: string;
  readonly formula: Formula;
  readonly said: VerdictPresentation;
  readonly lines: readonly FormulaLine[];
  readonly exclusions: readonly ExclusionGroup[];
  /** The parts that were left out. */
  readonly problems: readonly string[];
}

/** Null when the text is no formula. Work: as much as a view of the desk. */
export function reopenFormula(text: string, language: Language): ReopenedFormula | null {
  const known = readFormulaText(text);
  if (known === "") return null;
  const cut = known.indexOf("?");
  const instrument = known.slice(0, cut) as Instrument;
  const edition = editionIn(language);
  const reader = { edition, pageLanguage: language };
  const { formula, problems } = readQuery(new URLSearchParams(known.slice(cut)), instrument);
  const opened = openFormula(formula, reader);
  const { facts, verdict, words } = opened;
  const said = describeVerdict(opened);
  const nameOf = (slug: string) => {
    const active = facts.actives[slug];
    return active ? [textOf(active.name), active.code].filter(Boolean).join(" ") : slug;
  };
  const lines = verdict.rods.flatMap((rod): FormulaLine[] => {
    const words = said.rods.find(({ id }) => id === rod.id);
    const row = said.rows.find(({ id }) => id === rod.id);
    const parts = rod.parts.map(({ slug }): FormulaLine => {
      const dosed = formula.actives.find((each) => each.slug === slug);
      const form = facts.actives[slug]?.form;
      return {
        name: nameOf(slug),
        note: form ? textOf(form) : null,
        dose: dosed?.amount ? formatDose(dosed.amount, dosed.unit, language) : null,
        typed: dosed?.unread?.text ?? null,
        share: null,
        sign: null,
        state: "",
        isSum: false,
      };
    });
    const whole = {
      share: row?.share ?? null,
      sign: rod.zone && signOf[rod.zone],
      state: words?.state ?? "",
    };
    const [only] = parts;
    return only && parts.length === 1
      ? [{ ...only, ...whole }]
      : [
          ...parts,
          {
            ...whole,
            name: words?.name ?? rod.id,
            note: null,
            dose: words?.dose ?? null,
            typed: null,
            isSum: true,
          },
        ];
  });
  return {
    address: addressIn(edition, benchPath(instrument)) + known.slice(cut),
    formula,
    said,
    lines,
    exclusions: groupExclusions(opened, said.exclusions),
    problems: problems.map((problem) => {
      const { title, text: more } = describeProblem(problem, formula, words);
      return joinSentences(title, more);
    }),
  };
}

/**
 * The formula for the form and the acknowledgement, in its language; null when the text is no formula. It consists of our own words
 * and of the numbers that were read: nothing that somebody typed is in it.
 */
export function carryFormula(text: string, language: Language): CarriedFormula | null {
  const open = reopenFormula(text, language);
  return open && { ...open.said.carried, text };
}

/** A stored formula as operators read it: its order, its doses as typed, its address; "" without one. */
export function describeFormula(text: string, language: Language): string {
  const open = reopenFormula(text, language);
  if (!open) return "";
  const doses = open.lines
    .filter(({ isSum }) => !isSum)
    .map(({ name, dose, typed }) => [name, dose ?? typed].filter(Boolean).join(", "));
  return [open.said.order.sentence, ...doses, open.address].filter(Boolean).join("\n");
}
