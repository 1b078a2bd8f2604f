// Status of a strain's species, strength of the material, and what is set for each product.

import { factOf } from "#server/facts/fact-of.ts";
import { howKnown } from "#server/facts/how-known.ts";
import { strainSubject } from "#server/facts/strain.ts";
import { homeMarket } from "#shared/content/markets.ts";
import type { Strain } from "#shared/content/schema/entries.ts";
import type { Species } from "#shared/content/schema/status.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { species } from "#shared/generated/species.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import type { Words } from "#shared/words/words.ts";
import { describeValue } from "../describe-fact.ts";
import { beside, row } from "./status-parts.ts";

const { heads, rows, values, sources: said, leads, notes } = statusTexts;

/** @throws where the list of species lacks that of the strain: the content was not checked */
export function loadStrainStatus(strain: Strain, words: Words): SheetStatus {
  const known = species.find(({ name }) => name === strain.species);
  if (!known) throw new Error(`no species is called ${strain.species}`);
  const resistance = words.series(...known.resistance.map((id) => values.resistance[id]));
  const subject = strainSubject(strain);
  const strength = factOf(subject, "cfu");
  return {
    title: words.text(statusTexts.title),
    lead: words.text(leads.strain),
    scale: null,
    heads: {
      name: words.text(heads.strain),
      amount: words.text(heads.value),
      share: null,
      source: words.text(heads.source),
    },
    rows: [
      row(
        words,
        rows.strength,
        describeValue(strength, words) ?? "",
        beside(howKnown(subject.known, "cfu"), said.strength),
      ),
      row(words, rows.life, values.byBrief, beside("to-confirm", said.life)),
      row(
        words,
        rows.qps,
        known.qps ? values.yes : values.no,
        beside("literature", qpsNote(known)),
      ),
      row(words, rows.resistance, resistance, beside("literature", resistanceNote(known))),
    ],
    notes: [words.text(notes.check[homeMarket])],
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
