// Status of a strain's species, strength of the material, and what is set for each product.
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Species } from "#shared/content/schema/status.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { sheetFacts } from "#shared/generated/interface/sheet.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { species } from "#shared/generated/species.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import { fill, row, type Say } from "./status-parts.ts";

const { heads, rows, values, sources: beside, leads, notes } = statusTexts;

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
        beside.strength,
      ),
      row(say, rows.life, values.byBrief, beside.life),
      row(say, rows.qps, known.qps ? values.yes : values.no, qpsNote(known)),
      row(say, rows.resistance, resistance, beside.resistance),
    ],
    notes: [say(notes.check)],
  };
}

/** EFSA presumes species of Bacillus safe on condition that a strain makes no toxin. */
function qpsNote({ qps, spores }: Species): Translated {
  if (!qps) return beside.noQps;
  return spores ? beside.qpsToxigenic : beside.qps;
}
