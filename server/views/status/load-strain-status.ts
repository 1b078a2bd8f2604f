// Status of a strain's species, strength of the material, and what is set for each product.
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Species } from "#shared/content/schema/status.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { species } from "#shared/generated/species.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import { howKnown } from "../known.ts";
import { beside, fill, row, type Say } from "./status-parts.ts";

const { heads, rows, values, sources: said, leads, notes } = statusTexts;

/** @throws where the list of species lacks that of the strain: the content was not checked */
export function loadStrainStatus(strain: Strain, say: Say): SheetStatus {
  const known = species.find(({ name }) => name === strain.species);
  if (!known) throw new Error(`no species is called ${strain.species}`);
  const resistance = translate((language) =>
    known.resistance.map((id) => values.resistance[id][language]).join(", "),
  );
  return {
    title: say(statusTexts.title),
    lead: say(leads.strain),
    scale: null,
    heads: {
      name: say(heads.strain),
      amount: say(heads.value),
      share: null,
      source: say(heads.source),
    },
    rows: [
      row(
        say,
        rows.strength,
        fill(sheetFacts.strengthValue, { count: String(strain.cfu) }),
        beside(howKnown({ folder: "strains", ...strain }, "cfu"), said.strength),
      ),
      row(say, rows.life, values.byBrief, beside("to-confirm", said.life)),
      row(say, rows.qps, known.qps ? values.yes : values.no, beside("literature", qpsNote(known))),
      row(say, rows.resistance, resistance, beside("literature", resistanceNote(known))),
    ],
    notes: [say(notes.check)],
  };
}

const isYeast = ({ resistance }: Species) => resistance.includes("antibacterials");

/** EFSA presumes spore formers and yeasts safe on a condition. */
function qpsNote(known: Species): Translated {
  if (!known.qps) return said.noQps;
  if (isYeast(known)) return said.qpsYeast;
  return known.spores ? said.qpsToxigenic : said.qps;
}

function resistanceNote(known: Species): Translated {
  if (isYeast(known)) return said.yeastResistance;
  return known.resistance.includes("none") ? said.noResistance : said.resistance;
}
