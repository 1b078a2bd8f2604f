// The shape of everything the site says about its products: ingredients, strains, products, claims. With zod, so for the build
// only; other code imports the types. Field names that the specification gives in French keep their names.
import * as z from "zod";
import { nutrientIds } from "#shared/content/nutrients.ts";
import { ownEvidence } from "#shared/content/schema/evidence.ts";
import { identity } from "#shared/content/schema/identity.ts";
import { pictureName, text } from "#shared/content/schema/parts.ts";
import {
  allergens,
  compatibility,
  dose,
  identifiers,
  origin,
  population,
  use,
  wording,
} from "#shared/content/schema/status.ts";
import { type Translated, translate } from "#shared/editions/edition.ts";
import { categoriesOf, effects, formes, idsOf, strainTypes } from "#shared/families/families.ts";
import { withCapital } from "#shared/words/letters.ts";

/** A text that may hold the HTML allowed in content; the build has made it from Markdown. */
const html = text;

/** A name that stands alone: in titles, lists and links. */
const properName = text.transform((names): Translated => {
  const own = translate((language) => names[language]);
  return {
    ...translate((language) => withCapital(own[language])),
    original: names.original ?? { own },
  };
});

/** A benefit told in our own words (no authorised claim): what the substance is, tradition, formulation. */
export const toldBenefit = z.strictObject({ titre: text, description: html });

/** A benefit that quotes authorised claims, by id; their wording and conditions are printed from the list of claims. */
export const claimedBenefit = z.strictObject({
  titre: text,
  claims: z.array(z.string()).min(1),
});
export type Benefit = z.infer<typeof toldBenefit> | z.infer<typeof claimedBenefit>;

/** The ranges that banners name. */
export const rangeId = z.enum(["essentiels", "bien-etre", "vitalite", "beaute"]);
export type RangeId = z.infer<typeof rangeId>;

/**
 * The picture of an ingredient: minerals are shown as crystals, proteins and peptides as ribbons, plants as engravings, finished
 * serums as their packs, complexes by the symbols of their components.
 */
export const portrait = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("picture"), picture: pictureName }),
  z.strictObject({ kind: z.literal("engraving"), drawing: z.string(), alt: text }),
  /** Symbols follow the order of the identity's components. */
  z.strictObject({ kind: z.literal("components"), symbols: z.array(z.string()) }),
]);

/** Words by which the search finds an entry that is not called so: no page shows them as a name. */
const related = {
  /** Salts, forms, sources and uses, with ", " between: "ascorbate de sodium, rose des chiens". */
  relatedNames: text.exactOptional(),
  /** Numbers of such forms: "7440-66-6", "E 301". */
  relatedNumbers: z.array(z.string()).exactOptional(),
};

/** Fields of this entry whose evidence differs from the rule of its folder (shared/content/evidence). */
const known = { evidence: ownEvidence.exactOptional() };

/** The subject of a part of a caution: a nutrient, or the use of a cosmetic active in capsules. */
const cautionSubject = z.enum([...nutrientIds, "capsule"]);
export type CautionSubject = z.infer<typeof cautionSubject>;

/** Words of labels; cautions are not among them. */
const worded = { wordings: z.array(wording).default([]) };

/** The fields that every ingredient of the liposome and niosome catalogues has. */
const ingredient = z.strictObject({
  /** Last segment of its url, exactly as the specification spells it: the name of its folder. */
  slug: z.string(),
  /** Written in small letters, as the original edition shows it; the others begin it with a capital: "Vitamine C". */
  nom: properName,
  /** One to four characters that stand for it where a picture is missing, as on a pack: "C", "Zn", "Q10", "Bk". */
  symbol: z.string().min(1).max(4),
  identity,
  identifiers: identifiers.exactOptional(),
  /** Other names that people look for, with ", " between: "acide ascorbique, ascorbate". */
  synonyms: text.exactOptional(),
  ...related,
  compatibility,
  origin,
  /** Picture of an ingredient that is not shown by its molecule; `drawing` names a file of shared/content/engravings. */
  portrait: portrait.exactOptional(),
  /** Paragraphs. */
  description: z.array(html).min(1),
  /** Sentence that introduces the health claims, where there are any. */
  allegation: text.exactOptional(),
  bienfaits: z.array(z.union([toldBenefit, claimedBenefit])),
  /** Intro sentences above the benefits. */
  benefitIntros: z.array(text).exactOptional(),
  /** The white-label product that stands for "Contient cet actif", by slug, and the range that its banner names. */
  product: z.union([z.literal(false), z.strictObject({ range: rangeId, slug: z.string() })]),
  /** Slugs of two entries of the same family shown under "Autres ingrédients". */
  related: z.tuple([z.string(), z.string()]),
  /** States what a professional must know before using it: maximum dose, people to exclude, legal limit. */
  caution: text.exactOptional(),
  /** What holds for some nutrients of several, or for one use, alone. A sheet shows all, the desk what concerns a formula. */
  cautions: z.array(z.strictObject({ of: z.array(cautionSubject).min(1), text })).default([]),
  ...known,
});

/** An entry of a family of the kind of liposomes; the content step checks type and categories against its own family. */
export const liposome = ingredient.extend({
  type: z.enum(idsOf("liposome")),
  categories: z.array(z.enum(categoriesOf("liposome"))).min(1),
  /** Slug of the same active under /niosomes/ (url2 of the specification). */
  niosome: z.string().exactOptional(),
  /** "on hold": a plant whose claims still wait for a decision; the sheet prints the notice. */
  claimStatus: z.enum(["authorised", "on hold", "none"]),
  /** The nutrients that it supplies: claims on these alone may be quoted. */
  nutrients: z.array(z.enum(nutrientIds)).min(1).exactOptional(),
  dose,
  ...worded,
});
export type Liposome = z.infer<typeof liposome>;

/** An entry of a family of the kind of niosomes. */
export const niosome = ingredient.extend({
  type: z.enum(idsOf("niosome")),
  /** Short tagline, for example "apaisant & régénérateur". */
  subtitle: text,
  categories: z.array(z.enum(categoriesOf("niosome"))).min(1),
  formes: z.array(z.enum(formes)).min(1),
  /** Slug of the same active under /liposomes/ (url3 of the specification). */
  liposome: z.string().exactOptional(),
  /** INCI name, in capitals as on a label. */
  inci: z.string(),
  /** The catalogue's "Actions" column prints this, two to five words. */
  action: text,
  /** The effects by which the catalogue's filter finds it. */
  effects: z.array(z.enum(effects)).min(1),
  use,
  ...worded,
});
export type Niosome = z.infer<typeof niosome>;

/** A finished serum (type niosomeProduct of the specification): a sheet under /niosomes/. */
export const serum = ingredient.extend({
  type: z.literal("niosomeProduct"),
  subtitle: text,
  categories: z.array(z.enum(categoriesOf("niosome"))).min(1),
  finishedForms: z.tuple([z.literal("serum")]),
  /** The catalogue's "Actions" column prints this, two to five words. */
  action: text,
  /** Slugs of the niosomes it contains. */
  contains: z.array(z.string()).min(1),
});
export type Serum = z.infer<typeof serum>;

/** A probiotic or postbiotic strain. */
export const strain = z.strictObject({
  /** Last segment of /probiotiques/{slug}: the name of its folder. */
  slug: z.string(),
  type: z.enum(["probiotique", "postbiotique"]),
  /** Latin name by today's taxonomy, printed in italics: "Lacticaseibacillus rhamnosus". */
  species: z.string(),
  /** House code: "SPH 131". */
  code: z.string().regex(/^SPH \d{3}$/, { error: "a code such as SPH 131" }),
  /** The familiar older name, searchable and shown small: "Lactobacillus rhamnosus". */
  formerName: z.string().exactOptional(),
  /** Milliards of CFU (or of cells, for a postbiotic) a gram. */
  cfu: z.number().int().min(20).max(600),
  categories: z.array(z.enum(categoriesOf("strain"))).min(1),
  /** Null for postbiotics. */
  souche: z.enum(strainTypes).nullable().default(null),
  /** Field of study of VPRO strains and postbiotics; none of conventional strains. */
  action: text.nullable().default(null),
  technologie: z.literal("prolipo").nullable().default(null),
  /** Other names that people look for, with ", " between. */
  synonyms: text.exactOptional(),
  ...related,
  compatibility,
  /** Profile: the species, its origin, what the strain is like to work with. Paragraphs. */
  description: z.array(html).min(1),
  /** Lists fields of study, dosage forms, handling. */
  bienfaits: z.array(toldBenefit),
  ...known,
});
export type Strain = z.infer<typeof strain>;

/** The entries of a family, by its kind. */
export interface EntryOfKind {
  liposome: Liposome;
  niosome: Niosome;
  strain: Strain;
}

/** The five dresses of our packs. */
export const packRange = z.enum(["essentiels", "bien-etre", "vitalite", "beaute", "probiotiques"]);
export type PackRange = z.infer<typeof packRange>;

/** White-label category: 1 to 5 are food supplements, 6 to 10 cosmetic serums. */
export const productCategory = z.strictObject({
  id: z.number().int(),
  /** English as the specification spells it. */
  name: text,
  kind: z.enum(["complements_alimentaires", "serums_cosmetiques"]),
  /** Sets the look of its packs: ground of the picture, colour of the disc. */
  range: packRange,
  /** Id of the claim that its name needs beside it, as the name of a product does; null where it suggests nothing. */
  claim: z.string().nullable(),
});
export type ProductCategory = z.infer<typeof productCategory>;

/** An amount as a number with its unit, and as the build wrote it out in every language. */
export const quantity = z.strictObject({
  amount: z.number().positive(),
  unit: z.enum(["mg", "µg", "g", "percent", "billion-cfu", "billion-cells"]),
  text,
});
export type Quantity = z.infer<typeof quantity>;

/** An active of a white-label product. */
export const productActive = z.strictObject({
  name: text,
  /**
   * The ingredient with its form, as the list of ingredients names it: "bisglycinate de zinc". `name` and `dose` are those of the
   * part that counts.
   */
  ingredient: text,
  /** Allergens inherent in this very form, where its sheet covers several forms. */
  allergens: z.array(z.enum(allergens)).exactOptional(),
  /** Daily amount; for a serum, its strength. The text may go on after a comma: "200 mg, dont 8 mg d’astaxanthine". */
  dose: quantity,
  /** The amount that counts on the basis of its sheet, where the dose has another basis; the text of the dose names it. */
  counts: quantity.exactOptional(),
  /** The nutrient whose claims it may carry; its share of the reference value is computed from the dose. */
  nutrient: z.enum(nutrientIds).exactOptional(),
  /** Slug of the strain it is. */
  strain: z.string().exactOptional(),
  /** Path of its sheet. */
  path: z.string().exactOptional(),
});
export type ProductActive = z.infer<typeof productActive>;

/** The materials of capsule shells. */
export const shell = z.enum(["hypromellose", "gelatin"]);

/** The other ingredients of a capsule, besides its actives and their carriers. */
export const excipient = z.enum([
  "cellulose",
  "acacia-fibre",
  "rice-powder",
  "xylitol",
  "flavouring",
]);

/** A white-label product. */
export const product = z.strictObject({
  id: z.number().int().positive(),
  /** Last segment of /formule-marque-blanche/{slug}: the name of its folder. */
  slug: z.string(),
  /** As printed on the pack: "Magnésium+". */
  name: text,
  ...related,
  /** The disc on the pack: "Mg". */
  symbol: z.string(),
  category_id: z.number().int(),
  /** Number of capsules; null for serums. */
  quantity: z.literal([15, 30, 60, 90, 105]).nullable().default(null),
  /** Serums only: "Caféine 10 % + EGCG 2 %". */
  actifs: text.nullable().default(null),
  /** Bottle of the picture. */
  bottle: z.enum(["white", "amber", "serum-clear", "serum-peach", "serum-blue"]),
  /**
   * Printed on the pack of its picture, in French as on all packs. `line` is below the name: the composition, or the rest of the
   * formula. `name` is printed instead of the product's, where that is a whole formula.
   */
  label: z.strictObject({ name: z.string().exactOptional(), line: z.string() }),
  /** One sentence: what it is made of. No claim. */
  summary: text,
  /** Ordered as on the label. */
  actives: z.array(productActive).min(1),
  /** Capsules a day, which divide `quantity`; null for serums. */
  perDay: z.number().int().positive().nullable().default(null),
  /** Material of its capsules; null for serums. */
  shell: shell.nullable().default(null),
  /** Size of its capsules, where its text names one that the desk has. */
  capsule: z.enum(["00", "0", "1"]).exactOptional(),
  excipients: z.array(excipient).default([]),
  /** Serums only: months for which it keeps once opened. */
  openMonths: z.number().int().positive().nullable().default(null),
  /** Says how many a day, and when: "2 gélules par jour, au petit-déjeuner". */
  portion: text,
  /** Describes the composition and its reasons in 50 to 80 words. No claim. */
  text: html,
  /**
   * Ids of the authorised claims that its name or range calls for, of nutrients that it contains at their minimum. The first
   * stands beside the name wherever the product is listed. Empty where nothing may be claimed.
   */
  claims: z.array(z.string()),
  /** Warns consumers in full sentences of exclusions and precautions; the mentions of every label are added. */
  warning: text.exactOptional(),
  /** A statement on flora that France tolerates beside the name, for its labels alone. */
  tolerated: z.literal("flora").exactOptional(),
  /** What wants the warning, where it is not the actives: it is on this product's label, and on no other with the same actives. */
  warningOf: z.literal("excipient").exactOptional(),
  /** Ids of the sources of the warning. */
  warningSources: z.array(z.string()).exactOptional(),
  /** Advice for the brand and the formulator, not for the label: margins to a limit, points to check, choices to make. */
  caution: text,
  ...known,
});
export type Product = z.infer<typeof product>;

/** An authorised health claim. */
export const claim = z.strictObject({
  /** `nutrient/what`, for example "vitamin-c/immune-system". */
  id: z.string(),
  /** Full sentence, exact wording of the Union list. */
  sentence: text,
  /** What the food must meet to bear it, beyond the general "source" condition. */
  condition: text.exactOptional(),
  /** What consumers must be told beside it, in words for the label. */
  tell: text.exactOptional(),
  /** The people that it is about, where it is not about everyone. */
  population: population.exactOptional(),
  /** Smallest daily quantity of the nutrient that allows the claim. */
  minimum: quantity,
  /** The condition names this amount, and not "at least" as much: of any other the register says nothing. */
  exact: z.literal(true).exactOptional(),
  /** The amount that the condition requires in each portion, and the portions a day where it sets them. */
  portion: quantity.extend({ times: z.number().int().positive().exactOptional() }).exactOptional(),
  /** Legal reference. */
  reference: z.string(),
});
export type Claim = z.infer<typeof claim>;
