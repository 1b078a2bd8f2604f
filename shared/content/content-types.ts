// The shape of everything the site says about its products: types only, no data and no logic.
// The field names that the specification gives in French keep their names.

import type { NutrientId } from "#shared/content/nutrients.ts";
import type { Bilingual } from "#shared/editions/edition.ts";

/**
 * A text held in both languages that may contain the HTML allowed in content:
 * b, strong, i, em, br, sub, sup, `<span lang="…">`, `<abbr title="…">`. Anything else is a build error.
 */
export type BilingualHtml = Bilingual;

/** Category of a liposome entry; it is also the filter value. */
export type LiposomeCategory =
  | "acide aminé"
  | "coenzyme"
  | "protéine"
  | "végétal"
  | "vitamine"
  | "minéral"
  | "antioxydant"
  | "acide gras"
  | "substance";

/** Category of a niosome entry; it is also the filter value. */
export type NiosomeCategory =
  | "acides"
  | "coenzyme"
  | "antioxydants"
  | "végétal"
  | "vitamines"
  | "minéral"
  | "lipides"
  | "peptides";

/** Cosmetic dosage form of a niosome. */
export type Forme = "Sérum" | "Crème" | "Gélule";

/** Product range printed on packs and banners. */
export type Range = "gamme beauté" | "gamme bien-être" | "gamme vitalité" | "gamme les essentiels";

/** Sub-name of a product inside its range. */
export type SubName =
  | "multivitamines"
  | "circulation"
  | "capillaire"
  | "anti-stress"
  | "articulation"
  | "immunité"
  | "vitamines b complex"
  | "vitamines b12"
  | "vitamines d3"
  | "hyaluronique"
  | "coenzyme q10"
  | "glutathion"
  | "biotine"
  | "sommeil"
  | "resvératrol"
  | "vitamine c+"
  | "zinc";

/** A benefit told in our own words (no authorised claim): what the substance is, tradition, formulation. */
export interface ToldBenefit {
  readonly titre: Bilingual;
  readonly description: BilingualHtml;
}

/** A benefit that quotes authorised claims, by id of `claims.ts`; their wording and conditions are printed from there. */
export interface ClaimedBenefit {
  readonly titre: Bilingual;
  readonly claims: readonly string[];
}

export type Benefit = ToldBenefit | ClaimedBenefit;

/** A molecule that is drawn; formula and mass shown are computed from its SMILES. */
export interface Molecule {
  readonly name: Bilingual;
  /** CAS registry number, "50-81-7". */
  readonly cas: string;
  /** Isomeric where its stereochemistry is certain; else without. */
  readonly smiles: string;
  /** Formula as known from the literature, Hill order, plain digits: "C6H8O6". Checked against the SMILES. */
  readonly formula: string;
  /**
   * "whole": the compound itself. "unit": a representative unit of a mixture or polymer, said so.
   * "skeleton": stereochemistry left out because it is in doubt or mixed, said so.
   */
  readonly shows: "whole" | "unit" | "skeleton";
  /** Says what the drawing shows, where that is not the compound itself. */
  readonly note?: Bilingual;
}

/** What an ingredient is, for the identity block of its sheet. */
export type Identity =
  | { readonly kind: "molecule"; readonly inci: string; readonly molecule: Molecule }
  | {
      readonly kind: "plant";
      readonly inci: string;
      /** CAS number of the extract, where it has one. */
      readonly cas?: string;
      /** Latin binomial: "Withania somnifera". */
      readonly latin: string;
      readonly part: Bilingual;
      /** The marker compound of the extract. */
      readonly marker: Molecule;
    }
  | {
      readonly kind: "mineral";
      readonly inci: string;
      /** The salt or chelate used: "bisglycinate de magnésium". */
      readonly salt: Bilingual;
      readonly molecule: Molecule;
    }
  | {
      readonly kind: "complex";
      readonly inci: string;
      readonly components: readonly {
        readonly name: Bilingual;
        /** Path of its own sheet, where it has one. */
        readonly path?: string;
      }[];
      /** One component that stands for the others in the drawing. */
      readonly molecule?: Molecule;
    };

/** What every ingredient of the liposome and niosome catalogues has. */
interface Ingredient {
  /** Last segment of its url, exactly as the specification spells it. */
  readonly slug: string;
  /** Lowercase name. */
  readonly nom: Bilingual;
  /** One to four characters that stand for it where a picture is missing, as on a pack: "C", "Zn", "Q10", "Bk". */
  readonly symbol: string;
  readonly identity?: Identity;
  readonly description: BilingualHtml;
  /** Sentence that introduces the health claims, where there are any. */
  readonly allegation?: Bilingual;
  readonly bienfaits: readonly Benefit[];
  /** Intro sentences above the benefits. */
  readonly bienfaits2?: readonly Bilingual[];
  /** Products of our ranges that contain it ("Contient cet actif"). */
  readonly product: false | { readonly range: Range; readonly subName: SubName };
  /** Slugs of two entries of the same family shown under "Autres ingrédients". */
  readonly related: readonly [string, string];
  /** What a professional must know before using it: maximum dose, people to exclude, legal limit. */
  readonly caution?: Bilingual;
}

export interface Liposome extends Ingredient {
  readonly type: "liposome";
  readonly categories: readonly LiposomeCategory[];
  /** Slug of the same active under /niosomes/ (url2 of the specification). */
  readonly niosome?: string;
  /** "on hold": a plant whose claims still wait for a decision; the sheet prints the notice. */
  readonly claimStatus: "authorised" | "on hold" | "none";
}

export interface Niosome extends Ingredient {
  readonly type: "niosome";
  /** Short tagline, for example "apaisant & régénérateur". */
  readonly subtitle: Bilingual;
  readonly categories: readonly NiosomeCategory[];
  readonly formes: readonly Forme[];
  /** Slug of the same active under /liposomes/ (url3 of the specification). */
  readonly liposome?: string;
  /** INCI name, in capitals as on a label. */
  readonly inci: string;
  /** What the catalogue's "Actions" column prints, two to five words. */
  readonly action: Bilingual;
}

/** A finished serum (type niosomeProduct of the specification): a sheet under /niosomes/. */
export interface Serum extends Ingredient {
  readonly type: "niosomeProduct";
  readonly subtitle: Bilingual;
  readonly categories: readonly NiosomeCategory[];
  readonly formes2: readonly ["Sérum"];
  /** What the catalogue's "Actions" column prints, two to five words. */
  readonly action: Bilingual;
  /** Slugs of the niosomes it contains. */
  readonly contains: readonly string[];
}

/** The ten health categories of strains, as the specification spells them. */
export type HealthCategory =
  | "Santé gastro-intestinale"
  | "Allergies/Immunité"
  | "Femmes"
  | "Métabolisme"
  | "Articulations"
  | "Santé mentale"
  | "Peau"
  | "Bucco-dentaire"
  | "Protection du foie"
  | "Sommeil";

/** A probiotic or postbiotic strain. */
export interface Strain {
  /** Last segment of /probiotiques/{slug}, for example "lacticaseibacillus-rhamnosus-sph-131". */
  readonly slug: string;
  readonly type: "probiotique" | "postbiotique";
  /** Latin name by today's taxonomy, printed in italics: "Lacticaseibacillus rhamnosus". */
  readonly species: string;
  /** House code: "SPH 131". */
  readonly code: string;
  /** The familiar older name, searchable and shown small: "Lactobacillus rhamnosus". */
  readonly formerName?: string;
  /** Milliards of CFU (or of cells, for a postbiotic) a gram, 20 to 600. */
  readonly cfu: number;
  readonly categories: readonly HealthCategory[];
  /** The specification's spelling, kept. Null for postbiotics. */
  readonly souche: "Souche conventionelle" | "Souche VPRO®" | null;
  /** Area of application for VPRO strains and postbiotics; null for conventional strains. */
  readonly action: Bilingual | null;
  readonly technologie: "PROLIPO®" | null;
  /** Profile: the species, its origin, what the strain is like to work with. */
  readonly description: BilingualHtml;
  /** What is studied, dosage forms, handling. */
  readonly bienfaits: readonly ToldBenefit[];
}

/** White-label category: 1 to 5 are food supplements, 6 to 10 cosmetic serums. */
export interface ProductCategory {
  readonly id: number;
  /** As the specification spells it. */
  readonly name: string;
  /** For the French edition. */
  readonly frenchName: string;
  readonly kind: "complements_alimentaires" | "serums_cosmetiques";
  /** What its packs are dressed in: ground of the picture, colour of the disc. */
  readonly range: PackRange;
  /** Id of the claim that its name needs beside it, as the name of a product does; null where it suggests nothing. */
  readonly claim: string | null;
}

/** The five dresses of our packs. */
export type PackRange = "essentiels" | "bien-etre" | "vitalite" | "beaute" | "probiotiques";

/** An active of a white-label product. */
export interface ProductActive {
  /** A strain by its Latin name and code: "Lactobacillus gasseri SPH 134". */
  readonly name: Bilingual;
  /** In a daily portion: "200 mg"; in a serum: "10 %". Its first number and unit count, what follows explains. */
  readonly dose: Bilingual;
  /** The nutrient whose claims it may carry; its share of the reference value is computed from the dose. */
  readonly nutrient?: NutrientId;
  /** Path of its sheet. */
  readonly path?: string;
}

/** A white-label product. */
export interface Product {
  readonly id: number;
  /** Last segment of /formule-marque-blanche/{slug}. */
  readonly slug: string;
  /** As printed on the pack: "Magnésium+". */
  readonly name: Bilingual;
  /** The disc on the pack: "Mg". */
  readonly symbol: string;
  readonly category_id: number;
  /** Number of capsules; null for serums (id 44 and above). */
  readonly quantity: 15 | 30 | 60 | 90 | 105 | null;
  /** Serums only: "Caféine 10 % + EGCG 2 %". */
  readonly actifs: Bilingual | null;
  /** Bottle of the picture. */
  readonly bottle: "white" | "amber" | "serum-clear" | "serum-peach" | "serum-blue";
  /** One sentence: what it is made of. No claim. */
  readonly summary: Bilingual;
  /** In the order of the label. */
  readonly actives: readonly ProductActive[];
  /** Capsules a day, which divide `quantity`; null for serums. */
  readonly perDay: number | null;
  /** Serums only: months for which it keeps once opened. */
  readonly openMonths: number | null;
  /** How much a day, and when: "2 gélules par jour, au petit-déjeuner". */
  readonly portion: Bilingual;
  /** What it is made of and why, 50 to 80 words. No claim. */
  readonly text: BilingualHtml;
  /**
   * Ids of the authorised claims that its name or range calls for, of nutrients that it contains at their minimum. The first
   * stands beside the name wherever the product is listed. Empty where nothing may be claimed.
   */
  readonly claims: readonly string[];
  /** Who should not use it, and what to mind; what every label must say is printed by the page. */
  readonly caution: Bilingual;
}

/** An authorised health claim. */
export interface Claim {
  /** `nutrient/what`, for example "vitamine-c/immune-system". */
  readonly id: string;
  /** Full sentence, exact wording of the Union list. */
  readonly fr: string;
  readonly en: string;
  /** Condition of use that must be told with it, beyond the general "source" condition. */
  readonly condition?: Bilingual;
  /** Smallest daily quantity of the nutrient that allows the claim, as printed: "12 mg". */
  readonly minimum: Bilingual;
  /** Legal reference. */
  readonly reference: string;
  /** ISO date on which someone compared the wording with EUR-Lex; empty until then. */
  readonly verified: "" | `${number}-${number}-${number}`;
}
