// The table of amounts of a sheet: usual amounts, limits and status, with a line of beads where amounts compare.
import { cosmeticUse, serumUse } from "#server/facts/cosmetic-use.ts";
import type { DoseFact } from "#server/facts/dose-fact.ts";
import { strainStatus } from "#server/facts/strain-status.ts";
import { supplementDose } from "#server/facts/supplement-dose.ts";
import { homeMarket } from "#shared/content/markets.ts";
import type { Liposome, Niosome, Serum, Strain } from "#shared/content/schema/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { SheetStatus, StatusRow } from "#shared/pages/sheet-status.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { describeValue, wordValue } from "../describe-fact.ts";
import { makeScale } from "./scale.ts";

const { title, heads, leads, notes } = statusTexts;

export function rowOf(fact: DoseFact, words: Words): StatusRow {
  const { id, name, share, source, path, by } = fact;
  return {
    id,
    name: wordValue(name, id, words),
    path,
    amount: describeValue(fact, words) ?? "",
    share: share && wordValue(share, id, words),
    source: wordValue(source, id, words),
    by,
  };
}

interface Frame {
  readonly lead: Text;
  readonly heads: { readonly name: Text; readonly amount: Text; readonly source: Text };
  readonly notes: readonly Text[];
}

const tableOf = (facts: readonly DoseFact[], frame: Frame, words: Words): SheetStatus => ({
  title: words.text(title),
  lead: words.text(frame.lead),
  scale: null,
  heads: {
    name: words.text(frame.heads.name),
    amount: words.text(frame.heads.amount),
    share: null,
    source: words.text(frame.heads.source),
  },
  rows: facts.map((fact) => rowOf(fact, words)),
  notes: frame.notes.map(words.text),
});

/** Amounts of a day. */
function ofSupplement(entry: Liposome, path: string, words: Words): SheetStatus {
  const { facts, line, isOfSeveral, hasMaximum } = supplementDose(entry, path);
  const { status, basis } = entry.dose;
  const ofDay = basis ? words.fill(leads.basis, { basis }) : leads.day;
  const table = tableOf(
    facts,
    {
      lead: words.sentences(leads.status[status], isOfSeveral ? leads.nutrients : ofDay),
      heads: isOfSeveral
        ? { name: heads.nutrient, amount: heads.reference, source: heads.limits }
        : { name: heads.day, amount: heads.amount, source: heads.source },
      notes: [...(hasMaximum ? [notes.practice[homeMarket]] : []), notes.check[homeMarket]],
    },
    words,
  );
  const share = isOfSeveral
    ? { label: words.text(heads.threshold), meaning: null }
    : { label: words.text(heads.share), meaning: words.text(heads.shareMeaning) };
  return {
    ...table,
    scale: line && makeScale(line, words),
    heads: {
      ...table.heads,
      ...(isOfSeveral ? { onPhones: true } : {}),
      share: isOfSeveral || facts.some((fact) => fact.share) ? share : null,
    },
  };
}

/** Per cents of the finished product. */
function ofCosmetic(entry: Niosome, words: Words): SheetStatus {
  const { facts, line } = cosmeticUse(entry);
  const { basis } = entry.use;
  const lead = basis ? words.fill(leads.finishedBasis, { basis }) : leads.finished;
  const table = tableOf(
    facts,
    {
      lead: entry.formes.includes("gelule") ? words.sentences(lead, leads.oral) : lead,
      heads: { name: heads.finished, amount: heads.amount, source: heads.source },
      notes: [notes.cosmetic],
    },
    words,
  );
  return { ...table, scale: makeScale(line, words) };
}

const ofSerum = (serum: Serum, words: Words): SheetStatus =>
  tableOf(
    serumUse(serum),
    {
      lead: leads.serum,
      heads: { name: heads.active, amount: heads.amount, source: heads.limits },
      notes: [notes.cosmetic],
    },
    words,
  );

const ofStrain = (strain: Strain, words: Words): SheetStatus =>
  tableOf(
    strainStatus(strain),
    {
      lead: leads.strain,
      heads: { name: heads.strain, amount: heads.value, source: heads.source },
      notes: [notes.check[homeMarket]],
    },
    words,
  );

/** `path` is that of the sheet. */
export function loadStatus(
  path: string,
  entry: Liposome | Niosome | Serum | Strain,
  words: Words,
): SheetStatus {
  if ("species" in entry) return ofStrain(entry, words);
  if (entry.type === "niosomeProduct") return ofSerum(entry, words);
  return "use" in entry ? ofCosmetic(entry, words) : ofSupplement(entry, path, words);
}
