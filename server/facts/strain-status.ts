// Status of a strain's species, strength of the material, and the values that each product sets.
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Species } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { species } from "#shared/generated/species.ts";
import { amount, type DoseFact, doseFact, said, series, text } from "./dose-fact.ts";
import { evidenceFor } from "./evidence.ts";

const { values, sources: words } = statusTexts;

/** @throws when the list of species lacks that of the strain: the content was not checked */
export function strainStatus(strain: Strain): readonly DoseFact[] {
  const known = species.find(({ name }) => name === strain.species);
  if (!known) throw new Error(`no species is called ${strain.species}`);
  const resistance = known.resistance.map((id) => text(values.resistance[id]));
  return [
    doseFact(
      "cfu",
      amount(strain.cfu, ""),
      said(evidenceFor({ folder: "strains", ...strain }, "cfu"), text(words.strength)),
    ),
    doseFact("life", text(values.byBrief), said("to-confirm", text(words.life))),
    doseFact(
      "species.qps",
      text(known.qps ? values.yes : values.no),
      said("literature", text(qpsNote(known))),
    ),
    doseFact(
      "species.resistance",
      series(...resistance),
      said("literature", text(resistanceNote(known))),
    ),
  ];
}

const isYeast = ({ resistance }: Species) => resistance.includes("antibacterials");

/** EFSA presumes spore formers and yeasts safe on a condition. */
function qpsNote(known: Species): Translated {
  if (!known.qps) return words.noQps;
  if (isYeast(known)) return words.qpsYeast;
  return known.spores ? words.qpsToxigenic : words.qps;
}

function resistanceNote(known: Species): Translated {
  if (isYeast(known)) return words.yeastResistance;
  return known.resistance.includes("none") ? words.noResistance : words.resistance;
}
