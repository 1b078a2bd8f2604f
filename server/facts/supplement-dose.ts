// The daily amounts of a supplement beside their limits: amounts of an adult.
import { homeMarket, limitSetters, places } from "#shared/content/markets.ts";
import { type Nutrient, type NutrientId, nutrients } from "#shared/content/nutrients.ts";
import type { Liposome, Product, ProductActive } from "#shared/content/schema/entries.ts";
import type { Dose } from "#shared/content/schema/status.ts";
import { statusSources } from "#shared/content/status-sources.ts";
import { untranslated } from "#shared/editions/edition.ts";
import type { Value } from "#shared/facts/fact.ts";
import { limitsOfNutrient, placesWithout } from "#shared/facts/nutrient-limits.ts";
import { amountOf, unitFacts } from "#shared/facts/units.ts";
import { isOver } from "#shared/formula/engine/limits.ts";
import { claims } from "#shared/generated/entries.ts";
import { factTexts } from "#shared/generated/interface/facts.ts";
import { statusTexts } from "#shared/generated/interface/status.ts";
import {
  amount,
  type DoseFact,
  type DoseLimit,
  type DoseLine,
  doseFact,
  fromSource,
  said,
  series,
  text,
} from "./dose-fact.ts";
import { evidenceFor } from "./evidence.ts";
import { productName, productsWith, soldAs } from "./find-products.ts";

const { values, sources: words } = statusTexts;

export interface SupplementDose {
  readonly facts: readonly DoseFact[];
  readonly line: DoseLine | null;
  /** True for a complex, whose nutrients have limits of their own. */
  readonly isOfSeveral: boolean;
  /** True when the home market has a maximum for it. */
  readonly hasMaximum: boolean;
}

type Identified = Nutrient & { readonly id: NutrientId };

type Opinion = NonNullable<NonNullable<Nutrient["drafts"]>[typeof homeMarket]>;

/** The usual amount of a day, and its source. */
interface Usual {
  readonly from: number;
  readonly to?: number | undefined;
  readonly unit: string;
  readonly source: ReturnType<typeof said>;
  /** True when it counts the same thing as the limits, so that they can stand on one line. */
  readonly comparable: boolean;
}

/** `path` is that of its sheet. */
export function supplementDose(entry: Liposome, path: string): SupplementDose {
  const supplied = entry.nutrients ?? [];
  const referenced = supplied.filter((each) => nutrients[each].reference !== null);
  if (referenced.length > 1)
    return {
      facts: referenced.map(factOfNutrient),
      line: null,
      isOfSeveral: true,
      hasMaximum: true,
    };
  const id = referenced[0] ?? supplied[0];
  const sold = soldAs(entry);
  const holding = [...(sold ? [sold] : []), ...productsWith(path)];
  return doseOfOne(entry.dose, id && { id, ...nutrients[id] }, usualOf(entry.dose, path, holding));
}

function usualOf(dose: Dose, path: string, holding: readonly Product[]): Usual | null {
  if (dose.usual) return { ...dose.usual, source: fromSource("practice"), comparable: true };
  const doses = holding.flatMap((product) => {
    const active = product.actives.find((candidate) => candidate.path === path);
    return active && isAmountOfDay(active) ? [{ product, active }] : [];
  });
  // The formula made for it has the most of it: in others it only accompanies, below the threshold of its claims.
  const [leading] = doses.toSorted(
    (a, b) => inSmallestUnits(b.active).amount - inSmallestUnits(a.active).amount,
  );
  if (!leading) return null;
  const { product, active } = leading;
  return {
    from: active.dose.amount,
    unit: active.dose.unit,
    source: said(evidenceFor({ folder: "products", ...product }, "actives"), {
      kind: "filled",
      text: words.product,
      blanks: { product: text(productName(product)), portion: text(product.portion) },
    }),
    comparable: active.nutrient !== undefined,
  };
}

const inSmallestUnits = ({ dose }: ProductActive) => amountOf(dose.amount, dose.unit);

/** True for a mass: cells and per cents count other things. */
const isAmountOfDay = (active: ProductActive) =>
  unitFacts[inSmallestUnits(active).unit].kind === "mass";

function doseOfOne(
  dose: Dose,
  nutrient: Identified | undefined,
  usual: Usual | null,
): SupplementDose {
  const unit = nutrient?.unit ?? usual?.unit ?? dose.limits[0]?.unit ?? "mg";
  const reference = nutrient?.reference ?? null;
  const shareOf = (value: number) => (reference === null ? null : percentOf(value, reference));
  const share = (value: number): Value | null => {
    const percent = shareOf(value);
    return percent === null ? null : amount(percent, "%");
  };
  const limit: LimitFact = (id, value, source) =>
    doseFact(id, amount(value, unit), source, { share: share(value) });
  const threshold = reference === null || !nutrient ? null : thresholdOf(nutrient.id);
  const home = nutrient && limitsAtHome(nutrient.id);
  const maximum = home?.law?.amount ?? null;
  const isSet =
    dose.limits.some((limit) => limitSetters[limit.by].place === homeMarket) ||
    home?.isAnnulled ||
    maximum !== null;
  return {
    facts: [
      ...(usual
        ? [
            doseFact("dose.usual", { kind: "amount", ...usual }, usual.source, {
              share: usual.unit === unit && usual.to === undefined ? share(usual.from) : null,
            }),
          ]
        : []),
      ...(reference === null || threshold === null
        ? []
        : [
            limit("dose.reference", reference, fromSource("nutrition-information")),
            limit("dose.threshold", threshold, said("law", text(words.threshold))),
          ]),
      ...(nutrient ? nutrientFacts(nutrient, limit) : []),
      ...dose.limits.map(ownLimitFact),
      ...(isSet
        ? []
        : [
            doseFact(
              "dose.limits.france",
              text(values.notSet),
              said("literature", text(words.noFrance)),
            ),
          ]),
      dose.form
        ? doseFact(
            "dose.form",
            text(dose.form === "listed" ? values.listed : values.notListed),
            fromSource("supplements-directive"),
          )
        : doseFact("dose.status", text(values.status[dose.status]), sourceOfStatus(dose)),
    ],
    line:
      usual?.comparable === false || (usual && usual.unit !== unit)
        ? null
        : {
            unit,
            usual: usual && {
              id: "dose.usual",
              from: usual.from,
              to: usual.to,
              share: usual.to === undefined ? shareOf(usual.from) : null,
            },
            floor: threshold,
            limits: [...limitsOnLine(nutrient), ...ownLimitsOnLine(dose, unit)],
            isBeyond: usual !== null && isOver(usual.to ?? usual.from, maximum),
          },
    isOfSeveral: false,
    hasMaximum: maximum !== null,
  };
}

type OwnLimit = Dose["limits"][number];

/** The row of a limit that an entry has itself. */
function idOfOwn({ by }: OwnLimit): DoseLimit["id"] {
  const { place, kind } = limitSetters[by];
  if (place === null) return "dose.limits.practice";
  if (place === "ue") return "dose.limits.union";
  if (place !== homeMarket) return "dose.limits.elsewhere";
  if (kind === "agency") return "dose.limits.anses";
  return kind === "register" ? "dose.limits.register" : "dose.limits.france";
}

function ownLimitFact(limit: OwnLimit): DoseFact {
  const { by, amount: most, unit, source, about } = limit;
  const { place, kind } = limitSetters[by];
  const id = idOfOwn(limit);
  const named = fromSource(source, about && text(about));
  const value = most === 0 ? text(values.banned) : amount(most, unit);
  if (id !== "dose.limits.elsewhere" || place === null) return doseFact(id, value, named);
  const state = text(words.states[place]);
  const medicine = kind === "medicine" ? text(words.medicine) : undefined;
  return doseFact(id, value, said(named.by, series(state, medicine, named.source)));
}

/** The share in whole per cents. */
const percentOf = (value: number, reference: number) => Math.round((100 * value) / reference);

/** The least amount that a claim requires: that of the "source" condition, in the nutrient's unit. */
const thresholdOf = (id: NutrientId): number =>
  Math.min(
    ...claims.flatMap((claim) => (claim.id.startsWith(`${id}/`) ? claim.minimum.amount : [])),
  );

/** The limits of the home market's law and of the Union's agency, as the formula desk judges by them. */
function limitsAtHome(id: NutrientId) {
  const limits = limitsOfNutrient(id);
  return {
    law: limits.find(({ place, kind }) => place === homeMarket && kind === "law"),
    register: limits.find(({ place, kind }) => place === homeMarket && kind === "register"),
    level: limits.find(({ kind }) => kind === "level"),
    isAnnulled: placesWithout(id).includes(homeMarket),
  };
}

type LimitFact = (
  id: DoseLimit["id"] | "dose.reference",
  value: number,
  source: ReturnType<typeof said>,
) => DoseFact;

function nutrientFacts(
  { id, drafts, unit, reference }: Identified,
  limit: LimitFact,
): readonly DoseFact[] {
  const { law, register, level, isAnnulled } = limitsAtHome(id);
  const { law: order, opinion } = places[homeMarket];
  const draft = drafts?.[homeMarket];
  return [
    ...(isAnnulled
      ? [doseFact("dose.limits.france", text(values.annulled), fromSource(order.annulledBy))]
      : []),
    ...(law ? [limit("dose.limits.france", law.amount, fromSource(law.source))] : []),
    ...(register
      ? [limit("dose.limits.register", register.amount, fromSource(register.source))]
      : []),
    ...(draft ? [opinionFact(draft, fromSource(opinion.source), unit, limit)] : []),
    ...(level
      ? [
          limit(
            "dose.limits.union",
            level.amount,
            fromSource(
              level.source,
              yearOf(level.year),
              level.about ? text(words.about[level.about]) : undefined,
            ),
          ),
        ]
      : reference === null
        ? []
        : [
            doseFact(
              "dose.limits.union",
              text(values.noUnion),
              said("literature", text(words.noUpper)),
            ),
          ]),
  ];
}

const yearOf = (year: number | null): Value | undefined =>
  year ? text(untranslated(String(year))) : undefined;

function opinionFact(
  { draft, advice }: Opinion,
  { source, by }: ReturnType<typeof said>,
  unit: string,
  limit: LimitFact,
): DoseFact {
  const agreed = said(by, { kind: "filled", text: words.ansesAgreed, blanks: { source } });
  if (draft === "none") return doseFact("dose.limits.anses", text(values.notSet), agreed);
  if (advice === "agreed") return limit("dose.limits.anses", draft, agreed);
  if (advice === null)
    return limit(
      "dose.limits.anses",
      draft,
      said(by, { kind: "filled", text: words.ansesDraft, blanks: { source } }),
    );
  const blanks = { source, advice: amount(advice, unit), draft: amount(draft, unit) };
  return limit(
    "dose.limits.anses",
    advice,
    said(by, { kind: "filled", text: words.ansesAgainst, blanks }),
  );
}

function limitsOnLine(nutrient: Identified | undefined): readonly DoseLimit[] {
  if (!nutrient) return [];
  const { law, register, level } = limitsAtHome(nutrient.id);
  return [
    ...(law ? [{ id: "dose.limits.france", value: law.amount } as const] : []),
    ...(register ? [{ id: "dose.limits.register", value: register.amount } as const] : []),
    ...(level ? [{ id: "dose.limits.union", value: level.amount } as const] : []),
  ];
}

const ownLimitsOnLine = ({ limits }: Dose, unit: string): readonly DoseLimit[] =>
  limits
    .filter((limit) => limit.unit === unit && limit.amount > 0)
    .map((limit) => ({ id: idOfOwn(limit), value: limit.amount }));

/** The source of a status; an open one is a question. */
function sourceOfStatus({ status }: Dose) {
  const { source, by } = fromSource(statusSources[status]);
  return said(status === "open" ? "to-confirm" : by, source);
}

/** A row for a nutrient of a complex: reference value, threshold, limits. */
function factOfNutrient(id: NutrientId): DoseFact {
  const { reference, unit } = nutrients[id];
  return doseFact(
    "nutrients",
    reference === null ? text(values.notSet) : amount(reference, unit),
    said("law", limitsOf(id)),
    {
      name: text(statusTexts.nutrients[id]),
      share: reference === null ? null : amount(thresholdOf(id), unit),
    },
  );
}

/** "Maximum français 2 mg · Limite européenne 12 mg, 2023". */
function limitsOf(id: NutrientId): Value {
  const { law, level, isAnnulled } = limitsAtHome(id);
  const { unit } = nutrients[id];
  const unset = text(isAnnulled ? values.annulled : values.notSet);
  const about =
    level?.about && level.about !== "upper" ? text(words.about[level.about]) : undefined;
  const most = law ? amount(law.amount, unit) : unset;
  const upper = level
    ? series(amount(level.amount, unit), yearOf(level.year), about)
    : text(values.noUnion);
  return {
    kind: "joined",
    by: " ",
    parts: [
      text(factTexts["dose.limits.france"].label),
      most,
      text(untranslated("·")),
      text(factTexts["dose.limits.union"].label),
      upper,
    ],
  };
}
