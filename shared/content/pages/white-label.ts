// Copy of the white-label page.
import type {
  CategoryCardCopy,
  ClosingCopy,
  FormulaSumCopy,
  IconItemCopy,
  PackageHeroCopy,
  SealCopy,
  StepCopy,
} from "#shared/content/blocks.ts";
import { families } from "#shared/content/families.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";

/** Texts of the product browser. */
export interface ProductBrowserCopy {
  readonly title: Bilingual;
  readonly search: Bilingual;
  readonly submit: Bilingual;
  readonly categories: Bilingual;
  readonly supplements: Bilingual;
  readonly serums: Bilingual;
  /** {count}. */
  readonly capsules: Bilingual;
  /** {count}; read out when the products shown change. */
  readonly results: Bilingual;
  readonly empty: Bilingual;
  /** Before what a search finds in other categories; then {count} and {category} of each. */
  readonly elsewhere: Bilingual;
  readonly inCategory: Bilingual;
  readonly more: Bilingual;
  /** Above the claims that names need beside them. */
  readonly claims: Bilingual;
  readonly diet: Bilingual;
}

export interface WhiteLabelCopy {
  readonly head: {
    readonly title: Bilingual;
    /** Begins the titles of views of the list. */
    readonly listName: Bilingual;
    readonly description: Bilingual;
  };
  readonly hero: PackageHeroCopy;
  readonly productTexts: ProductBrowserCopy;
  readonly catalogue: {
    readonly title: Bilingual;
    readonly download: LinkCopy<Bilingual>;
    readonly contact: LinkCopy<Bilingual>;
  };
  readonly sum: FormulaSumCopy;
  readonly advantages: {
    readonly title: Bilingual;
    readonly items: readonly IconItemCopy[];
    readonly seals: readonly SealCopy[];
  };
  readonly process: { readonly title: Bilingual; readonly steps: readonly StepCopy[] };
  readonly closing: ClosingCopy;
  readonly families: { readonly title: Bilingual; readonly cards: readonly CategoryCardCopy[] };
}

export const whiteLabel: WhiteLabelCopy = {
  head: {
    title: { fr: "Marque blanche : 48 formules prêtes", en: "White-label: 48 ready formulas" },
    listName: { fr: "Marque blanche", en: "White-label" },
    description: {
      fr: "48 compléments alimentaires et sérums prêts à vendre, dans votre conditionnement et sous votre nom, de 500 à 50 000 unités, HACCP et GMP.",
      en: "48 ready-to-market food supplements and serums, in your packaging and under your name, from 500 to 50,000 units, HACCP and GMP.",
    },
  },
  hero: {
    title: { fr: "notre formule marque blanche", en: "our white-label package" },
    text: {
      fr: "Des produits clé en main, prêts à vendre. Choisissez la formule, nous y mettons votre nom.",
      en: "Ready-to-market turnkey products. Choose the formula, we put your name on it.",
    },
    picture: { picture: "white-label-hero" },
    portrait: { picture: "white-label-hero-portrait" },
  },
  productTexts: {
    title: { fr: "Trouvez votre prochain produit", en: "Find your next product" },
    search: { fr: "Rechercher un produit", en: "Search a product" },
    submit: { fr: "Rechercher", en: "Search" },
    categories: { fr: "Catégories de produits", en: "Product categories" },
    supplements: { fr: "Compléments", en: "Food supplements" },
    serums: { fr: "Sérums", en: "Cosmetic serums" },
    capsules: { fr: "{count} gélules", en: "{count} capsules" },
    results: { fr: "Produits affichés : {count}", en: "Products shown: {count}" },
    empty: {
      fr: "Aucun produit trouvé pour cette catégorie.",
      en: "No product found for this category.",
      original: "fr",
    },
    elsewhere: { fr: "Dans d’autres catégories", en: "In other categories" },
    inCategory: { fr: "{count} dans {category}", en: "{count} in {category}" },
    more: { fr: "En savoir +", en: "Learn more", original: "fr" },
    claims: {
      fr: "* Allégations autorisées, règlement (UE) 432/2012.",
      en: "* Authorised claims, Regulation (EU) 432/2012.",
    },
    diet: {
      fr: "Un complément alimentaire ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain.",
      en: "A food supplement does not replace a varied, balanced diet and a healthy lifestyle.",
    },
  },
  catalogue: {
    title: { fr: "Quarante‑huit formules, un document", en: "Forty‑eight formulas, one document" },
    download: { label: { fr: "Voir notre catalogue", en: "See our catalogue" }, to: "download" },
    contact: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
  },
  sum: {
    title: {
      fr: "Une formule prête, plus un conditionnement",
      en: "A ready‑to‑use formula, plus packaging",
    },
    text: {
      fr: "Vous choisissez l’une de nos 48 formules et ce qui la contient. Nous remplissons, étiquetons et mettons en étui à votre nom.",
      en: "You choose one of our 48 formulas and what it comes in. We fill, label and box it under your name.",
    },
    formula: {
      picture: { picture: "scene-capsules-square" },
      title: { fr: "Formules prêtes à l’emploi", en: "Ready-to-use formulas" },
      text: {
        fr: "43 compléments alimentaires et 5 sérums, formulés et testés, avec leur dossier réglementaire.",
        en: "43 food supplements and 5 serums, formulated and tested, with their regulatory file.",
      },
    },
    packaging: {
      picture: { picture: "pack-amber-beaute" },
      title: { fr: "Conditionnement", en: "Packaging" },
      text: {
        fr: "Pilulier, blister, flacon compte-gouttes ou sachet. L’étiquette est la vôtre, ou nous la dessinons.",
        en: "Bottle, blister, dropping bottle or pouch. The label is yours, or we design it.",
      },
    },
  },
  advantages: {
    title: { fr: "Ce que vous y gagnez", en: "What you save, what you keep" },
    items: [
      {
        icon: "clock",
        title: { fr: "Gain de temps", en: "Saved time" },
        text: {
          fr: "La formule existe, formulée et testée. Le développement est derrière vous.",
          en: "The formula exists, formulated and tested. Development is behind you.",
        },
      },
      {
        icon: "coin",
        title: { fr: "Gain de coût", en: "Saved cost" },
        text: {
          fr: "Pas de frais de développement, et des séries à partir de 500 unités.",
          en: "No development fee, and batches from 500 units.",
        },
      },
      {
        icon: "shield",
        title: { fr: "Qualité assurée", en: "Quality assurance" },
        text: {
          fr: "HACCP et GMP. Chaque lot est contrôlé avant d’être libéré.",
          en: "HACCP and GMP. Every lot is controlled before release.",
        },
      },
      {
        icon: "pack",
        title: {
          fr: "Souplesse du conditionnement et du design",
          en: "Flexibility of packaging and design",
        },
        text: {
          fr: "Le flacon, l’étiquette et l’étui suivent votre charte, pas la nôtre.",
          en: "Bottle, label and carton follow your brand book, not ours.",
        },
      },
      {
        icon: "target",
        title: { fr: "Mise en marché rapide", en: "Quick time to market" },
        text: {
          fr: "Une seule commande pour la formule, le remplissage, l’étiquette et l’étui.",
          en: "One order covers the formula, the filling, the label and the carton.",
        },
      },
    ],
    seals: [seals.haccp, seals.gmpFood],
  },
  process: {
    title: { fr: "Quatre étapes jusqu’au rayon", en: "Four steps to the shelf" },
    steps: [
      {
        title: { fr: "Choisir", en: "Choose" },
        text: {
          fr: "Une formule du catalogue, avec son dossier réglementaire.",
          en: "A formula from the catalogue, with its regulatory file.",
        },
      },
      {
        title: { fr: "Habiller", en: "Dress" },
        text: {
          fr: "Conditionnement, étiquette et design, les nôtres ou les vôtres.",
          en: "Packaging, label and design, ours or yours.",
        },
      },
      {
        title: { fr: "Fabriquer", en: "Manufacture" },
        text: {
          fr: "De 500 à 50 000 unités, HACCP et GMP.",
          en: "From 500 to 50,000 units, HACCP and GMP.",
        },
      },
      {
        title: { fr: "Livrer", en: "Deliver" },
        text: {
          fr: "Contrôlé, libéré, prêt pour votre rayon.",
          en: "Controlled, released, ready for your shelf.",
        },
      },
    ],
  },
  closing: {
    title: {
      fr: "Quelle formule portera votre nom ?",
      en: "Which formula will carry your name?",
    },
    link: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
  },
  families: {
    title: { fr: "Ce que portent nos formules", en: "What our formulas carry" },
    cards: [families.liposome, families.niosome, families.probiotique],
  },
};
