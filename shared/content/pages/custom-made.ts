// Copy of the custom-made page.
import type {
  CategoryCardCopy,
  FormulaSumCopy,
  IconItemCopy,
  PackageHeroCopy,
  PicturedItemCopy,
  StepCopy,
} from "#shared/content/blocks.ts";
import { families } from "#shared/content/families.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";

export interface CustomMadeCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly hero: PackageHeroCopy & { readonly link: LinkCopy<Bilingual> };
  readonly sum: FormulaSumCopy;
  readonly benefits: { readonly title: Bilingual; readonly items: readonly IconItemCopy[] };
  readonly process: { readonly title: Bilingual; readonly steps: readonly StepCopy[] };
  readonly forms: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly items: readonly PicturedItemCopy[];
  };
  readonly rawMaterials: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly link: LinkCopy<Bilingual>;
  };
  readonly families: { readonly title: Bilingual; readonly cards: readonly CategoryCardCopy[] };
}

export const customMade: CustomMadeCopy = {
  head: {
    title: { fr: "Sur-mesure : votre propre formule", en: "Custom made: a formula of your own" },
    description: {
      fr: "Une formule qui n’est qu’à vous : ingrédients, dosage, forme galénique, arômes et conditionnement, en six étapes, de 500 à 50 000 unités.",
      en: "A formula that is yours alone: ingredients, dosage, dosage form, flavours and packaging, in six steps, from 500 to 50,000 units.",
    },
  },
  hero: {
    title: { fr: "notre formule sur-mesure", en: "our custom made package" },
    text: {
      fr: "Vous apportez l’idée. Nous la formulons, la testons et la fabriquons pour vous seul.",
      en: "You bring the idea. We formulate it, test it and make it for you alone.",
    },
    picture: { picture: "tailor-made-hero" },
    portrait: { picture: "tailor-made-hero-portrait" },
    link: {
      label: { fr: "Demander notre catalogue", en: "Request our catalogue" },
      to: "*",
      about: "catalogue",
    },
  },
  sum: {
    title: {
      fr: "Une formule personnalisée, plus un conditionnement",
      en: "A personalised formula, plus packaging",
    },
    text: {
      fr: "Deux décisions font un produit : ce qu’il contient, et ce qui le contient. Vous prenez les deux, un formulateur à vos côtés.",
      en: "Two decisions make a product: what is inside, and what holds it. You take both, with a formulator beside you.",
    },
    formula: {
      picture: { picture: "scene-quality-square" },
      title: { fr: "Votre formule", en: "Your formula" },
      text: {
        fr: "Actifs, dosage, forme galénique et arômes, fixés avec vous.",
        en: "Actives, dosage, dosage form and flavours, set with you.",
      },
    },
    packaging: {
      picture: { picture: "pack-serum-blue-bien-etre" },
      title: { fr: "Votre conditionnement", en: "Your packaging" },
      text: {
        fr: "Le flacon, l’étiquette et l’étui que votre marque a choisis.",
        en: "The bottle, label and carton your brand has chosen.",
      },
    },
  },
  benefits: {
    title: {
      fr: "Cinq raisons d’écrire votre formule",
      en: "Five reasons to write your own formula",
    },
    items: [
      {
        icon: "idea",
        title: { fr: "Produit unique", en: "Unique product" },
        text: {
          fr: "Une formule que personne d’autre n’a en rayon.",
          en: "A formula nobody else can put on a shelf.",
        },
      },
      {
        icon: "target",
        title: { fr: "Adapté à vos besoins", en: "Adaptation to specific needs" },
        text: {
          fr: "Pensé pour un marché, un circuit, un client.",
          en: "Built for one market, one channel, one customer.",
        },
      },
      {
        icon: "leaf",
        title: { fr: "Choix des ingrédients", en: "Ingredient selection" },
        text: {
          fr: "Liposomes, niosomes et souches de notre catalogue, ou sourcés à la demande.",
          en: "Liposomes, niosomes and strains from our catalogue, or sourced on demand.",
        },
      },
      {
        icon: "flask",
        title: { fr: "Liberté totale", en: "Full flexibility" },
        text: {
          fr: "Le dosage, la forme galénique et les arômes se règlent avec vous.",
          en: "Dosage, dosage form and flavours are yours to set.",
        },
      },
      {
        icon: "tailor",
        title: { fr: "Marque valorisée", en: "Brand enhancement" },
        text: {
          fr: "Un produit qui prouve ce que dit votre marque.",
          en: "A product that proves what your brand says.",
        },
      },
    ],
  },
  process: {
    title: { fr: "Six étapes, un chef de projet", en: "Six steps, one project lead" },
    steps: [
      {
        title: { fr: "Brief", en: "Brief" },
        text: {
          fr: "Votre marché, votre dose, votre forme, votre prix.",
          en: "Your market, your dose, your dosage form, your price.",
        },
      },
      {
        title: { fr: "Formule", en: "Formula" },
        text: {
          fr: "Nos formulateurs partent de l’actif et choisissent la forme qui le protège.",
          en: "Our formulators start from the active and choose the form that protects it.",
        },
      },
      {
        title: { fr: "Échantillon", en: "Sample" },
        text: {
          fr: "Vous goûtez, ouvrez, pesez. Nous ajustons jusqu’à votre accord.",
          en: "You taste, open, weigh. We adjust until you approve.",
        },
      },
      {
        title: { fr: "Dossier", en: "File" },
        text: {
          fr: "Étiquette, allégations et déclarations, selon la DGCCRF, l’ANSES et l’ANSM.",
          en: "Label, claims and notifications, following DGCCRF, ANSES and ANSM rules.",
        },
      },
      {
        title: { fr: "Fabrication", en: "Manufacture" },
        text: {
          fr: "De 500 à 50 000 unités, HACCP et GMP.",
          en: "From 500 to 50,000 units, HACCP and GMP.",
        },
      },
      {
        title: { fr: "Livraison", en: "Delivery" },
        text: {
          fr: "Chaque lot est contrôlé, libéré, puis expédié.",
          en: "Every lot is controlled, released, then shipped.",
        },
      },
    ],
  },
  forms: {
    title: { fr: "Formes et conditionnements", en: "Dosage forms and packaging" },
    text: {
      fr: "Remplis, bouchés, étiquetés et mis en étui sous un même toit.",
      en: "Filled, capped, labelled and boxed under one roof.",
    },
    items: [
      {
        picture: { picture: "scene-capsules-square" },
        title: { fr: "Gélules", en: "Capsules" },
        text: {
          fr: "6 géluleuses, 200 000 gélules par heure.",
          en: "6 capsule fillers, 200,000 capsules per hour.",
        },
      },
      {
        picture: { picture: "scene-softgels-square" },
        title: { fr: "Capsules molles", en: "Softgels" },
        text: {
          fr: "Pour les huiles et les actifs liposolubles.",
          en: "For oils and oil-soluble actives.",
        },
      },
      {
        picture: { picture: "pack-white-sand" },
        title: { fr: "Piluliers", en: "Bottles" },
        text: {
          fr: "1 ligne de remplissage, bouchage et étiquetage, 10 000 unités par jour.",
          en: "1 filling line with capping and labelling, 10,000 units per day.",
        },
      },
      {
        picture: { picture: "scene-blister-square" },
        title: { fr: "Blisters", en: "Blister" },
        text: {
          fr: "2 lignes automatisées, 60 000 unités par jour.",
          en: "2 automated lines, 60,000 units per day.",
        },
      },
      {
        picture: { picture: "pack-serum-peach-beaute" },
        title: { fr: "Flacons compte-gouttes", en: "Dropping bottle" },
        text: {
          fr: "1 remplisseuse de liquides, de 10 à 150 ml.",
          en: "1 liquid filler, from 10 to 150 ml.",
        },
      },
      {
        picture: { picture: "scene-pouch-square" },
        title: { fr: "Sachets", en: "Pouches" },
        text: { fr: "Pour les poudres et les recharges.", en: "For powders and refills." },
      },
    ],
  },
  rawMaterials: {
    title: { fr: "Matières premières à la demande", en: "Raw materials on demand" },
    text: {
      fr: "Un actif n’est pas dans notre catalogue ? Nommez-le : nous cherchons la source, vérifions son dossier et testons le lot à réception.",
      en: "An active is not in our catalogue? Name it: we find a source, check its file and test the lot on arrival.",
    },
    link: {
      label: { fr: "Demander un ingrédient", en: "Ask for an ingredient" },
      to: "*",
      about: "ingredient",
    },
  },
  families: {
    title: { fr: "Les ingrédients pour commencer", en: "Ingredients to start from" },
    cards: [families.liposome, families.niosome, families.probiotique],
  },
};
