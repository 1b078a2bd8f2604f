// Texts of the ingredient sheets. Those that the specification gives are kept to the letter.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface SheetTexts {
  readonly back: Bilingual;
  readonly formes: Bilingual;
  readonly finished: Bilingual;
  readonly twinInNiosome: Bilingual;
  readonly twinInLiposome: Bilingual;
  readonly cfuUnit: Bilingual;
  readonly category: Bilingual;
  readonly actives: Bilingual;
  readonly whiteLabel: Bilingual;
  readonly tailorMade: Bilingual;
  readonly discover: Bilingual;
  readonly caution: Bilingual;
  readonly benefits: Bilingual;
  readonly claims: Bilingual;
  readonly contains: Bilingual;
  readonly more: Bilingual;
  /** Goes on after `more`, with {name}. */
  readonly moreAloud: Bilingual;
  readonly others: Bilingual;
  readonly custom: Bilingual;
  readonly customLabel: Bilingual;
  readonly interested: Bilingual;
  readonly contact: Bilingual;
  readonly otherFamilies: Bilingual;
}

export const sheetTexts: SheetTexts = {
  back: { fr: "retour vers la liste des ingrédients", en: "back to the list of ingredients" },
  formes: { fr: "Formes disponibles", en: "Available forms" },
  finished: { fr: "Produit Fini", en: "Finished product" },
  twinInNiosome: { fr: "Disponible également en niosome", en: "Also available as a niosome" },
  twinInLiposome: { fr: "Disponible également en liposome", en: "Also available as a liposome" },
  cfuUnit: { fr: "milliards d’UFC/g", en: "billion CFU/g" },
  category: { fr: "Catégorie", en: "Category" },
  actives: { fr: "Actifs", en: "Actives" },
  whiteLabel: { fr: "En marque blanche", en: "White-label" },
  tailorMade: { fr: "Disponible sur mesure", en: "Available tailor-made" },
  discover: { fr: "Je découvre les bienfaits", en: "Discover the benefits" },
  caution: { fr: "Précautions", en: "Precautions" },
  benefits: { fr: "Les bienfaits", en: "Benefits" },
  claims: { fr: "Allégations santé", en: "Health claims" },
  contains: { fr: "Contient cet actif", en: "Contains this active" },
  more: { fr: "En savoir +", en: "Learn more" },
  moreAloud: { fr: "sur {name}", en: "about {name}" },
  others: { fr: "Autres ingrédients", en: "Other ingredients" },
  custom: { fr: "Besoin d’un ingrédient ?", en: "Need an ingredient?" },
  customLabel: { fr: "Sur-mesure", en: "Tailor-made" },
  interested: { fr: "Vous êtes intéressé ?", en: "Interested?" },
  contact: { fr: "Nous contacter", en: "Contact us" },
  otherFamilies: { fr: "Nos autres catégories d’ingrédients", en: "Our other ingredient families" },
};

/** Where no white-label product contains what a sheet is about. */
export const noProduct = {
  liposome: {
    fr: "Aucun produit ne contient encore ce liposome.",
    en: "No product contains this liposome yet.",
  },
  niosome: {
    fr: "Aucun produit ne contient encore ce niosome.",
    en: "No product contains this niosome yet.",
  },
  probiotique: {
    fr: "Aucun produit ne contient encore cette souche.",
    en: "No product contains this strain yet.",
  },
} as const satisfies Record<string, Bilingual>;

/** What must be read with the benefits; the server picks those that a sheet needs. */
export const sheetNotes = {
  claimsSource: {
    fr: "Allégations autorisées sur avis de l’autorité européenne de sécurité des aliments, règlement (UE) 432/2012.",
    en: "Claims authorised on the opinion of the European Food Safety Authority, Regulation (EU) 432/2012.",
  },
  diet: {
    fr: "Un complément alimentaire ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain. Ne pas dépasser la dose journalière.",
    en: "A food supplement does not replace a varied, balanced diet and a healthy lifestyle. Do not exceed the daily dose.",
  },
  onHold: {
    fr: "Les allégations relatives à cette plante sont en attente d’évaluation par l’autorité européenne. Ces lignes parlent de botanique, de tradition et de formulation.",
    en: "Claims on this plant still await evaluation by the European authority. These lines speak of botany, tradition and formulation.",
  },
  professional: {
    fr: "Fiche destinée aux professionnels de la formulation. Elle ne constitue pas une allégation de santé auprès du consommateur.",
    en: "A sheet for formulation professionals. It is not a health claim towards consumers.",
  },
  cosmetic: {
    fr: "Fiche destinée aux professionnels de la formulation. Les allégations d’un cosmétique se prouvent sur la formule finie, règlement (UE) 655/2013.",
    en: "A sheet for formulation professionals. Claims for a cosmetic are proven on the finished formula, Regulation (EU) 655/2013.",
  },
} as const satisfies Record<string, Bilingual>;

/** Labels and values of the facts. */
export const sheetFacts = {
  formes: { fr: "Formes", en: "Forms" },
  liposomeFormes: {
    fr: "gélules, poudre hydrodispersible, liquide",
    en: "capsules, water-dispersible powder, liquid",
  },
  claims: { fr: "Allégations", en: "Claims" },
  claimStatus: {
    authorised: {
      fr: "autorisées, règlement (UE) 432/2012",
      en: "authorised, Regulation (EU) 432/2012",
    },
    "on hold": { fr: "en attente d’évaluation", en: "awaiting evaluation" },
    none: { fr: "aucune autorisée", en: "none authorised" },
  },
  minimum: { fr: "Apport minimal", en: "Minimum intake" },
  minimumValue: { fr: "{quantity} par jour", en: "{quantity} a day" },
  inci: { fr: "INCI", en: "INCI" },
  strength: { fr: "Concentration", en: "Strength" },
  strengthValue: { fr: "{count} milliards d’UFC/g", en: "{count} billion CFU/g" },
  souche: { fr: "Type", en: "Type" },
  souches: {
    "Souche conventionelle": { fr: "Souche conventionelle", en: "Conventional strain" },
    "Souche VPRO®": { fr: "Souche VPRO®", en: "VPRO® strain" },
  },
  /** Of an ingredient in a product, on the sheet of its niosome. */
  inLiposome: { fr: "en liposome", en: "as a liposome" },
  formerName: { fr: "Anciennement", en: "Formerly" },
  /** Between the last two of a list. */
  and: { fr: " et ", en: " and " },
} as const;

/** Labels of the identity block. */
export const identityTexts = {
  inci: { fr: "INCI", en: "INCI" },
  cas: { fr: "CAS", en: "CAS" },
  formula: { fr: "Formule", en: "Formula" },
  mass: { fr: "Masse molaire", en: "Molar mass" },
  latin: { fr: "Nom latin", en: "Latin name" },
  part: { fr: "Partie utilisée", en: "Part used" },
  marker: { fr: "Marqueur", en: "Marker" },
  salt: { fr: "Forme utilisée", en: "Form used" },
  drawn: { fr: "Dessiné ici", en: "Drawn here" },
  note: { fr: "Le dessin", en: "The drawing" },
} as const;

/** Categories of ingredients in both languages, by their label in the data and in the colour legend. */
export const ingredientCategories: Readonly<Record<string, Bilingual>> = {
  "acide aminé": { fr: "acide aminé", en: "amino acid" },
  coenzyme: { fr: "coenzyme", en: "coenzyme" },
  protéine: { fr: "protéine", en: "protein" },
  végétal: { fr: "végétal", en: "plant" },
  vitamine: { fr: "vitamine", en: "vitamin" },
  vitamines: { fr: "vitamines", en: "vitamins" },
  minéral: { fr: "minéral", en: "mineral" },
  antioxydant: { fr: "antioxydant", en: "antioxidant" },
  antioxydants: { fr: "antioxydants", en: "antioxidants" },
  "acide gras": { fr: "acide gras", en: "fatty acid" },
  acides: { fr: "acides", en: "acids" },
  substance: { fr: "substance", en: "substance" },
  lipides: { fr: "lipides", en: "lipids" },
  peptides: { fr: "peptides", en: "peptides" },
};
