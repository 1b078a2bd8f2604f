// Texts of the blocks "Dose et statut", "Compatibilité" and "Origine" of a sheet.
import * as z from "zod";
import { cosmeticGroupIds } from "#shared/content/cosmetic-groups.ts";
import { cosmeticPlaces } from "#shared/content/cosmetic-places.ts";
import { placeIds } from "#shared/content/markets.ts";
import { nutrientIds } from "#shared/content/nutrients.ts";
import { text } from "#shared/content/schema/parts.ts";
import { perMarket } from "#shared/content/schema/per-market.ts";
import { foodStatus, species } from "#shared/content/schema/status.ts";

const byStatus = z.record(foodStatus, text);

/** Labels and values of the table; {braces} are filled in. */
export const statusTexts = z.strictObject({
  title: text,
  /** Heads of the columns, by what the rows are. */
  heads: z.strictObject({
    day: text,
    nutrient: text,
    finished: text,
    active: text,
    strain: text,
    amount: text,
    value: text,
    share: text,
    shareMeaning: text,
    reference: text,
    threshold: text,
    source: text,
    limits: text,
  }),
  /** Words shown in place of an amount. */
  values: z.strictObject({
    /** {from}, {to}. */
    range: text,
    annulled: text,
    notSet: text,
    /** Shown where a State allows none of it. */
    banned: text,
    /** Shown where there is no European limit. */
    noUnion: text,
    listed: text,
    notListed: text,
    byBrief: text,
    yes: text,
    no: text,
    status: byStatus,
    /** The resistance that a species has by nature. */
    resistance: z.record(species.element.shape.resistance.element, text),
  }),
  /** Words shown beside an amount. */
  sources: z.strictObject({
    /** {product}, {portion}. */
    product: text,
    threshold: text,
    /** {source}, {advice}, {draft}. */
    ansesAgainst: text,
    ansesAgreed: text,
    ansesDraft: text,
    /** The place of a limit, in front of its source. */
    states: z.record(z.enum(placeIds), text),
    /** The same within a sentence: "en Belgique". */
    inStates: z.record(z.enum(placeIds), text),
    medicine: text,
    noFrance: text,
    noUpper: text,
    noAnnex: text,
    /** {entry}. */
    entry: text,
    /** {ph}. */
    leastPh: text,
    /** Beside a level above it: {range}. */
    aboveUsual: text,
    /** {amount}, {where}. */
    most: text,
    life: text,
    qps: text,
    /** Shown for species that form spores. */
    qpsToxigenic: text,
    /** Shown for yeasts. */
    qpsYeast: text,
    noQps: text,
    resistance: text,
    noResistance: text,
    yeastResistance: text,
    strength: text,
    /** Names the intake that an upper level covers. */
    about: z.record(
      z.enum(["upper", "supplements", "safe level", "no concern", "nicotinamide"]),
      text,
    ),
  }),
  /** Sentences beside the title. */
  leads: z.strictObject({
    status: byStatus,
    /** {basis}. */
    basis: text,
    day: text,
    nutrients: text,
    /** {basis}. */
    finishedBasis: text,
    finished: text,
    serum: text,
    strain: text,
    /** Shown for niosomes that are also sold in capsules. */
    oral: text,
  }),
  /** Below the table. */
  notes: z.strictObject({
    /** Reminds the reader to check the law of the country of sale. */
    check: perMarket(text),
    /** Below a scale whose usual amount stands beyond the French maximum. */
    beyond: text,
    practice: perMarket(text).partial().required({ fr: true }),
    cosmetic: text,
  }),
  scale: z.strictObject({
    /** {share}. */
    usualShare: text,
    /** The key of the three forms of beads. */
    keyUsual: text,
    keyFull: text,
    keyFullAll: text,
    keyRing: text,
    keyPoint: text,
  }),
  nutrients: z.record(z.enum(nutrientIds), text),
  places: z.record(z.enum(cosmeticPlaces), text),
  /** Cosmetic actives that count together. */
  groups: z.record(z.enum(cosmeticGroupIds), text),
});

export const compatibilityTexts = z.strictObject({ title: text });

export const originTexts = z.strictObject({
  /** Title for an ingredient: its origin is that of the material on the market. */
  title: text,
  strainTitle: text,
  /** Holds for an active alone: its carrier is a question of its own. */
  vegan: text,
  notVegan: text,
  /** Holds for a product, whose shell is known too. */
  veganProduct: text,
  veganSerum: text,
  /** {list}: its actives, or its shell. */
  notVeganProduct: text,
  veganOpen: text,
  /** Of a product whose sheets have none. */
  noAllergens: text,
  noAllergensSerum: text,
  /** {list}. */
  allergens: text,
  strain: text,
  strainAllergens: text,
});
