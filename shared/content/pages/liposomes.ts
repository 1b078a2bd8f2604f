// Copy of the liposome page. The figures are the specification's, each with a star: the laboratory's own measurements.
import type {
  ActivesListCopy,
  IconItemCopy,
  OtherFamiliesCopy,
  TechnologyBannerCopy,
  TechnologyCopy,
  TechnologyIntroCopy,
  WhyChooseCopy,
} from "#shared/content/blocks.ts";
import { families } from "#shared/content/families.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";

export interface LiposomesCopy {
  readonly head: {
    readonly title: Bilingual;
    /** Begins the titles of views of the list. */
    readonly listName: Bilingual;
    readonly description: Bilingual;
  };
  readonly banner: TechnologyBannerCopy;
  readonly intro: TechnologyIntroCopy;
  readonly forms: readonly IconItemCopy[];
  readonly actives: ActivesListCopy;
  readonly technology: TechnologyCopy;
  readonly catalogueTitle: Bilingual;
  readonly why: WhyChooseCopy;
  readonly families: OtherFamiliesCopy;
}

export const liposomes: LiposomesCopy = {
  head: {
    title: { fr: "Liposomes, catalogue d’actifs", en: "Liposomes, catalogue of actives" },
    listName: { fr: "Liposomes", en: "Liposomes" },
    description: {
      fr: "Actifs liposomaux pour compléments alimentaires : vitamines, minéraux, antioxydants, coenzymes et plantes, en gélules, poudre ou liquide.",
      en: "Liposomal actives for food supplements: vitamins, minerals, antioxidants, coenzymes and plants, in capsules, powder or liquid.",
    },
  },
  banner: {
    type: "liposome",
    title: { fr: "Liposomes", en: "Liposomes" },
    text: {
      fr: "L’actif dans une sphère de lipides, pour les compléments alimentaires.",
      en: "The active in a sphere of lipids, for food supplements.",
    },
    shortText: { fr: "Pour les compléments alimentaires.", en: "For food supplements." },
    picture: { picture: "liposome-banner" },
    high: null,
  },
  intro: {
    title: {
      fr: "Jusqu’à 95 % des actifs préservés, jusqu’à 30 fois plus efficaces.*",
      en: "Up to 95% of actives preserved, up to 30 times more effective.*",
    },
    text: {
      fr: "Le liposome est une sphère de phospholipides, de même nature que nos membranes cellulaires. Il protège l’actif, le transporte, puis le libère là où il agit.",
      en: "A liposome is a sphere of phospholipids, made of what our cell membranes are made of. It protects the active, carries it, then releases it where it acts.",
    },
    link: {
      label: { fr: "Voir notre catalogue", en: "See our catalogue", original: "en" },
      to: "download",
    },
  },
  forms: [
    {
      icon: "gelule",
      title: { fr: "Gélules", en: "Capsules" },
      text: {
        fr: "Dosage précis, sans excipient artificiel.",
        en: "A precise dose, with no artificial excipient.",
      },
    },
    {
      icon: "poudre",
      title: { fr: "Poudre hydrodispersible", en: "Water-dispersible powder" },
      text: {
        fr: "Se disperse dans l’eau, sticks et sachets.",
        en: "Disperses in water, in sticks and sachets.",
      },
    },
    {
      icon: "liquide",
      title: { fr: "Liquide", en: "Liquid" },
      text: { fr: "Flacons et compte-gouttes.", en: "Bottles and dropping bottles." },
    },
  ],
  actives: {
    title: { fr: "Quatre familles d’actifs à porter", en: "Four families of actives to carry" },
    inCatalogue: { fr: "dans le catalogue", en: "in the catalogue" },
    items: [
      {
        picture: { picture: "crystal-wide-card" },
        title: { fr: "Vitamines et minéraux", en: "Vitamins and minerals" },
        text: {
          fr: "vitamine c, vitamine d3, zinc, magnésium",
          en: "vitamin c, vitamin d3, zinc, magnesium",
        },
        filters: [
          {
            label: { fr: "Vitamines", en: "Vitamins" },
            dot: "vitamine",
            to: "/liposomes?filtre=vitamine#catalogue",
          },
          {
            label: { fr: "Minéraux", en: "Minerals" },
            dot: "minéral",
            to: "/liposomes?filtre=mineral#catalogue",
          },
        ],
      },
      {
        picture: { picture: "texture-softgels-ruby-card" },
        title: { fr: "Antioxydants", en: "Antioxidants" },
        text: {
          fr: "astaxanthine, resvératrol, quercétine",
          en: "astaxanthin, resveratrol, quercetin",
        },
        filters: [
          {
            label: { fr: "Antioxydants", en: "Antioxidants" },
            dot: "antioxydant",
            to: "/liposomes?filtre=antioxydant#catalogue",
          },
        ],
      },
      {
        picture: { picture: "texture-powder-gold-card" },
        title: { fr: "Acides et coenzymes", en: "Acids and coenzymes" },
        text: {
          fr: "coenzyme q10, l-arginine, epa & dha",
          en: "coenzyme q10, l-arginine, epa & dha",
        },
        filters: [
          {
            label: { fr: "Acides aminés", en: "Amino acids" },
            dot: "acide aminé",
            to: "/liposomes?filtre=acide-amine#catalogue",
          },
          {
            label: { fr: "Acides gras", en: "Fatty acids" },
            dot: "acide gras",
            to: "/liposomes?filtre=acide-gras#catalogue",
          },
          {
            label: { fr: "Coenzymes", en: "Coenzymes" },
            dot: "coenzyme",
            to: "/liposomes?filtre=coenzyme#catalogue",
          },
        ],
      },
      {
        picture: { picture: "texture-powder-green-card" },
        title: { fr: "Extraits de plantes", en: "Plant extracts" },
        text: { fr: "curcuma, rhodiola, ashwagandha", en: "turmeric, rhodiola, ashwagandha" },
        filters: [
          {
            label: { fr: "Plantes", en: "Plants" },
            dot: "végétal",
            to: "/liposomes?filtre=vegetal#catalogue",
          },
        ],
      },
    ],
  },
  technology: {
    title: { fr: "Ce que l’encapsulation change", en: "What encapsulation changes" },
    text: {
      fr: "Sans OGM, gluten, lactose, caséine, dioxyde de titane, nanoparticules ni stéarate de magnésium.*",
      en: "Free of GMO, gluten, lactose, casein, titanium dioxide, nanoparticles and magnesium stearate.*",
    },
    points: [
      {
        title: { fr: "100 %", en: "100%" },
        text: { fr: "des actifs encapsulés*", en: "of actives encapsulated*" },
      },
      {
        title: { fr: "30×", en: "30×" },
        text: { fr: "plus efficace, au maximum*", en: "more effective, at most*" },
      },
      {
        title: { fr: "95 %", en: "95%" },
        text: { fr: "des actifs préservés, au maximum*", en: "of actives preserved, at most*" },
      },
      {
        title: { fr: "0 %", en: "0%" },
        text: { fr: "d’excipient artificiel*", en: "artificial excipient*" },
      },
    ],
    note: {
      fr: "* Mesures du laboratoire ; méthode et dossier sur demande.",
      en: "* The laboratory’s own measurements; method and file on request.",
    },
  },
  catalogueTitle: {
    fr: "CATALOGUE DES INGRÉDIENTS ACTIFS",
    en: "ACTIVE INGREDIENTS CATALOGUE",
    original: "en",
  },
  why: {
    title: { fr: "Pourquoi nous choisir", en: "Why choose us", original: "en" },
    text: {
      fr: "Un laboratoire français, des lots contrôlés un à un selon HACCP et GMP Food, et une équipe qui répond. Membre de Synadiet.",
      en: "A French laboratory, lots tested one by one to HACCP and GMP Food, and a team that answers. Member of Synadiet.",
    },
    link: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
    seals: [seals.haccp, seals.gmpFood, seals.synadiet],
  },
  families: {
    title: { fr: "Nos autres catégories d’ingrédients", en: "Our other ingredient families" },
    cards: [families.niosome, families.probiotique],
  },
};
