// Dose and status of what goes into a food supplement: amounts of an adult's day beside what limits them.

import { howKnown } from "#server/facts/how-known.ts";
import { homeMarket, markets } from "#shared/content/markets.ts";
import { type Nutrient, type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Dose } from "#shared/content/schema/status.ts";
import { amountOf, unitFacts } from "#shared/facts/units.ts";
import { isOver } from "#shared/formula/engine/limits.ts";
import { claims } from "#shared/generated/entries.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import type { Text, Words } from "#shared/words/words.ts";
import { productName } from "../sorted-products.ts";
import { type Mark, makeScale } from "./scale.ts";
import { type Beside, beside, fromSource, row } from "./status-parts.ts";

const { heads, rows, values, sources: said, leads, notes, scale: labels } = statusTexts;

/** What a day usually supplies, and who says so. */
interface Usual {
  readonly from: number;
  readonly to?: number | undefined;
  readonly unit: string;
  readonly source: Beside;
  /** Of the same thing as the limits, so that they can stand on one scale. */
  readonly comparable: boolean;
}

/** `holding`: white-label products that contain it, the one of its banner first. */
export function loadSupplementStatus(
  entry: Liposome,
  path: string,
  holding: readonly Product[],
  words: Words,
): SheetStatus {
  const supplied = entry.nutrients ?? [];
  const referenced = supplied.filter((each) => nutrients[each].reference !== null);
  if (referenced.length > 1) return statusOfSeveral(entry.dose, referenced, words);
  const id = referenced[0] ?? supplied[0];
  return statusOfOne(
    entry.dose,
    id && { id, ...nutrients[id] },
    usualOf(entry, path, holding, words),
    words,
  );
}

function usualOf(
  { dose }: { readonly dose: Dose },
  path: string,
  holding: readonly Product[],
  words: Words,
): Usual | null {
  if (dose.usual) return { ...dose.usual, source: fromSource(words, "practice"), comparable: true };
  const doses = holding.flatMap((product) => {
    const active = product.actives.find((candidate) => candidate.path === path);
    return active && isAmountOfDay(active) ? [{ product, active }] : [];
  });
  // The formula made for it has the most of it: in others it only accompanies, below what its claims want.
  const [leading] = doses.toSorted(
    (a, b) => inSmallestUnits(b.active).amount - inSmallestUnits(a.active).amount,
  );
  if (!leading) return null;
  const { product, active } = leading;
  return {
    from: active.dose.amount,
    unit: active.dose.unit,
    source: beside(
      howKnown({ folder: "products", ...product }, "actives"),
      words.fill(said.product, { product: productName(product), portion: product.portion }),
    ),
    comparable: active.nutrient !== undefined,
  };
}

const inSmallestUnits = ({ dose }: ProductActive) => amountOf(dose.amount, dose.unit);

/** Of a mass: cells and per cents are of other things. */
const isAmountOfDay = (active: ProductActive) =>
  unitFacts[inSmallestUnits(active).unit].kind === "mass";

function statusOfOne(
  dose: Dose,
  nutrient: (Nutrient & { readonly id: NutrientId }) | undefined,
  usual: Usual | null,
  words: Words,
): SheetStatus {
  const unit = nutrient?.unit ?? usual?.unit ?? dose.limits[0]?.unit ?? "mg";
  const reference = nutrient?.reference ?? null;
  const share = (value: number) =>
    reference === null ? undefined : percentOf(value, reference, words);
  const limitRow = (name: Text, value: number, source: Beside) =>
    row(words, name, words.amount(value, unit), source, share(value));
  const found: FactRow[] = [
    ...(usual
      ? [
          row(
            words,
            rows.usual,
            words.range(usual, usual.unit),
            usual.source,
            usual.unit === unit && usual.to === undefined ? share(usual.from) : undefined,
          ),
        ]
      : []),
    ...(reference === null || !nutrient
      ? []
      : [
          limitRow(rows.reference, reference, fromSource(words, "nutrition-information")),
          limitRow(rows.threshold, thresholdOf(nutrient.id), beside("law", said.threshold)),
        ]),
    ...(nutrient ? nutrientRows(nutrient, limitRow, words) : []),
    ...dose.limits.map((limit) =>
      row(
        words,
        rows[limit.by],
        words.amount(limit.amount, limit.unit),
        fromSource(words, limit.source, limit.about),
      ),
    ),
    ...(dose.limits.some(({ by }) => by === "france") || nutrient?.maxima[homeMarket] !== undefined
      ? []
      : [row(words, rows.france, values.notSet, beside("literature", said.noFrance))]),
    ...(dose.form
      ? [
          row(
            words,
            rows.form,
            dose.form === "listed" ? values.listed : values.notListed,
            fromSource(words, "supplements-directive"),
          ),
        ]
      : [row(words, rows.status, values.status[dose.status], statusSource(dose, words))]),
  ];
  const scale =
    usual?.comparable === false || (usual && usual.unit !== unit)
      ? null
      : makeScale(
          {
            usual: usual && {
              from: usual.from,
              to: usual.to,
              label:
                reference === null || usual.to !== undefined
                  ? labels.usual
                  : words.fill(labels.usualShare, {
                      share: percentOf(usual.from, reference, words),
                    }),
            },
            floor:
              reference === null || !nutrient
                ? null
                : { value: thresholdOf(nutrient.id), label: labels.threshold },
            limits: [...marksOf(nutrient), ...marksOfLimits(dose, unit)],
            unit,
            note: usual && isBeyond(usual, nutrient) ? notes.beyond : null,
          },
          words,
        );
  return {
    title: words.text(statusTexts.title),
    lead: words.text(
      words.sentences(
        leads.status[dose.status],
        dose.basis ? words.fill(leads.basis, { basis: dose.basis }) : leads.day,
      ),
    ),
    scale,
    heads: {
      name: words.text(heads.day),
      amount: words.text(heads.amount),
      share: found.some((each) => each.share)
        ? { label: words.text(heads.share), meaning: words.text(heads.shareMeaning) }
        : null,
      source: words.text(heads.source),
    },
    rows: found,
    notes: [
      ...(nutrient && maximumOf(nutrient) !== null ? [words.text(notes.practice[homeMarket])] : []),
      words.text(notes.check[homeMarket]),
    ],
  };
}

const isBeyond = ({ from, to = from }: Usual, nutrient: Nutrient | undefined): boolean =>
  nutrient !== undefined && isOver(to, maximumOf(nutrient));

/** In whole per cents. */
const percentOf = (value: number, reference: number, words: Words): string =>
  words.percent(Math.round((100 * value) / reference));

/** The least amount that a claim takes: that of the "source" condition, in the nutrient's unit. */
const thresholdOf = (id: NutrientId): number =>
  Math.min(
    ...claims.flatMap((claim) => (claim.id.startsWith(`${id}/`) ? claim.minimum.amount : [])),
  );

/** Of the law at home; null where it was annulled, or nothing was ever set. */
function maximumOf({ maxima }: Nutrient): number | null {
  const maximum = maxima[homeMarket];
  return typeof maximum === "number" ? maximum : null;
}

type Opinion = NonNullable<NonNullable<Nutrient["drafts"]>[typeof homeMarket]>;

type LimitRow = (name: Text, value: number, source: Beside) => FactRow;

function nutrientRows(nutrient: Nutrient, limitRow: LimitRow, words: Words): readonly FactRow[] {
  const { maxima, drafts, upper, about, year, unit } = nutrient;
  const { law, opinion } = markets[homeMarket];
  const maximum = maxima[homeMarket];
  const draft = drafts?.[homeMarket];
  const efsa = fromSource(
    words,
    "efsa",
    year ? String(year) : undefined,
    said.about[about ?? "upper"],
  );
  return [
    ...(maximum === undefined
      ? []
      : [
          maximum === "annulled"
            ? row(words, rows.france, values.annulled, fromSource(words, law.annulledBy))
            : limitRow(rows.france, maximum, fromSource(words, law.source)),
        ]),
    ...(draft ? [opinionRow(draft, fromSource(words, opinion.source), unit, limitRow, words)] : []),
    ...(upper === null
      ? nutrient.reference === null
        ? []
        : [row(words, rows.union, values.noUnion, beside("literature", said.noUpper))]
      : [limitRow(rows.union, upper, efsa)]),
  ];
}

function opinionRow(
  { draft, advice }: Opinion,
  { text: source, by }: Beside,
  unit: string,
  limitRow: LimitRow,
  words: Words,
): FactRow {
  if (draft === "none")
    return row(
      words,
      rows.anses,
      values.notSet,
      beside(by, words.fill(said.ansesAgreed, { source })),
    );
  if (typeof advice !== "number")
    return limitRow(
      rows.anses,
      draft,
      beside(by, words.fill(advice === "agreed" ? said.ansesAgreed : said.ansesDraft, { source })),
    );
  return limitRow(
    rows.anses,
    advice,
    beside(
      by,
      words.fill(said.ansesAgainst, {
        source,
        advice: words.amount(advice, unit),
        draft: words.amount(draft, unit),
      }),
    ),
  );
}

function marksOf(nutrient: Nutrient | undefined): readonly Mark[] {
  if (!nutrient) return [];
  const maximum = maximumOf(nutrient);
  const { upper } = nutrient;
  return [
    ...(maximum === null ? [] : [{ value: maximum, label: labels.france }]),
    ...(upper === null ? [] : [{ value: upper, label: labels.union }]),
  ];
}

const marksOfLimits = ({ limits }: Dose, unit: string): readonly Mark[] =>
  limits
    .filter((limit) => limit.unit === unit)
    .map(({ by, amount }) => ({ value: amount, label: labels[by] }));

/** Of the status; one that is open is a question. */
function statusSource({ status }: Dose, words: Words): Beside {
  if (status === "plant") return fromSource(words, "plants-order");
  if (status === "substance") return fromSource(words, "substances-order");
  if (status === "novel food") return fromSource(words, "novel-foods");
  if (status === "nutrient") return fromSource(words, "supplements-directive");
  const source = fromSource(words, "complalim");
  return status === "open" ? beside("to-confirm", source.text) : source;
}

/** A row per nutrient: reference value, threshold, limits. */
function statusOfSeveral(dose: Dose, ids: readonly NutrientId[], words: Words): SheetStatus {
  return {
    title: words.text(statusTexts.title),
    lead: words.sentences(leads.status[dose.status], leads.nutrients),
    scale: null,
    heads: {
      onPhones: true,
      name: words.text(heads.nutrient),
      amount: words.text(heads.reference),
      share: { label: words.text(heads.threshold), meaning: null },
      source: words.text(heads.limits),
    },
    rows: ids.map((id) => {
      const nutrient: Nutrient = nutrients[id];
      const { reference, unit } = nutrient;
      return row(
        words,
        statusTexts.nutrients[id],
        reference === null ? values.notSet : words.amount(reference, unit),
        beside("law", limitsOf(nutrient, words)),
        reference === null ? undefined : words.range({ from: thresholdOf(id) }, unit),
      );
    }),
    notes: [words.text(notes.practice[homeMarket]), words.text(notes.check[homeMarket])],
  };
}

/** "Maximum français 2 mg · Limite européenne 12 mg, 2023". */
function limitsOf({ maxima, upper, about, year, unit }: Nutrient, words: Words): string {
  const maximum = maxima[homeMarket];
  const most =
    maximum === "annulled"
      ? values.annulled
      : maximum === undefined
        ? values.notSet
        : words.amount(maximum, unit);
  const level =
    upper === null
      ? values.noUnion
      : words.series(
          words.amount(upper, unit),
          year ? String(year) : undefined,
          about && said.about[about],
        );
  return words.sentences(rows.france, most, "·", rows.union, level);
}
