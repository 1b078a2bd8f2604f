// The properties that a formulator checks first: usual and maximum amounts, legal status, compatibility, origin. Structured, so
// that it can be checked, filtered and compared. With zod, so for the build only; other code imports types.
import * as z from "zod";
import { cosmeticGroupIds } from "#shared/content/cosmetic-groups.ts";
import { cosmeticPlaces } from "#shared/content/cosmetic-places.ts";
import { nutrientIds } from "#shared/content/nutrients.ts";
import { wordingKinds } from "#shared/content/wording-kinds.ts";
import { evidenceFor } from "./evidence.ts";
import { text } from "./parts.ts";

const positive = z.number().positive();

/** One value, or from one to another. */
export const range = z
  .strictObject({ from: positive, to: positive.exactOptional() })
  .refine(({ from, to }) => to === undefined || to > from, { error: "`to` above `from`" });
export type Range = z.infer<typeof range>;

/** Not given by the laboratory: the field's evidence says so too, and a question of shared/content/questions asks for it. */
const toConfirm = z.literal("to-confirm");

/** Units of the amounts of a day. */
const dayUnit = z.enum(["mg", "µg", "g"]);

/** Numbers by which registries know a substance. Its InChIKey is computed from its structure. */
export const identifiers = z.strictObject({
  /** EC number of the European inventories: "200-066-2". The last digit is a check. */
  ec: z
    .string()
    .regex(/^\d{3}-\d{3}-\d$/, { error: "an EC number such as 200-066-2" })
    .exactOptional(),
  /** Unique ingredient identifier of the FDA: "PQ6CK8PD0R". The last sign is a check. */
  unii: z
    .string()
    .regex(/^[0-9A-Z]{10}$/, { error: "a UNII such as PQ6CK8PD0R" })
    .exactOptional(),
  /** As a food additive: "E 300". */
  e: z
    .string()
    .regex(/^E \d{3,4}[a-z]?(\([iv]+\))?$/, { error: "an E number such as E 300" })
    .exactOptional(),
});
export type Identifiers = z.infer<typeof identifiers>;

/** Under what a substance may be put into a food supplement. */
export const foodStatus = z.enum([
  /** A vitamin or mineral: Directive 2002/46/EC. */
  "nutrient",
  /** A plant that annex I of the order of 24 June 2014 names, in the part that is used. */
  "plant",
  /** A plant that the authority's register admits, and annex I does not name. */
  "registered plant",
  /** A substance with a nutritional or physiological effect that annex I of the order of 26 September 2016 names. */
  "substance",
  /** Another one, which point 2 of that annex allows unless it is novel, and the authority's register lists. */
  "registered substance",
  /** A food, or an ingredient with a history of use in food. */
  "food",
  /** It is on the Union list of novel foods, Regulation (EU) 2017/2470. */
  "novel food",
  /** To be established before launch: novel-food status in doubt, or no text found. */
  "open",
  /** Not allowed or suspended in supplements in France; said with its text. */
  "not allowed",
]);
export type FoodStatus = z.infer<typeof foodStatus>;

/** A limit that is not of one of the nutrients in shared/content/nutrients.ts. */
export const doseLimit = z.strictObject({
  /** The setter of the limit (markets.ts): a text or an agency, and where it holds. */
  by: z.enum([
    "france",
    "register",
    "anses",
    "union",
    "union-law",
    "belgium",
    "belgium-medicine",
    "italy",
    "germany-medicine",
    "denmark",
    "practice",
  ]),
  /** 0: not allowed at all. */
  amount: z.number().min(0),
  unit: dayUnit,
  text,
  /** Id of a source (shared/content/sources). */
  source: z.string(),
  /** The substance or the people that the limit is for: "en curcumine, adulte de 60 kg". */
  about: text.exactOptional(),
});
export type DoseLimit = z.infer<typeof doseLimit>;

/** The share of one nutrient in an entry that supplies several. */
export const contained = z.strictObject({
  nutrient: z.enum(nutrientIds),
  /** Part of an amount of the entry that counts for the nutrient, 0 to 1. */
  share: z.union([positive.max(1), toConfirm]),
});
export type Contained = z.infer<typeof contained>;

/** Per cent of what is dosed (`basis`) in what is put in: extracts, premixes, salts and esters of other things than minerals. */
export const strength = z.union([
  range.refine(({ from, to }) => (to ?? from) <= 100, { error: "at most 100 per cent" }),
  toConfirm,
]);
export type Strength = z.infer<typeof strength>;

/** Amounts of an adult's day, and status as a food. */
export const dose = z.strictObject({
  status: foodStatus,
  /** Says, for vitamins and minerals, if annex II of Directive 2002/46/EC lists the form used. */
  form: z.enum(["listed", "not listed"]).exactOptional(),
  /** The usual daily amount; left out where a white-label product of ours gives it, or where none is usual. */
  usual: z.strictObject({ ...range.shape, unit: dayUnit }).exactOptional(),
  /** The basis of the amounts: "en zinc élément". */
  basis: text.exactOptional(),
  limits: z.array(doseLimit).default([]),
  /** Amount of one international unit of this very form, in the unit of its nutrient: 0.025 of vitamin D, in µg. */
  iu: positive.exactOptional(),
  /** Every nutrient of an entry that supplies more than one. */
  contains: z.array(contained).min(2).exactOptional(),
  /** Left out of pure substances dosed as themselves, and of the salts of minerals, whose element is computed from the formula. */
  strength: strength.exactOptional(),
  /** Tells apart the two substances called niacin: their limits differ. */
  vitamer: z.enum(["nicotinamide", "nicotinic acid"]).exactOptional(),
});
export type Dose = z.infer<typeof dose>;

/** Functions of the CosIng database that our actives have. */
export const cosmeticFunctions = [
  "abrasive",
  "absorbent",
  "anti-seborrhoeic",
  "antimicrobial",
  "antioxidant",
  "antiplaque",
  "astringent",
  "bleaching",
  "buffering",
  "chelating",
  "cleansing",
  "deodorant",
  "emollient",
  "exfoliating",
  "film forming",
  "fragrance",
  "hair conditioning",
  "humectant",
  "keratolytic",
  "masking",
  "moisturising",
  "nail conditioning",
  "oral care",
  "preservative",
  "reducing",
  "refreshing",
  "skin conditioning",
  "skin conditioning - emollient",
  "skin conditioning - humectant",
  "skin conditioning - miscellaneous",
  "skin protecting",
  "smoothing",
  "soothing",
  "tonic",
  "uv absorber",
  "viscosity controlling",
] as const;

/** Amounts of a cosmetic, in per cent of the finished product. */
export const use = z.strictObject({
  /** Functions from CosIng, the main one first. */
  functions: z.array(z.enum(cosmeticFunctions)).min(1),
  /** Usual level of the active in a leave-on face product, by practice. */
  level: range,
  /** The basis of the percentages: "en équivalent rétinol". */
  basis: text.exactOptional(),
  /** Per cent of that basis in the raw material, by its formula: a fifth of zinc in zinc PCA. Left out where they are the same. */
  strength: positive.max(100).exactOptional(),
  /** Limits of the annexes of Regulation (EC) 1223/2009. */
  limits: z
    .array(
      z.strictObject({
        where: z.enum(cosmeticPlaces),
        percent: positive,
        /** "III/375"; only where it is certain. */
        entry: z.string().exactOptional(),
        /** Id of a source. */
        source: z.string(),
        about: text.exactOptional(),
      }),
    )
    .default([]),
  /** The actives that it counts together with, where no annex does (shared/content/cosmetic-groups.ts). */
  group: z.enum(cosmeticGroupIds).exactOptional(),
  /** What experts advise for it alone: at most so many per cent, at that pH or above. */
  advice: z
    .array(z.strictObject({ percent: positive, ph: positive, source: z.string() }))
    .default([]),
  /** Strengths of medicines with it that are put on the skin in France. */
  medicines: z.array(z.strictObject({ percent: positive, source: z.string() })).default([]),
  /** INCI names of fragrance allergens in it: "certain", as its sheet has it; "possible", to be looked for in the batch. */
  fragranceAllergens: z
    .array(z.strictObject({ inci: z.string(), presence: z.enum(["certain", "possible"]) }))
    .default([]),
});
export type Use = z.infer<typeof use>;

/** Sensitivity to light, oxygen or metals: "none" means stable, "limit" somewhat sensitive, "avoid" that it must be protected. */
export const sensitivity = z.enum(["none", "limit", "avoid"]);
export type Sensitivity = z.infer<typeof sensitivity>;

/** The ids of our dosage forms in the compatibility card. */
export const compatibleForms = [
  "capsule",
  "powder",
  "stick",
  "liquid",
  "gummy",
  "tablet",
  "serum",
  "cream",
  "gel",
  "mask",
  "cleanser",
] as const;

/** An exclusion as slugs: what of the same family an entry is kept from, and why. */
export const conflict = z.strictObject({
  with: z.array(z.string()).min(1),
  /**
   * It goes, to be verified, where one of the two is encapsulated, or in what holds no water; "apart": no law nor chemistry keeps it away,
   * they are only better taken at different times.
   */
  unless: z.enum(["encapsulated", "dry", "apart"]).exactOptional(),
  /** One short sentence, 90 characters at most. */
  reason: text,
});
export type Conflict = z.infer<typeof conflict>;

/** People whom words of a label keep from a product, or whom a claim is about. */
export const population = z.enum(["pregnant"]);
export type Population = z.infer<typeof population>;

/** Words for the label of whatever contains the active. */
export const wording = z.strictObject({
  kind: z.enum(wordingKinds),
  /** Id of the source that wants them. */
  source: z.string(),
  /** People whom they keep from the product: no claim about these stands beside them. */
  excludes: z.array(population).default([]),
  /** Beside the name of the food, in the same field of vision; or as the name of the ingredient. */
  place: z.enum(["name", "ingredients"]).exactOptional(),
  /** Products for which the source has other words. */
  except: z.literal("beverage").exactOptional(),
  /** {dose}: the amount of a day. */
  text,
});
export type Wording = z.infer<typeof wording>;
export type WordingPlace = NonNullable<Wording["place"]>;

/** Those of whatever supplies a nutrient. */
export const nutrientWordings = z.array(
  z.strictObject({
    ...wording.shape,
    id: z.enum(nutrientIds),
    /** Least amount of a day that wants them, in the nutrient's unit; any amount without it. */
    from: positive.exactOptional(),
  }),
);

/** The values of each mark, in the order of shared/facts/fact-order.ts; an unknown one is left out. */
const marks = {
  ph: range.exactOptional(),
  /** Highest of the process, in °C. */
  temperature: positive.exactOptional(),
  /** Highest water activity of the blend. */
  waterActivity: z.number().positive().max(1).exactOptional(),
  light: sensitivity.exactOptional(),
  oxygen: sensitivity.exactOptional(),
  metals: sensitivity.exactOptional(),
  /** Slugs of entries of the same family that go well with it. */
  partners: z.array(z.string()).default([]),
  forms: z.array(z.enum(compatibleForms)).default([]),
  /** Names the incompatible substances in two to six words: "polyphénols, phosphates". */
  exclusions: text.exactOptional(),
};

/** Marks for formulators, as the sheet's own text has them. */
export const compatibility = z.strictObject({
  ...marks,
  /** The exclusions that have an entry; classes without one ("polyphénols") stay a text. */
  conflicts: z.array(conflict).default([]),
  /** One short sentence below a mark, 90 characters at most. */
  notes: z
    .partialRecord(z.enum(Object.keys(marks) as (keyof typeof marks)[]), text)
    .exactOptional(),
});
export type Compatibility = z.infer<typeof compatibility>;

/** The allergens that Regulation (EU) 1169/2011, annex II, wants declared. */
export const allergens = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soya",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;

/** The origin of the active itself; that of its carrier is stated once for all (shared/content/carrier). */
export const origin = z.strictObject({
  kinds: z
    .array(z.enum(["animal", "plant", "alga", "mineral", "synthesis", "fermentation"]))
    .min(1),
  vegan: z.boolean(),
  allergens: z.array(z.enum(allergens)).default([]),
  /** Describes the process and the raw material in four to fourteen words: "Synthèse, à partir d’oxyde de zinc et de glycine". */
  text,
});
export type Origin = z.infer<typeof origin>;

/** The sources in which a reader may look a figure up. */
export const sources = z.array(
  z.strictObject({
    id: z.string(),
    name: text,
    /** Used beside an amount with its year; without it, the name. */
    short: text.exactOptional(),
    url: z.url().exactOptional(),
    /** The address that was read instead, where that was not the official text. */
    copy: z.url().exactOptional(),
    /** The evidence that a figure taken from it has. */
    by: evidenceFor,
    /** ISO date on which someone of ours read it, or its copy; empty until then. */
    accessed: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, { error: "a date such as 2026-05-04, or empty" }),
  }),
);
export type Source = z.infer<typeof sources>[number];

/** The phospholipids that all liposomes are made of. */
export const carrier = z.strictObject({
  /** As a label names them, by origin; until that is known (shared/content/questions, lecithin), what is to be filled in. */
  names: z.record(z.enum(["sunflower", "soya", "open"]), text),
});

/** The properties of a species, which all its strains share. */
export const species = z.array(
  z.strictObject({
    /** Follows today's taxonomy. */
    name: z.string(),
    /** Says if EFSA's list of qualified presumption of safety names it. */
    qps: z.boolean(),
    /**
     * Resistance that the species has by nature, which is no fault; others are searched for in the strain's genome. Yeasts
     * withstand all antibacterials. */
    resistance: z
      .array(z.enum(["vancomycin", "aminoglycosides", "mupirocin", "antibacterials", "none"]))
      .min(1),
    /** Lives without oxygen, minds it little, or wants it. */
    oxygen: z.enum(["anaerobic", "tolerant", "aerobic"]),
    /** Forms spores. */
    spores: z.boolean(),
    /** Those of whatever holds a live strain of it: a qualification of its presumption of safety, an agency's decision. */
    wordings: z.array(wording).default([]),
  }),
);
export type Species = z.infer<typeof species>[number];
