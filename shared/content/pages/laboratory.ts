// Copy of the laboratory page. Capacities and dates are the specification's; nothing is added to them.
import type {
  ClosingCopy,
  FigureCopy,
  FormulaCardCopy,
  IconItemCopy,
  SealCopy,
} from "#shared/content/blocks.ts";
import { tailorMadeCard, whiteLabelCard } from "#shared/content/packages.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

/** A part of the laboratory: its picture, the one that replaces it, and what stands in it. */
export interface ResourceCopy {
  readonly picture: PictureSlot;
  /** The same for where one card fills the window's width. */
  readonly wide: PictureSlot;
  readonly hover: PictureSlot;
  readonly title: Bilingual;
  readonly equipment: readonly {
    /** How many; null where it is not counted. */
    readonly count: number | null;
    readonly name: Bilingual;
    readonly capacity: Bilingual | null;
  }[];
}

/** A date of the company. `year`: null stands for today. */
export interface HistoryCopy {
  readonly year: number | null;
  readonly date: Bilingual;
  readonly text: Bilingual;
}

export interface LaboratoryCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly hero: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly picture: PictureSlot;
  };
  readonly intro: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly figures: readonly FigureCopy[];
  };
  readonly jobs: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly cards: readonly IconItemCopy[];
  };
  readonly services: { readonly title: Bilingual; readonly cards: readonly FormulaCardCopy[] };
  readonly resources: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly show: Bilingual;
    readonly cards: readonly ResourceCopy[];
  };
  readonly history: {
    readonly title: Bilingual;
    readonly entries: readonly HistoryCopy[];
    readonly sealsTitle: Bilingual;
    readonly seals: readonly SealCopy[];
  };
  readonly closing: ClosingCopy;
}

export const laboratory: LaboratoryCopy = {
  head: {
    title: { fr: "Notre laboratoire depuis 2010", en: "Our laboratory since 2010" },
    description: {
      fr: "Fondé en 2010 : quatre métiers, des lots de 500 à 50 000 unités, les équipements et les certifications de notre laboratoire.",
      en: "Founded in 2010: four trades, batches from 500 to 50,000 units, the equipment and the certifications of our laboratory.",
    },
  },
  hero: {
    title: { fr: "notre laboratoire", en: "our laboratory" },
    text: {
      fr: "Nous formulons, fabriquons et conditionnons des compléments alimentaires et des cosmétiques premium pour les marques.",
      en: "We formulate, manufacture and pack food supplements and premium cosmetics for brands.",
    },
    picture: { picture: "scene-vessel-square" },
  },
  intro: {
    title: {
      fr: "Tout ce qu’il faut à une formule pour devenir un produit, sous un même toit.",
      en: "Everything a formula needs to become a product, under one roof.",
    },
    text: {
      fr: "Fondé en 2010, le laboratoire mène un projet de l’idée au produit fini : formulation, réglementation, fabrication, formation. Les petites et les grandes séries passent sur les mêmes lignes, selon la même norme.",
      en: "Founded in 2010, the laboratory takes a project from idea to finished product: formulation, regulation, manufacturing, training. Small and large batches run on the same lines, to the same standard.",
    },
    figures: [
      {
        value: { fr: "2010", en: "2010" },
        text: {
          fr: "année de fondation du laboratoire",
          en: "the year the laboratory was founded",
        },
      },
      {
        value: { fr: "500 à 50 000", en: "500 to 50,000" },
        text: { fr: "unités par lot", en: "units in a batch" },
      },
      {
        value: { fr: "3", en: "3" },
        text: {
          fr: "autorités dont nous suivons les règles : DGCCRF, ANSES, ANSM",
          en: "authorities whose rules we follow: DGCCRF, ANSES, ANSM",
        },
      },
      {
        value: { fr: "5", en: "5" },
        text: {
          fr: "référentiels : HACCP, GMP Food, ISO 9001, Form COS-8, Vegan",
          en: "certifications: HACCP, GMP Food, ISO 9001, Form COS-8, Vegan",
        },
      },
    ],
  },
  jobs: {
    title: { fr: "Métiers", en: "Jobs" },
    text: {
      fr: "Quatre métiers, une équipe, du premier brief au lancement.",
      en: "Four trades, one team, from the first brief to the launch.",
    },
    cards: [
      {
        icon: "flask",
        title: { fr: "Formulation et sourcing", en: "Formulation and sourcing" },
        text: {
          fr: "Nous partons de l’actif : sa forme, sa dose, ce qu’il rencontre dans la gélule. Les matières premières sont tracées jusqu’au lot.",
          en: "We start from the active: its form, its dose, what it meets in the capsule. Raw materials are traced to the lot.",
        },
      },
      {
        icon: "shield",
        title: { fr: "Réglementation et qualité", en: "Regulation and quality" },
        text: {
          fr: "Étiquettes, allégations et déclarations, préparées avec vous selon la DGCCRF, l’ANSES et l’ANSM. Chaque lot est contrôlé.",
          en: "Labels, claims and notifications, prepared with you to DGCCRF, ANSES and ANSM rules. Every lot is controlled.",
        },
      },
      {
        icon: "pack",
        title: {
          fr: "Façonnage et conditionnement",
          en: "Contract manufacturing and packaging",
        },
        text: {
          fr: "Mélange, remplissage, bouchage, mise sous blister et en étui, de 500 à 50 000 unités.",
          en: "Mixing, filling, capping, blistering and cartoning, from 500 to 50,000 units.",
        },
      },
      {
        icon: "training",
        title: { fr: "Formation et communication", en: "Training and communication" },
        text: {
          fr: "Vos équipes apprennent la science, puis comment la dire dans les règles. Fiches et visuels sont prêts au lancement.",
          en: "Your teams learn the science, then how to say it within the rules. Product sheets and visuals are ready at launch.",
        },
      },
    ],
  },
  services: {
    title: { fr: "Services", en: "Services" },
    cards: [whiteLabelCard, tailorMadeCard],
  },
  resources: {
    title: { fr: "Ressources", en: "Resources" },
    text: {
      fr: "Ce qui tourne dans l’atelier, et à quelle cadence.",
      en: "What runs on the floor, and how fast.",
    },
    show: { fr: "Voir les équipements", en: "Show the equipment" },
    cards: [
      {
        picture: { picture: "scene-filling-line-square" },
        wide: { picture: "scene-filling-line" },
        hover: { picture: "scene-capsules" },
        title: { fr: "Production", en: "Production" },
        equipment: [
          {
            count: 3,
            name: { fr: "mélangeurs", en: "mixers" },
            capacity: { fr: "de 20 kg à 1 tonne par jour", en: "20 kg to 1 ton per day" },
          },
          {
            count: 6,
            name: { fr: "géluleuses", en: "capsule fillers" },
            capacity: { fr: "200 000 gélules par heure", en: "200,000 capsules per hour" },
          },
          {
            count: 6,
            name: { fr: "polisseuses de gélules", en: "capsule polishers" },
            capacity: null,
          },
          {
            count: 1,
            name: { fr: "remplisseuse de liquides", en: "liquid filler" },
            capacity: { fr: "de 10 à 150 ml", en: "10 to 150 ml" },
          },
        ],
      },
      {
        picture: { picture: "scene-blister-square" },
        wide: { picture: "scene-blister" },
        hover: { picture: "scene-pouch" },
        title: { fr: "Conditionnement", en: "Packaging" },
        equipment: [
          {
            count: 1,
            name: { fr: "ligne de remplissage de piluliers", en: "pill-bottle filling line" },
            capacity: {
              fr: "avec bouchage et étiquetage, 10 000 unités par jour",
              en: "with capping and labelling, 10,000 units per day",
            },
          },
          {
            count: 2,
            name: { fr: "lignes de blister automatisées", en: "automated blistering lines" },
            capacity: { fr: "60 000 unités par jour", en: "60,000 units per day" },
          },
          {
            count: 2,
            name: { fr: "étuyeuses automatiques", en: "automatic cartoning machines" },
            capacity: null,
          },
        ],
      },
      {
        picture: { picture: "scene-quality-square" },
        wide: { picture: "scene-quality" },
        hover: { picture: "scene-quality-closeup" },
        title: { fr: "Qualité", en: "Quality" },
        equipment: [
          {
            count: null,
            name: { fr: "Contrôle qualité", en: "Quality control" },
            capacity: {
              fr: "avec plusieurs certifications : HACCP, GMP Food, ISO 9001, Form COS-8, Vegan",
              en: "with several certifications: HACCP, GMP Food, ISO 9001, Form COS-8, Vegan",
            },
          },
          {
            count: null,
            name: { fr: "ISO 22000", en: "ISO 22000" },
            capacity: {
              fr: "projet de certification lancé fin 2022",
              en: "certification project started late 2022",
            },
          },
        ],
      },
    ],
  },
  history: {
    title: { fr: "Un grain par année depuis 2010", en: "A bead for every year since 2010" },
    entries: [
      {
        year: 2010,
        date: { fr: "2010", en: "2010" },
        text: { fr: "Le laboratoire est fondé.", en: "The laboratory is founded." },
      },
      {
        year: 2022,
        date: { fr: "Fin 2022", en: "Late 2022" },
        text: {
          fr: "Le projet de certification ISO 22000 commence.",
          en: "The ISO 22000 certification project starts.",
        },
      },
      {
        year: null,
        date: { fr: "Aujourd’hui", en: "Today" },
        text: {
          fr: "Des lots de 500 à 50 000 unités, en marque blanche ou sur-mesure.",
          en: "Batches from 500 to 50,000 units, white-label or tailor-made.",
        },
      },
    ],
    sealsTitle: { fr: "Ce que nous suivons", en: "What we work to" },
    seals: [seals.haccp, seals.gmpFood, seals.iso9001, seals.cos8, seals.vegan, seals.synadiet],
  },
  closing: {
    title: { fr: "Dites-nous ce que vous voulez fabriquer.", en: "Tell us what you want to make." },
    link: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
  },
};
