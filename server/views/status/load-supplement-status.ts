// Dose and status of what goes into a food supplement: amounts of an adult's day beside what limits them.
import { type Nutrient, type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Dose } from "#shared/content/schema/status.ts";
import { type Translated, untranslated } from "#shared/editions/edition.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import type { FactRow } from "#shared/pages/fact-table.ts";
import type { SheetStatus } from "#shared/pages/sheet-status.ts";
import { howKnown } from "../known.ts";
import { productName } from "../load-product-browser.ts";
import { type Mark, makeScale } from "./scale.ts";
import {
  type Beside,
  beside,
  fill,
  fromSource,
  join,
  joinSentences,
  row,
  type Say,
  sayAmount,
  sayShare,
} from "./status-parts.ts";

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
  say: Say,
): SheetStatus {
  const supplied = entry.nutrients ?? [];
  const referenced = supplied.filter((each) => nutrients[each].reference !== null);
  if (referenced.length > 1) return statusOfSeveral(entry.dose, referenced, say);
  const id = referenced[0] ?? supplied[0];
  return statusOfOne(
    entry.dose,
    id && { id, ...nutrients[id] },
    usualOf(entry, path, holding),
    say,
  );
}

function usualOf(
  { dose }: { readonly dose: Dose },
  path: string,
  holding: readonly Product[],
): Usual | null {
  if (dose.usual) return { ...dose.usual, source: fromSource("practice"), comparable: true };
  const doses = holding.flatMap((product) => {
    const active = product.actives.find((candidate) => candidate.path === path);
    return active && isAmountOfDay(active) ? [{ product, active }] : [];
  });
  // The formula made for it has the most of it: in others it only accompanies, below what its claims want.
  const [leading] = doses.toSorted((a, b) => inMicrograms(b.active) - inMicrograms(a.active));
  if (!leading) return null;
  const { product, active } = leading;
  return {
    from: active.dose.amount,
    unit: active.dose.unit,
    source: beside(
      howKnown({ folder: "products", ...product }, "actives"),
      fill(said.product, { product: productName(product), portion: product.portion }),
    ),
    comparable: active.nutrient !== undefined,
  };
}

const micrograms: Readonly<Record<string, number>> = { µg: 1, mg: 1e3, g: 1e6 };
const inMicrograms = ({ dose }: ProductActive) => dose.amount * (micrograms[dose.unit] ?? 0);

const isAmountOfDay = ({ dose }: ProductActive) => dose.unit in micrograms;

function statusOfOne(
  dose: Dose,
  nutrient: (Nutrient & { readonly id: NutrientId }) | undefined,
  usual: Usual | null,
  say: Say,
): SheetStatus {
  const unit = nutrient?.unit ?? usual?.unit ?? dose.limits[0]?.unit ?? "mg";
  const reference = nutrient?.reference ?? null;
  const share = (value: number) => (reference === null ? undefined : sayShare(value / reference));
  const limitRow = (name: Translated, value: number, source: Beside) =>
    row(say, name, sayAmount({ from: value }, unit), source, share(value));
  const found: FactRow[] = [
    ...(usual
      ? [
          row(
            say,
            rows.usual,
            sayAmount(usual, usual.unit),
            usual.source,
            usual.unit === unit && usual.to === undefined ? share(usual.from) : undefined,
          ),
        ]
      : []),
    ...(reference === null
      ? []
      : [
          limitRow(rows.reference, reference, fromSource("nutrition-information")),
          limitRow(rows.threshold, thresholdOf(reference), beside("law", said.threshold)),
        ]),
    ...(nutrient ? nutrientRows(nutrient, limitRow, say) : []),
    ...dose.limits.map((limit) =>
      row(
        say,
        rows[limit.by],
        sayAmount({ from: limit.amount }, limit.unit),
        fromSource(limit.source, limit.about),
      ),
    ),
    ...(dose.limits.some(({ by }) => by === "france") || hasFrance(nutrient)
      ? []
      : [row(say, rows.france, values.notSet, beside("literature", said.noFrance))]),
    ...(dose.form
      ? [
          row(
            say,
            rows.form,
            dose.form === "listed" ? values.listed : values.notListed,
            fromSource("supplements-directive"),
          ),
        ]
      : [row(say, rows.status, values.status[dose.status], statusSource(dose))]),
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
                  : fill(labels.usualShare, { share: sayShare(usual.from / reference) }),
            },
            floor:
              reference === null
                ? null
                : { value: thresholdOf(reference), label: labels.threshold },
            limits: [...marksOf(nutrient), ...marksOfLimits(dose, unit)],
            unit,
            note: usual && isBeyond(usual, nutrient) ? notes.beyond : null,
          },
          say,
        );
  return {
    title: say(statusTexts.title),
    lead: say(
      joinSentences(
        leads.status[dose.status],
        dose.basis ? fill(leads.basis, { basis: dose.basis }) : leads.day,
      ),
    ),
    scale,
    heads: {
      name: say(heads.day),
      amount: say(heads.amount),
      share: found.some((each) => each.share)
        ? { label: say(heads.share), meaning: say(heads.shareMeaning) }
        : null,
      source: say(heads.source),
    },
    rows: found,
    notes: [
      ...(typeof nutrient?.france === "number" ? [say(notes.practice)] : []),
      say(notes.check),
    ],
  };
}

const isBeyond = ({ from, to = from }: Usual, nutrient: Nutrient | undefined): boolean =>
  typeof nutrient?.france === "number" && to > nutrient.france;

/** The "source" condition: 15 % of the reference value. */
const thresholdOf = (reference: number) => Number((reference * 0.15).toPrecision(4));

const hasFrance = (nutrient: Nutrient | undefined) =>
  nutrient !== undefined && nutrient.france !== null;

type LimitRow = (name: Translated, value: number, source: Beside) => FactRow;

function nutrientRows(nutrient: Nutrient, limitRow: LimitRow, say: Say): readonly FactRow[] {
  const { france, anses, upper, about, year, unit } = nutrient;
  const efsa = fromSource(
    "efsa",
    year ? untranslated(String(year)) : undefined,
    said.about[about ?? "upper"],
  );
  return [
    ...(france === null
      ? []
      : [
          france === "annulled"
            ? row(say, rows.france, values.annulled, fromSource("council-of-state-2011"))
            : limitRow(rows.france, france, fromSource("order-2006")),
        ]),
    ...(anses ? [ansesRow(anses, unit, limitRow, say)] : []),
    ...(upper === null
      ? nutrient.reference === null
        ? []
        : [row(say, rows.union, values.noUnion, beside("literature", said.noUpper))]
      : [limitRow(rows.union, upper, efsa)]),
  ];
}

function ansesRow(
  { draft, advice }: NonNullable<Nutrient["anses"]>,
  unit: string,
  limitRow: LimitRow,
  say: Say,
): FactRow {
  const { text: source, by } = fromSource("anses-2024");
  if (draft === "none")
    return row(say, rows.anses, values.notSet, beside(by, fill(said.ansesAgreed, { source })));
  if (typeof advice !== "number")
    return limitRow(
      rows.anses,
      draft,
      beside(by, fill(advice === "agreed" ? said.ansesAgreed : said.ansesDraft, { source })),
    );
  return limitRow(
    rows.anses,
    advice,
    beside(
      by,
      fill(said.ansesAgainst, {
        source,
        advice: sayAmount({ from: advice }, unit),
        draft: sayAmount({ from: draft }, unit),
      }),
    ),
  );
}

function marksOf(nutrient: Nutrient | undefined): readonly Mark[] {
  if (!nutrient) return [];
  const { france, upper } = nutrient;
  return [
    ...(typeof france === "number" ? [{ value: france, label: labels.france }] : []),
    ...(upper === null ? [] : [{ value: upper, label: labels.union }]),
  ];
}

const marksOfLimits = ({ limits }: Dose, unit: string): readonly Mark[] =>
  limits
    .filter((limit) => limit.unit === unit)
    .map(({ by, amount }) => ({ value: amount, label: labels[by] }));

/** Of the status; one that is open is a question. */
function statusSource({ status }: Dose): Beside {
  if (status === "plant") return fromSource("plants-order");
  if (status === "substance") return fromSource("substances-order");
  if (status === "novel food") return fromSource("novel-foods");
  if (status === "nutrient") return fromSource("supplements-directive");
  const source = fromSource("complalim");
  return status === "open" ? beside("to-confirm", source.text) : source;
}

/** A row per nutrient: reference value, threshold, limits. */
function statusOfSeveral(dose: Dose, ids: readonly NutrientId[], say: Say): SheetStatus {
  return {
    title: say(statusTexts.title),
    lead: say(joinSentences(leads.status[dose.status], leads.nutrients)),
    scale: null,
    heads: {
      onPhones: true,
      name: say(heads.nutrient),
      amount: say(heads.reference),
      share: { label: say(heads.threshold), meaning: null },
      source: say(heads.limits),
    },
    rows: ids.map((id) => {
      const nutrient: Nutrient = nutrients[id];
      const { reference, unit } = nutrient;
      return row(
        say,
        statusTexts.nutrients[id],
        reference === null ? values.notSet : sayAmount({ from: reference }, unit),
        beside("law", limitsOf(nutrient)),
        reference === null ? undefined : sayAmount({ from: thresholdOf(reference) }, unit),
      );
    }),
    notes: [say(notes.practice), say(notes.check)],
  };
}

/** "Maximum français 2 mg · Limite européenne 12 mg, 2023". */
function limitsOf({ france, upper, about, year, unit }: Nutrient): Translated {
  const most =
    france === "annulled"
      ? values.annulled
      : france === null
        ? values.notSet
        : sayAmount({ from: france }, unit);
  const level =
    upper === null
      ? values.noUnion
      : join(
          sayAmount({ from: upper }, unit),
          year ? untranslated(String(year)) : undefined,
          about && said.about[about],
        );
  return joinSentences(rows.france, most, untranslated("·"), rows.union, level);
}
