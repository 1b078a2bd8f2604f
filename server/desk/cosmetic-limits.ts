// What binds a cosmetic active on a care: limits of the annexes, advice of experts, the allergens that it brings along.

import { findSource } from "#server/facts/find-source.ts";
import { type CosmeticAdvice, cosmeticGroups } from "#shared/content/cosmetic-groups.ts";
import { type CosmeticPlace, facePlaces, productKinds } from "#shared/content/cosmetic-places.ts";
import { fragranceThresholds } from "#shared/content/fragrance-allergens.ts";
import { limitSetters } from "#shared/content/markets.ts";
import type { Niosome } from "#shared/content/schema/entries.ts";
import type { Use } from "#shared/content/schema/status.ts";
import { amountOf } from "#shared/facts/units.ts";
import { familiesOf } from "#shared/families/families.ts";
import type { ActiveFacts, Limit } from "#shared/formula/desk-facts.ts";
import type { Care } from "#shared/formula/formula.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import { withSmallLetter } from "#shared/words/letters.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { namesOfSource, placed } from "./names-of-source.ts";

type AnnexLimit = Use["limits"][number];

/** The places whose limits apply to a care. */
const placesOf: Readonly<Record<Care, readonly CosmeticPlace[]>> = {
  visage: facePlaces,
  corps: ["all", "leave-on", "body", "body lotion"],
  // A rinsed care of the skin, not of the hair.
  rince: ["all", "rinse-off", "face and hands"],
};

/** The limits for a care, and how it stands to the kinds of products that an annex names. */
export function cosmeticLimits(
  entry: Niosome,
  care: Care,
  words: Words,
): Pick<ActiveFacts, "limits" | "productKind"> {
  const { limits } = entry.use;
  const named = limits.filter(({ where }) => where !== "other" && placesOf[care].includes(where));
  const holding = named.length > 0 ? named : limits.filter(({ where }) => where === "other");
  const kinds = limits.filter(isOfKind);
  const others = [...adviceOn(entry, words), ...medicinesWith(entry, words)];
  if (holding.length > 0)
    return {
      limits: [...holding.map((limit) => annexLimit(limit, words)), ...others],
      productKind: holding.some(isOfKind) ? "read" : null,
    };
  // Outside every kind that is named, the most that one of them may have holds until somebody has decided.
  if (kinds.length > 0)
    return {
      limits: [
        ...kinds
          .toSorted(byPercent)
          .slice(-1)
          .map((limit) => annexLimit(limit, words)),
        ...others,
      ],
      productKind: "unnamed",
    };
  return {
    limits: [...limits.map((limit) => nowhereElse(limit, words)), ...others],
    productKind: null,
  };
}

const isOfKind = ({ where }: AnnexLimit): boolean => productKinds.includes(where);

const byPercent = (a: AnnexLimit, b: AnnexLimit) => a.percent - b.percent;

function annexLimit(limit: AnnexLimit, words: Words): Limit {
  const { percent, entry, source } = limit;
  // A kind of product is named by the annex itself.
  const about = limit.about ?? (isOfKind(limit) ? statusTexts.places[limit.where] : undefined);
  const annex = entry === undefined ? undefined : words.fill(statusTexts.sources.entry, { entry });
  return {
    ...placed(limitSetters.annex, words),
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
    ...placed(limitSetters.panel, words),
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

/** Strengths of medicines that are put on the skin. */
const medicinesWith = ({ use }: Niosome, words: Words): readonly Limit[] =>
  use.medicines.map(({ percent, source }) => ({
    ...placed(limitSetters["france-medicine"], words),
    ...amountOf(percent, "percent"),
    ...namesOfSource(source, words),
    year: null,
    about: null,
  }));

export function fragranceAllergensOf(
  { fragranceAllergens }: Use,
  care: Care,
  words: Words,
): ActiveFacts["fragranceAllergens"] {
  const { source, leaveOn, rinseOff } = fragranceThresholds;
  return fragranceAllergens.map(({ inci, presence }) => ({
    inci,
    isCertain: presence === "certain",
    threshold: amountOf(care === "rince" ? rinseOff : leaveOn, "percent").amount,
    source: words.text(findSource(source).name),
  }));
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
