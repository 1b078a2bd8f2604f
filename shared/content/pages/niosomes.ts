// Copy of the niosome page. Cosmetics act on the surface and the look of the skin: nothing here says more.
import type {
  ActivesListCopy,
  OtherFamiliesCopy,
  SealCopy,
  TechnologyBannerCopy,
  TechnologyCopy,
  TechnologyIntroCopy,
  WhyChooseCopy,
} from "#shared/content/blocks.ts";
import { otherFamilies } from "#shared/content/families.ts";
import { seals } from "#shared/content/quality.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

export interface NiosomesCopy {
  readonly head: {
    readonly title: Bilingual;
    /** Begins the titles of views of the list. */
    readonly listName: Bilingual;
    readonly description: Bilingual;
  };
  readonly banner: TechnologyBannerCopy;
  readonly intro: TechnologyIntroCopy;
  readonly actives: ActivesListCopy;
  readonly technology: TechnologyCopy;
  readonly standards: { readonly text: Bilingual; readonly seals: readonly SealCopy[] };
  readonly catalogueTitle: Bilingual;
  readonly finishedProducts: { readonly copy: TechnologyCopy; readonly picture: PictureSlot };
  readonly why: WhyChooseCopy;
  readonly families: OtherFamiliesCopy;
}

export const niosomes: NiosomesCopy = {
  head: {
    title: { fr: "Niosomes, actifs cosmétiques", en: "Niosomes, cosmetic actives" },
    listName: { fr: "Niosomes", en: "Niosomes" },
    description: {
      fr: "Actifs cosmétiques en niosomes : encapsulation non ionique, libération contrôlée. Ingrédients pour sérums, crèmes et gélules, et sérums finis.",
      en: "Cosmetic actives in niosomes: non-ionic encapsulation, controlled release. Ingredients for serums, creams and capsules, and finished serums.",
    },
  },
  banner: {
    type: "niosome",
    title: { fr: "Niosomes", en: "Niosomes" },
    text: {
      fr: "L’actif dans une vésicule non ionique, pour la cosmétique.",
      en: "The active in a non-ionic vesicle, for cosmetics.",
    },
    shortText: { fr: "Pour la cosmétique.", en: "For cosmetics." },
    picture: { picture: "niosome-banner" },
    high: { picture: "niosome-wide" },
  },
  intro: {
    title: {
      fr: "L’actif porté jusqu’à la peau, puis libéré lentement.",
      en: "The active carried to the skin, then slowly released.",
    },
    text: {
      fr: "Le niosome est une vésicule de tensioactifs non ioniques. Il tient l’actif à l’abri dans le flacon, l’aide à mieux pénétrer à la surface de la peau et le libère peu à peu.",
      en: "A niosome is a vesicle of non-ionic surfactants. It shelters the active in the bottle, helps it penetrate the surface of the skin and releases it little by little.",
    },
    link: {
      label: { fr: "Voir notre catalogue", en: "See our catalogue", original: "en" },
      to: "download",
    },
  },
  actives: {
    title: { fr: "Trois familles d’actifs cosmétiques", en: "Three families of cosmetic actives" },
    inCatalogue: { fr: "dans le catalogue", en: "in the catalogue" },
    items: [
      {
        picture: { picture: "texture-serum-card" },
        title: { fr: "Vitamines et minéraux", en: "Vitamins and minerals" },
        text: {
          fr: "niacinamide, rétinol, vitamine c, zinc",
          en: "niacinamide, retinol, vitamin c, zinc",
        },
        filters: [
          {
            label: { fr: "Vitamines", en: "Vitamins" },
            dot: "vitamines",
            to: "/niosomes?filtre=vitamines#catalogue",
          },
          {
            label: { fr: "Minéraux", en: "Minerals" },
            dot: "minéral",
            to: "/niosomes?filtre=mineral#catalogue",
          },
        ],
      },
      {
        picture: { picture: "texture-cream-card" },
        title: { fr: "Acides et peptides", en: "Acids and peptides" },
        text: {
          fr: "acide glycolique, acide hyaluronique, acétyl hexapeptide-8",
          en: "glycolic acid, hyaluronic acid, acetyl hexapeptide-8",
        },
        filters: [
          {
            label: { fr: "Acides", en: "Acids" },
            dot: "acides",
            to: "/niosomes?filtre=acides#catalogue",
          },
          {
            label: { fr: "Peptides", en: "Peptides" },
            dot: "peptides",
            to: "/niosomes?filtre=peptides#catalogue",
          },
        ],
      },
      {
        picture: { picture: "product-cafeine-egcg" },
        title: { fr: "Plantes et antioxydants", en: "Plants and antioxidants" },
        text: {
          fr: "caféine, bakuchiol, centella asiatica, astaxanthine",
          en: "caffeine, bakuchiol, centella asiatica, astaxanthin",
        },
        filters: [
          {
            label: { fr: "Plantes", en: "Plants" },
            dot: "végétal",
            to: "/niosomes?filtre=vegetal#catalogue",
          },
          {
            label: { fr: "Antioxydants", en: "Antioxidants" },
            dot: "antioxydants",
            to: "/niosomes?filtre=antioxydants#catalogue",
          },
        ],
      },
    ],
  },
  technology: {
    title: { fr: "Ce qu’est un niosome", en: "What a niosome is" },
    text: {
      fr: "Une double couche de tensioactifs non ioniques autour d’un cœur aqueux. L’actif se loge dans le cœur ou dans la couche, selon qu’il aime l’eau ou l’huile.",
      en: "A double layer of non-ionic surfactants around a watery core. The active settles in the core or in the layer, depending on whether it likes water or oil.",
    },
    points: [
      {
        title: { fr: "Encapsulation non ionique", en: "Non-ionic encapsulation" },
        text: {
          fr: "Une membrane sans charge, compatible avec la plupart des phases d’un sérum ou d’une crème.",
          en: "A membrane without charge, compatible with most phases of a serum or a cream.",
        },
      },
      {
        title: { fr: "Libération contrôlée", en: "Controlled release" },
        text: {
          fr: "L’actif quitte la vésicule peu à peu : moins de pic au moment de l’application.",
          en: "The active leaves the vesicle little by little: less of a peak on application.",
        },
      },
      {
        title: { fr: "Meilleure pénétration cutanée", en: "Better skin penetration" },
        text: {
          fr: "La vésicule se glisse dans les couches superficielles de la peau et y dépose l’actif.",
          en: "The vesicle slips into the upper layers of the skin and leaves the active there.",
        },
      },
      {
        title: { fr: "Avec des experts en dermatologie", en: "With dermatology experts" },
        text: {
          fr: "La technologie a été mise au point avec eux, de la membrane à la dose.",
          en: "The technology was developed with them, from the membrane to the dose.",
        },
      },
    ],
    note: null,
  },
  standards: {
    text: {
      fr: "Nous travaillons selon ISO 9001 et Form COS-8, et formulons selon le référentiel Vegan quand une marque le demande.",
      en: "We work to ISO 9001 and Form COS-8, and formulate to the Vegan standard when a brand asks for it.",
    },
    seals: [seals.iso9001, seals.cos8, seals.vegan],
  },
  catalogueTitle: {
    fr: "CATALOGUE DES INGRÉDIENTS ACTIFS",
    en: "ACTIVE INGREDIENTS CATALOGUE",
    original: "en",
  },
  finishedProducts: {
    copy: {
      title: {
        fr: "CATALOGUE DES PRODUITS FINIS",
        en: "FINISHED PRODUCTS CATALOGUE",
        original: "en",
      },
      text: {
        fr: "Des sérums formulés avec nos niosomes, en flacon, prêts à porter votre nom.",
        en: "Serums formulated with our niosomes, bottled, ready to carry your name.",
      },
      points: [],
      note: null,
    },
    picture: { picture: "product-niacinamide-zinc" },
  },
  why: {
    title: { fr: "Pourquoi nous choisir", en: "Why choose us", original: "en" },
    text: {
      fr: "Un laboratoire français fondé en 2010, des lots de 500 à 50 000 unités contrôlés un à un, et une équipe qui répond.",
      en: "A French laboratory founded in 2010, lots of 500 to 50,000 units tested one by one, and a team that answers.",
    },
    link: { label: { fr: "Nous contacter", en: "Contact us" }, to: "*" },
    seals: [],
    picture: { picture: "scene-quality-square" },
  },
  families: {
    title: { fr: "Nos autres catégories d’ingrédients", en: "Our other ingredient families" },
    cards: otherFamilies("niosome"),
  },
};
