// Copy of the probiotics and postbiotics page. It says what strains are and how they are made and used; it promises no effect.
import type { IconItemCopy, OtherFamiliesCopy, WhyChooseCopy } from "#shared/content/blocks.ts";
import { otherFamilies } from "#shared/content/families.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

/** A technology and its checklist. Name and points may contain HTML; a star refers to `note`. */
interface TechnologyCopy {
  readonly tone: "probiotic" | "sky";
  readonly name: Bilingual;
  readonly lead: Bilingual;
  readonly points: readonly Bilingual[];
  readonly figure: FigureCopy;
}

/** What a technology's drawing shows, for who cannot see it, and its labels from top to bottom. */
interface FigureCopy {
  readonly description: Bilingual;
  readonly labels: readonly { readonly name: Bilingual; readonly note: Bilingual }[];
  readonly caption: Bilingual;
}

interface StrainsCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly cards: readonly IconItemCopy[];
}

export interface ProbioticsCopy {
  readonly head: {
    readonly title: Bilingual;
    /** Begins the titles of views of the list. */
    readonly listName: Bilingual;
    readonly description: Bilingual;
  };
  readonly title: Bilingual;
  readonly banner: PictureSlot;
  /** To the two sections; the first is the main one. */
  readonly jumps: readonly LinkCopy<Bilingual>[];
  readonly living: StrainsCopy;
  /** Who the page is for. */
  readonly professional: Bilingual;
  readonly technologies: {
    readonly title: Bilingual;
    readonly cards: readonly TechnologyCopy[];
    readonly note: Bilingual;
  };
  /** First words of both catalogue titles, and what follows in each. */
  readonly catalogueTitle: Bilingual;
  readonly probioticsType: Bilingual;
  readonly postbioticsType: Bilingual;
  readonly inactive: StrainsCopy & {
    readonly view: { readonly first: PictureSlot; readonly second: PictureSlot };
  };
  readonly why: WhyChooseCopy;
  readonly families: OtherFamiliesCopy;
}

export const probiotics: ProbioticsCopy = {
  head: {
    title: { fr: "Probiotiques et postbiotiques", en: "Probiotics and postbiotics" },
    listName: { fr: "Probiotiques", en: "Probiotics" },
    description: {
      fr: "Souches probiotiques de 20 à 600 milliards d’UFC/g, enrobées VPRO®, et postbiotiques PROLIPO® : le catalogue pour les marques et les formulateurs.",
      en: "Probiotic strains from 20 to 600 billion CFU/g with VPRO® coating, and PROLIPO® postbiotics: the catalogue for brands and formulators.",
    },
  },
  title: { fr: "Probiotiques & postbiotiques", en: "Probiotics & postbiotics" },
  banner: { picture: "probiotics-banner" },
  jumps: [
    { label: { fr: "Probiotiques", en: "Probiotics" }, to: "#probiotiques" },
    { label: { fr: "Postbiotiques", en: "Postbiotics" }, to: "#postbiotiques" },
  ],
  living: {
    title: { fr: "Vivantes, nommées, comptées au gramme", en: "Alive, named, counted by the gram" },
    text: {
      fr: "Une souche se choisit sur pièces : un nom, un code, un nombre de cellules vivantes. Voici ce que vous recevez avec chacune des nôtres.",
      en: "A strain is chosen on evidence: a name, a code, a number of living cells. This is what you receive with each of ours.",
    },
    cards: [
      {
        icon: "leaf",
        title: { fr: "Vivantes", en: "Alive" },
        text: {
          fr: "Des bactéries et une levure cultivées, concentrées, puis séchées par le froid. L’eau les réveille.",
          en: "Bacteria and one yeast, grown, concentrated, then freeze-dried. Water wakes them.",
        },
      },
      {
        icon: "target",
        title: { fr: "Identifiées", en: "Identified" },
        text: {
          fr: "Genre, espèce et code de souche, sous le nom latin actuel. L’ancien nom reste indiqué.",
          en: "Genus, species and strain code, under today’s Latin name. The former name stays beside it.",
        },
      },
      {
        icon: "batch",
        title: { fr: "Dénombrées", en: "Counted" },
        text: {
          fr: "De 20 à 600 milliards d’UFC par gramme, comptées sur chaque lot avant sa libération.",
          en: "From 20 to 600 billion CFU a gram, counted on every lot before release.",
        },
      },
      {
        icon: "shield",
        title: { fr: "Caractérisées", en: "Characterised" },
        text: {
          fr: "Historique de consommation et profil de résistance aux antibiotiques figurent au dossier.",
          en: "History of consumption and antibiotic resistance profile are in the file.",
        },
      },
      {
        icon: "coated",
        title: { fr: "Enrobées", en: "Coated" },
        text: {
          fr: "Sous VPRO®, la cellule reste à l’écart de l’humidité et des autres poudres du mélange.",
          en: "Under VPRO®, the cell is kept apart from moisture and from the other powders of the blend.",
        },
      },
      {
        icon: "flask",
        title: { fr: "Associables", en: "Combinable" },
        text: {
          fr: "Plusieurs souches dans une formule, chacune avec son compte et sa marge de stabilité.",
          en: "Several strains in one formula, each with its own count and stability margin.",
        },
      },
      {
        icon: "gelule",
        title: { fr: "Prêtes à remplir", en: "Ready to fill" },
        text: {
          fr: "Une poudre qui coule, pour gélules, sachets et sticks, à partir de 500 unités.",
          en: "A powder that flows, for capsules, sachets and sticks, from 500 units.",
        },
      },
    ],
  },
  professional: {
    fr: "Page destinée aux professionnels. Les catégories et les actions nomment des domaines d’étude ; ce ne sont pas des allégations de santé.",
    en: "A page for professionals. Categories and actions name fields of study; they are not health claims.",
  },
  technologies: {
    title: { fr: "Deux façons de porter une souche", en: "Two ways to carry a strain" },
    cards: [
      {
        tone: "probiotic",
        name: { fr: "VPRO<sup>®</sup>", en: "VPRO<sup>®</sup>" },
        lead: { fr: "La souche, enrobée et stabilisée.", en: "The strain, coated and stabilised." },
        points: [
          { fr: "Résiste à l’acidité gastrique*", en: "Withstands gastric acidity*" },
          { fr: "Se libère au pH de l’intestin*", en: "Releases at intestinal pH*" },
          { fr: "Stable à température ambiante*", en: "Stable at room temperature*" },
          {
            fr: "Un domaine d’application documenté par souche",
            en: "One documented field of application for each strain",
          },
        ],
        figure: {
          description: {
            fr: "Coupe d’une bactérie en bâtonnet : l’ADN au centre, la membrane et la paroi, une matrice sèche autour, et une couche externe de grains, serrée en haut, ouverte en bas.",
            en: "Section of a rod-shaped bacterium: DNA at the centre, membrane and wall, a dry matrix around them, and an outer layer of grains, closed at the top and open at the bottom.",
          },
          labels: [
            {
              name: { fr: "Couche externe", en: "Outer layer" },
              note: { fr: "serrée à pH acide*", en: "closed at acid pH*" },
            },
            {
              name: { fr: "Matrice sèche", en: "Dry matrix" },
              note: { fr: "tient l’eau à distance", en: "keeps water away" },
            },
            {
              name: { fr: "Paroi et membrane", en: "Wall and membrane" },
              note: { fr: "la cellule, entière", en: "the cell, whole" },
            },
            {
              name: { fr: "Nucléoïde", en: "Nucleoid" },
              note: { fr: "l’ADN de la souche nommée", en: "the DNA of the named strain" },
            },
            {
              name: { fr: "Ouverture", en: "Opening" },
              note: { fr: "au pH de l’intestin*", en: "at intestinal pH*" },
            },
          ],
          caption: { fr: "Schéma, hors échelle.", en: "Diagram, not to scale." },
        },
      },
      {
        tone: "sky",
        name: { fr: "PROLIPO<sup>®</sup>", en: "PROLIPO<sup>®</sup>" },
        lead: {
          fr: "Le postbiotique, porté par un liposome.",
          en: "The postbiotic, carried by a liposome.",
        },
        points: [
          {
            fr: "Cellules inactivées, sans chaîne du froid",
            en: "Inactivated cells, with no cold chain",
          },
          { fr: "Encapsulation liposomale", en: "Liposomal encapsulation" },
          { fr: "Compatible avec toutes les formes", en: "Compatible with every dosage form" },
        ],
        figure: {
          description: {
            fr: "Coupe d’un liposome : deux feuillets de phospholipides, têtes vers l’eau et queues face à face, autour d’un cœur d’eau qui porte une cellule inactivée et des fragments de paroi.",
            en: "Section of a liposome: two leaflets of phospholipids, heads towards the water and tails facing, around a watery core that carries an inactivated cell and fragments of cell wall.",
          },
          labels: [
            {
              name: { fr: "Phospholipide", en: "Phospholipid" },
              note: { fr: "une tête, deux queues", en: "one head, two tails" },
            },
            {
              name: { fr: "Bicouche", en: "Bilayer" },
              note: { fr: "deux feuillets, queues face à face", en: "two leaflets, tails facing" },
            },
            {
              name: { fr: "Cellule inactivée", en: "Inactivated cell" },
              note: { fr: "elle ne se multiplie plus", en: "it no longer multiplies" },
            },
            {
              name: { fr: "Fragments de paroi", en: "Wall fragments" },
              note: { fr: "dans le cœur aqueux", en: "in the aqueous core" },
            },
          ],
          caption: { fr: "Schéma, hors échelle.", en: "Diagram, not to scale." },
        },
      },
    ],
    note: {
      fr: "* Mesures in vitro du laboratoire ; méthode et dossier sur demande.",
      en: "* The laboratory’s own in vitro measurements; method and file on request.",
    },
  },
  catalogueTitle: { fr: "INGRÉDIENTS ACTIFS", en: "ACTIVE INGREDIENTS", original: "en" },
  probioticsType: { fr: "PROBIOTIQUES", en: "PROBIOTICS" },
  postbioticsType: { fr: "POSTBIOTIQUES", en: "POSTBIOTICS" },
  inactive: {
    view: { first: { picture: "postbiotics" }, second: { picture: "postbiotics-hover" } },
    title: { fr: "Inactivées, donc stables", en: "Inactivated, and so stable" },
    text: {
      fr: "Un postbiotique est une souche qui ne vit plus : ses parois et ses fractions restent, le compte ne bouge plus.",
      en: "A postbiotic is a strain that no longer lives: its walls and fractions remain, and the count stops moving.",
    },
    cards: [
      {
        icon: "clock",
        title: { fr: "Un compte qui tient", en: "A count that holds" },
        text: {
          fr: "La cellule ne se multiplie plus et n’a plus à survivre : pas de surdosage à prévoir.",
          en: "The cell no longer multiplies and need not survive: no overage to plan for.",
        },
      },
      {
        icon: "pack",
        title: { fr: "Sans chaîne du froid", en: "No cold chain" },
        text: {
          fr: "La poudre se transporte et se stocke à température ambiante, au sec.",
          en: "The powder travels and is stored at room temperature, kept dry.",
        },
      },
      {
        icon: "liquide",
        title: { fr: "Toutes les formes", en: "Every form" },
        text: {
          fr: "Gélule, stick ou liquide : ni la chaleur ni l’eau ne changent le nombre de cellules.",
          en: "Capsule, stick or liquid: neither heat nor water changes the number of cells.",
        },
      },
    ],
  },
  why: {
    title: { fr: "Pourquoi nous choisir", en: "Why choose us", original: "en" },
    text: {
      fr: "Un laboratoire français fondé en 2010, des lots contrôlés un à un, et une équipe qui répond.",
      en: "A French laboratory founded in 2010, lots tested one by one, and a team that answers.",
    },
    link: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
    seals: [seals.haccp, seals.gmpFood, seals.synadiet],
  },
  families: {
    title: { fr: "Nos autres catégories d’ingrédients", en: "Our other ingredient families" },
    cards: otherFamilies("probiotique"),
  },
};
