// How a reader finds an entry: tables of all actives of a family, and lists by what may be claimed or by what an active does.

import { speaksOf } from "#server/views/list-facets.ts";
import { claimSubjectIds } from "#shared/content/claim-subjects.ts";
import type { Liposome, Niosome } from "#shared/content/schema/entries.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Language } from "#shared/editions/languages.ts";
import { effects } from "#shared/families/families.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { facetTexts } from "#shared/generated/interface/catalogue.ts";
import { printedCatalogue } from "#shared/generated/interface/printed-catalogue.ts";
import { originTexts, statusTexts } from "#shared/generated/interface/status.ts";
import type { SheetData } from "#shared/pages/sheet.ts";

const { selection } = printedCatalogue;

/** A row of the table of a family; what is not known is said to be asked for. */
export function selectionOf(sheet: SheetData, entry: Liposome | Niosome, language: Language) {
  const { vegan, allergens } = entry.origin;
  const names = allergens.map((id) => originTexts.allergenNames[id][language]);
  const usual = [statusTexts.rows.usual[language], statusTexts.rows.level[language]];
  const dose = sheet.status.rows.find(({ name }) => usual.includes(textOf(name)));
  const toConfirm = selection.open[language];
  return {
    dose: dose ? textOf(dose.amount) : toConfirm,
    use:
      "claimStatus" in entry
        ? selection.claims[entry.claimStatus][language]
        : entry.action[language],
    vegan: vegan ? selection.yes[language] : selection.byOrigin[language],
    allergens: names.length > 0 ? names.join(", ") : toConfirm,
  };
}

interface Need {
  readonly label: string;
  /** Names and ids of what answers it. */
  readonly found: readonly { readonly name: string; readonly to: string }[];
}

const named = (entry: Liposome | Niosome, folder: string, language: Language) => ({
  name: entry.nom[language],
  to: `${folder}/${entry.slug}`,
});

/** By subject of the authorised claims: the liposomes of which one speaks of it. */
export const listByClaim = (language: Language): readonly Need[] =>
  claimSubjectIds.map((subject) => ({
    label: facetTexts.claimSubjects[subject][language],
    found: familyEntries.liposome
      .filter(({ bienfaits }) =>
        bienfaits.some(
          (benefit) =>
            "claims" in benefit && benefit.claims.some((claim) => speaksOf(subject, claim)),
        ),
      )
      .map((entry) => named(entry, "liposomes", language)),
  }));

/** By what a cosmetic active does. */
export const listByAction = (language: Language): readonly Need[] =>
  effects.map((effect) => ({
    label: facetTexts.effects[effect][language],
    found: familyEntries.niosome
      .filter((entry) => entry.effects.includes(effect))
      .map((entry) => named(entry, "niosomes", language)),
  }));
