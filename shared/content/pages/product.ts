// Copy of the page of a white-label product: what is the same for all of them.
import type { IconItemCopy } from "#shared/content/blocks.ts";
import type { IconName } from "#shared/content/icon-names.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";

/** Texts whose name a product fills in: {name}, {count}, {minimum}, {dose}. */
export interface ProductTexts {
  readonly back: Bilingual;
  readonly enquire: Bilingual;
  readonly facts: {
    readonly category: Bilingual;
    readonly content: Bilingual;
    readonly portion: Bilingual;
    readonly duration: Bilingual;
    readonly use: Bilingual;
    readonly opened: Bilingual;
    readonly batch: Bilingual;
    readonly sheet: Bilingual;
  };
  readonly capsules: Bilingual;
  readonly days: Bilingual;
  readonly bottleOf: Bilingual;
  readonly months: Bilingual;
  readonly batchSizes: Bilingual;
  readonly actives: {
    readonly title: Bilingual;
    readonly name: Bilingual;
    readonly dose: Bilingual;
    readonly strength: Bilingual;
    readonly reference: Bilingual;
    readonly referenceMeaning: Bilingual;
    readonly referenceNote: Bilingual;
  };
  readonly claims: {
    readonly title: Bilingual;
    /** For claims without a condition of their own. */
    readonly from: Bilingual;
    readonly supplied: Bilingual;
  };
  readonly caution: Bilingual;
  readonly related: Bilingual;
  readonly relatedSerums: Bilingual;
  readonly claimsOfNames: Bilingual;
  readonly diet: Bilingual;
  readonly closing: Bilingual;
  readonly all: LinkCopy<Bilingual>;
}

/** What a brand may change, and how the product may be packed. */
export interface CustomisingCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** Units of a batch, as discs whose area is the number; the first and the last are the limits. */
  readonly batches: readonly { readonly units: number; readonly label: Bilingual }[];
  readonly batchesTitle: Bilingual;
  readonly packagingTitle: Bilingual;
}

/** What differs between food supplements and serums. */
export interface ProductChoices {
  readonly items: readonly IconItemCopy[];
  readonly packaging: readonly { readonly icon: IconName; readonly label: Bilingual }[];
}

export const productTexts: ProductTexts = {
  back: { fr: "toutes les formules marque blanche", en: "all white-label formulas" },
  enquire: { fr: "Demander un devis", en: "Request a quote" },
  facts: {
    category: { fr: "Gamme", en: "Range" },
    content: { fr: "Contenu", en: "Content" },
    portion: { fr: "Portion", en: "Portion" },
    duration: { fr: "Durée", en: "Lasts" },
    use: { fr: "Emploi", en: "Use" },
    opened: { fr: "Après ouverture", en: "Once opened" },
    batch: { fr: "Séries", en: "Batches" },
    sheet: { fr: "Fiche technique", en: "Technical sheet" },
  },
  capsules: { fr: "{count}\u00a0gélules", en: "{count}\u00a0capsules" },
  days: { fr: "{count}\u00a0jours", en: "{count}\u00a0days" },
  bottleOf: {
    fr: "30\u00a0ml, flacon compte-gouttes",
    en: "30\u00a0ml, dropping bottle",
  },
  months: { fr: "{count}\u00a0mois ({count}\u00a0M)", en: "{count}\u00a0months ({count}\u00a0M)" },
  batchSizes: { fr: "de 500 à 50\u202f000\u00a0unités", en: "500 to 50,000\u00a0units" },
  actives: {
    title: { fr: "Ce qu’il contient", en: "What it contains" },
    name: { fr: "Actif", en: "Active" },
    dose: { fr: "Par portion journalière", en: "Per daily portion" },
    strength: { fr: "Concentration", en: "Strength" },
    reference: { fr: "VNR", en: "NRV" },
    referenceMeaning: {
      fr: "valeur nutritionnelle de référence",
      en: "nutrient reference value",
    },
    referenceNote: {
      fr: "VNR\u202f: valeur nutritionnelle de référence d’un adulte, règlement (UE) 1169/2011.",
      en: "NRV: nutrient reference value for an adult, Regulation (EU) 1169/2011.",
    },
  },
  claims: {
    title: { fr: "Ce que dit l’étiquette", en: "What the label may say" },
    from: { fr: "À partir de {minimum} par jour.", en: "From {minimum} a day." },
    supplied: {
      fr: "La portion en apporte {dose}.",
      en: "The portion supplies {dose}.",
    },
  },
  caution: { fr: "Précautions", en: "Precautions" },
  related: { fr: "Dans la même gamme", en: "In the same range" },
  relatedSerums: { fr: "Les autres sérums", en: "The other serums" },
  claimsOfNames: {
    fr: "* Allégations autorisées, règlement (UE) 432/2012.",
    en: "* Authorised claims, Regulation (EU) 432/2012.",
  },
  diet: {
    fr: "Un complément alimentaire ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain.",
    en: "A food supplement does not replace a varied, balanced diet and a healthy lifestyle.",
  },
  closing: {
    fr: "Votre nom sur cette formule ?",
    en: "Your name on this formula?",
  },
  all: {
    label: { fr: "Voir les 48 formules", en: "See all 48 formulas" },
    to: "/formule-marque-blanche",
  },
};

/** What every label must say: food supplements (directive 2002/46/EC, article 6) and cosmetics. */
export const mandatoryMentions: Readonly<Record<"supplement" | "serum", readonly Bilingual[]>> = {
  supplement: [
    {
      fr: "Ne pas dépasser la dose journalière recommandée.",
      en: "Do not exceed the recommended daily dose.",
    },
    {
      fr: "Un complément alimentaire ne se substitue pas à une alimentation variée et équilibrée ni à un mode de vie sain.",
      en: "Food supplements are no substitute for a varied, balanced diet and a healthy lifestyle.",
    },
    {
      fr: "Tenir hors de portée des jeunes enfants.",
      en: "Keep out of the reach of young children.",
    },
    {
      fr: "Conserver au sec, à l’abri de la chaleur et de la lumière.",
      en: "Store in a dry place, away from heat and light.",
    },
  ],
  serum: [
    { fr: "Usage externe uniquement.", en: "For external use only." },
    {
      fr: "Essayer d’abord au pli du coude. Cesser l’emploi en cas d’irritation.",
      en: "Test in the crook of the elbow first. Stop using if irritation occurs.",
    },
    {
      fr: "Tenir hors de portée des enfants.",
      en: "Keep out of the reach of children.",
    },
    {
      fr: "Les allégations d’un cosmétique se prouvent sur la formule finie, règlement (UE) 655/2013.",
      en: "Claims for a cosmetic are proven on the finished formula, Regulation (EU) 655/2013.",
    },
  ],
};

export const customising: CustomisingCopy = {
  title: { fr: "À votre nom, dès 500 unités", en: "Yours, from 500 units" },
  text: {
    fr: "La formule reste la nôtre, tout ce qui l’entoure peut être à vous. Une dose ou un actif à changer ? C’est alors une formule sur-mesure.",
    en: "The formula stays ours; all that surrounds it can be yours. A dose or an active to change? Then it becomes a tailor-made formula.",
  },
  batchesTitle: { fr: "Unités par série", en: "Units a batch" },
  batches: [
    { units: 500, label: { fr: "500", en: "500" } },
    { units: 5000, label: { fr: "5\u202f000", en: "5,000" } },
    { units: 50000, label: { fr: "50\u202f000", en: "50,000" } },
  ],
  packagingTitle: { fr: "Conditionnements", en: "Packaging options" },
};

const label: IconItemCopy = {
  icon: "blank",
  title: { fr: "Étiquette", en: "Label" },
  text: {
    fr: "Votre charte, ou un dessin de notre atelier. Mentions relues.",
    en: "Your brand book, or a design of ours. Statements proofread.",
  },
};

const carton: IconItemCopy = {
  icon: "pack",
  title: { fr: "Étui", en: "Carton" },
  text: {
    fr: "Carton imprimé, notice, regroupement par trois.",
    en: "Printed carton, leaflet, bundles of three.",
  },
};

export const productChoices: Readonly<Record<"supplement" | "serum", ProductChoices>> = {
  supplement: {
    items: [
      label,
      {
        icon: "bottle",
        title: { fr: "Flacon", en: "Bottle" },
        text: {
          fr: "Matière, teinte, bouchon et sécurité enfant.",
          en: "Material, tint, cap and child-resistant closure.",
        },
      },
      carton,
      {
        icon: "gelule",
        title: { fr: "Forme galénique", en: "Dosage form" },
        text: {
          fr: "Poudre, capsule molle ou liquide, après étude de la formule.",
          en: "Powder, softgel or liquid, once the formula has been studied.",
        },
      },
    ],
    packaging: [
      { icon: "bottle", label: { fr: "Pilulier blanc ou ambré", en: "White or amber bottle" } },
      { icon: "blister", label: { fr: "Blister et étui", en: "Blister and carton" } },
      { icon: "pouch", label: { fr: "Sachet recharge", en: "Refill pouch" } },
    ],
  },
  serum: {
    items: [
      label,
      {
        icon: "droppingBottle",
        title: { fr: "Flacon", en: "Bottle" },
        text: {
          fr: "Verre clair, dépoli ou teinté, bague et poire assorties.",
          en: "Clear, frosted or tinted glass, with matching ring and bulb.",
        },
      },
      carton,
      {
        icon: "creme",
        title: { fr: "Texture et parfum", en: "Texture and scent" },
        text: {
          fr: "Plus fluide, plus dense, parfumé\u202f: après un test de stabilité.",
          en: "Thinner, richer or scented, after a stability test.",
        },
      },
    ],
    packaging: [
      {
        icon: "droppingBottle",
        label: { fr: "Flacon compte-gouttes", en: "Dropping bottle" },
      },
      { icon: "liquide", label: { fr: "De 10 à 150\u00a0ml", en: "10 to 150\u00a0ml" } },
      { icon: "pack", label: { fr: "Étui carton", en: "Printed carton" } },
    ],
  },
};
