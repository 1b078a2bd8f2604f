// Copy of the home page.
import type {
  CategoryCardCopy,
  FormulaCardCopy,
  IconItemCopy,
  SealCopy,
  TrumpCardCopy,
} from "#shared/content/blocks.ts";
import { families } from "#shared/content/families.ts";
import { tailorMadeCard, whiteLabelCard } from "#shared/content/packages.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

export interface HomeCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly hero: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly link: LinkCopy<Bilingual>;
    readonly poster: PictureSlot;
    /** For phones, like the film they get. */
    readonly portrait: PictureSlot;
    readonly noVideo: Bilingual;
    readonly pause: Bilingual;
    readonly play: Bilingual;
  };
  readonly intro: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly narrowPicture: PictureSlot;
    readonly widePicture: PictureSlot;
    readonly link: LinkCopy<Bilingual>;
  };
  readonly service: { readonly title: Bilingual; readonly items: readonly IconItemCopy[] };
  readonly families: { readonly title: Bilingual; readonly cards: readonly CategoryCardCopy[] };
  readonly packages: {
    readonly title: Bilingual;
    readonly tabs: readonly [Bilingual, Bilingual];
    readonly cards: readonly [FormulaCardCopy, FormulaCardCopy];
  };
  readonly quality: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly seals: readonly SealCopy[];
  };
  readonly advantages: { readonly title: Bilingual; readonly cards: readonly TrumpCardCopy[] };
  readonly quote: { readonly title: Bilingual; readonly link: LinkCopy<Bilingual> };
}

/** Of the first screen and of the last. */
const quoteLink: LinkCopy<Bilingual> = {
  label: { fr: "Demander un devis", en: "Request a quote" },
  to: "*",
  about: "devis",
};

export const home: HomeCopy = {
  head: {
    title: {
      fr: "Façonnier de compléments et cosmétiques",
      en: "Food supplements and cosmetics made for brands",
    },
    description: {
      fr: "Laboratoire français fondé en 2010 : compléments alimentaires et cosmétiques premium pour les marques, en marque blanche ou sur-mesure.",
      en: "French laboratory founded in 2010: food supplements and premium cosmetics for brands, white-label or tailor-made, from 500 to 50,000 units.",
    },
  },
  hero: {
    title: { fr: "Fait pour porter votre nom", en: "Made to carry your name" },
    text: {
      fr: "Sphérine formule et fabrique des compléments alimentaires et des cosmétiques premium pour les marques.",
      en: "Sphérine formulates and manufactures food supplements and premium cosmetics for brands.",
    },
    link: quoteLink,
    poster: { picture: "home-loop-poster" },
    portrait: { picture: "home-loop-poster-portrait" },
    noVideo: {
      fr: "Votre navigateur ne supporte pas les vidéos HTML5.",
      en: "Your browser does not support HTML5 video.",
      original: "fr",
    },
    pause: { fr: "Mettre la vidéo en pause", en: "Pause the video" },
    play: { fr: "Lire la vidéo", en: "Play the video" },
  },
  intro: {
    title: {
      fr: "Un laboratoire français, fondé en 2010, où un actif est d’abord protégé, puis mesuré, puis nommé : de votre nom.",
      en: "A French laboratory, founded in 2010, where an active ingredient is first protected, then measured, then given a name: yours.",
    },
    text: {
      fr: "Nous servons les marques, les entreprises et les formulateurs qui veulent un produit fini ou l’ingrédient qu’il contient. En marque blanche quand le temps compte. Sur-mesure quand la formule fait la différence.",
      en: "We serve brands, companies and formulators who want a finished product or the ingredient inside it. White-label when time matters. Tailor-made when the formula is the point.",
    },
    narrowPicture: { picture: "product-vitamine-c-acide-hyaluronique" },
    widePicture: { picture: "product-multivitamines" },
    link: {
      label: { fr: "Plus d’informations", en: "More information" },
      aloud: { fr: "sur notre laboratoire", en: "about our laboratory" },
      to: "/notre-laboratoire",
    },
  },
  service: {
    title: { fr: "Un laboratoire, le cercle complet", en: "One laboratory, the full circle" },
    items: [
      {
        icon: "idea",
        title: { fr: "De l’idée au produit fini", en: "From idea to finished product" },
        text: {
          fr: "Un seul chef de projet suit votre formule, du premier brief au produit livré.",
          en: "One project lead follows your formula from the first brief to the delivered pallet.",
        },
      },
      {
        icon: "batch",
        title: { fr: "Petites et grandes séries", en: "Small and large batches" },
        text: {
          fr: "De 500 à 50 000 unités, sur les mêmes lignes et selon la même norme.",
          en: "From 500 to 50,000 units, on the same lines and to the same standard.",
        },
      },
      {
        icon: "pack",
        title: { fr: "Design et conditionnement", en: "Design and packaging" },
        text: {
          fr: "Gélules, piluliers, blisters, flacons compte-gouttes, doypacks : remplis, étiquetés et mis en étui ici.",
          en: "Capsules, bottles, blister, dropping bottle, pouches: filled, labelled and boxed here.",
        },
      },
      {
        icon: "flask",
        title: { fr: "De la R&D au marketing", en: "R&D to marketing" },
        text: {
          fr: "Formulation, dossier réglementaire, allégations et formation de vos équipes de vente.",
          en: "Formulation, regulatory file, claims and sales training, written to be used.",
        },
      },
    ],
  },
  families: {
    title: { fr: "Trois façons de porter un actif", en: "Three ways to carry an active" },
    cards: [families.liposome, families.niosome, families.probiotique],
  },
  packages: {
    title: { fr: "Choisissez votre formule", en: "Choose your package" },
    tabs: [
      { fr: "Marque blanche", en: "White-label", original: "fr" },
      { fr: "Sur-mesure", en: "Tailor-made", original: "fr" },
    ],
    cards: [whiteLabelCard, tailorMadeCard],
  },
  quality: {
    title: { fr: "Qualité et éco⁠-⁠responsabilité", en: "Quality and eco⁠-⁠responsibility" },
    text: {
      fr: "Chaque lot est contrôlé à réception, en cours de fabrication et avant libération. Nous suivons HACCP et GMP Food, travaillons selon ISO 9001, Form COS-8 et Vegan, et préparons ISO 22000 depuis fin 2022.",
      en: "Every lot is tested on arrival, in process and before release. We follow HACCP and GMP Food, work to ISO 9001, Form COS-8 and Vegan standards, and have been preparing ISO 22000 since late 2022.",
    },
    seals: [seals.iso9001, seals.haccp, seals.synadiet, seals.organic],
  },
  advantages: {
    title: { fr: "Ce qu’une marque reçoit de nous", en: "What a brand gets from us" },
    cards: [
      {
        picture: { picture: "scene-softgels-square" },
        title: { fr: "Formulation et sourcing", en: "Formulation and sourcing" },
        paragraphs: [
          {
            fr: "Nos formulateurs partent de l’actif : sa forme, sa dose, ce qu’il rencontre dans la gélule.",
            en: "Our formulators build around the active: its form, its dose, what it meets in the capsule.",
          },
          {
            fr: "Les matières premières sont tracées jusqu’au lot et testées à réception.",
            en: "Raw materials are traced to the batch and tested on arrival.",
          },
        ],
      },
      {
        picture: { picture: "product-multivitamines-closeup" },
        title: { fr: "Réglementation et qualité", en: "Regulations and quality" },
        paragraphs: [
          {
            fr: "Étiquettes, allégations et déclarations se préparent avec vous, selon les règles de la DGCCRF, de l’ANSES et de l’ANSM.",
            en: "Labels, claims and notifications are prepared with you, following DGCCRF, ANSES and ANSM guidance.",
          },
          {
            fr: "Chaque lot est contrôlé avant d’être libéré.",
            en: "Every lot is controlled before release.",
          },
        ],
      },
      {
        picture: { picture: "scene-filling-line-square" },
        title: { fr: "Fabrication et conditionnement", en: "Manufacturing and packaging" },
        paragraphs: [
          {
            fr: "Mélange, remplissage, bouchage et mise en étui sous un même toit, selon HACCP et GMP.",
            en: "Mixing, filling, capping and cartoning under one roof, HACCP and GMP throughout.",
          },
          { fr: "De 500 à 50 000 unités.", en: "Batches run from 500 to 50,000 units." },
        ],
      },
      {
        picture: { picture: "product-capillaire-closeup" },
        title: { fr: "Formation et communication", en: "Training and communication" },
        paragraphs: [
          {
            fr: "Nous formons vos équipes à la science, pour qu’elles l’expliquent simplement.",
            en: "We train your teams on the science, so they can explain it simply.",
          },
          {
            fr: "Fiches produit et visuels sont prêts le jour du lancement.",
            en: "Product sheets and visuals are ready on launch day.",
          },
        ],
      },
    ],
  },
  quote: {
    title: { fr: "Dites-nous ce que vous voulez porter.", en: "Tell us what you want to carry." },
    link: quoteLink,
  },
};
