// The limits of a cosmetic active on a care: those of the annexes, and what experts advise.

import { findSource } from "#server/facts/find-source.ts";
import { type CosmeticAdvice, cosmeticGroups } from "#shared/content/cosmetic-groups.ts";
import { limitSetters } from "#shared/content/markets.ts";
import type { Niosome } from "#shared/content/schema/entries.ts";
import type { Use } from "#shared/content/schema/status.ts";
import { amountOf } from "#shared/facts/units.ts";
import { familiesOf } from "#shared/families/families.ts";
import type { Limit } from "#shared/formula/desk-facts.ts";
import type { Care } from "#shared/formula/formula.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { namesOfSource } from "./names-of-source.ts";

type AnnexLimit = Use["limits"][number];

/** The places whose limits apply to a care. */
const placesOf: Readonly<Record<Care, readonly AnnexLimit["where"][]>> = {
  visage: ["all", "leave-on", "face", "face and hands"],
  corps: ["all", "leave-on", "body"],
  // A rinsed care of the skin: a limit of rinse-off products may be for the hair alone, so that the stricter counts.
  rince: ["all", "rinse-off", "face", "face and hands"],
};

export function cosmeticLimits(entry: Niosome, care: Care, words: Words): readonly Limit[] {
  const { limits } = entry.use;
  const holding = limits.filter(({ where }) => placesOf[care].includes(where));
  return [
    ...(holding.length > 0
      ? holding.map((limit) => annexLimit(limit, words))
      : limits.map((limit) => nowhereElse(limit, words))),
    ...adviceOn(entry, words),
  ];
}

function annexLimit({ percent, entry, source, about }: AnnexLimit, words: Words): Limit {
  const annex = entry === undefined ? undefined : words.fill(statusTexts.sources.entry, { entry });
  return {
    ...limitSetters.annex,
    ...amountOf(percent, "percent"),
    source: words.series(findSource(source).name, annex),
    shortSource: null,
    year: null,
    about: about ? words.text(about) : null,
  };
}

/** A use allowed in some places only is forbidden in others: Regulation (EC) 1223/2009, article 14(1)(b). */
const nowhereElse = (limit: AnnexLimit, words: Words): Limit => ({
  ...annexLimit(limit, words),
  amount: 0,
  about: words.text(statusTexts.places[limit.where]),
});

/** For the sum that it counts into, then for itself. */
function adviceOn({ slug, nom, use }: Niosome, words: Words): readonly Limit[] {
  const { group, advice } = use;
  const limit = ({ percent, ph, source }: CosmeticAdvice, subject: Text): Limit => ({
    ...limitSetters.panel,
    ...amountOf(percent, "percent"),
    ...namesOfSource(source, words),
    year: null,
    about: words.series(subject, words.fill(statusTexts.sources.leastPh, { ph: words.number(ph) })),
    leastPh: ph,
  });
  const onSum = group ? cosmeticGroups[group].advice : [];
  return [
    ...onSum.map((each) => limit(each, group ? statusTexts.groups[group] : nom)),
    ...advice.map((each) => ({ ...limit(each, withSmallLetter(words.plain(nom))), of: slug })),
  ];
}

const annexesOf = ({ limits }: Use) => limits.flatMap(({ entry }) => entry ?? []);

/** Entries of the annexes that several actives share: they count together. */
const sharedAnnexes: ReadonlySet<string> = new Set(
  familiesOf("niosome")
    .flatMap(({ id }) => familyEntries[id].flatMap(({ use }) => [...new Set(annexesOf(use))]))
    .filter((annex, at, all) => all.indexOf(annex) !== at),
);

/** Its own group, else the entry of an annex that it shares. */
export const cosmeticGroup = (use: Use): string | null =>
  use.group ?? annexesOf(use).find((annex) => sharedAnnexes.has(annex)) ?? null;
