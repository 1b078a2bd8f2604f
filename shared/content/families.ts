// The three ingredient families as cards: the same wherever they stand.
import type { CategoryCardCopy } from "./blocks.ts";

export const families: Readonly<Record<CategoryCardCopy["type"], CategoryCardCopy>> = {
  liposome: {
    type: "liposome",
    to: "/liposomes",
    title: { fr: "Liposomes", en: "Liposomes" },
    text: {
      fr: "Une double couche de lipides, comme celle de nos cellules. 100 % de l’actif encapsulé, pour les compléments alimentaires.",
      en: "A lipid bilayer like our own cells’. 100% of the active encapsulated, for food supplements.",
    },
    picture: { picture: "liposome-card" },
    hover: { picture: "liposome-card-hover" },
    wide: { picture: "liposome-wide" },
    wideHover: { picture: "liposome-hover" },
  },
  niosome: {
    type: "niosome",
    to: "/niosomes",
    title: { fr: "Niosomes", en: "Niosomes" },
    text: {
      fr: "Pour la cosmétique. Des vésicules non ioniques qui libèrent l’actif lentement, à la surface de la peau.",
      en: "For cosmetics. Non-ionic vesicles that release slowly, where the skin needs the active.",
    },
    picture: { picture: "niosome-card" },
    hover: { picture: "niosome-card-hover" },
    wide: { picture: "niosome-wide" },
    wideHover: { picture: "niosome-hover" },
  },
  probiotique: {
    type: "probiotique",
    to: "/probiotiques",
    title: { fr: "Probiotiques & postbiotiques", en: "Probiotics & postbiotics", original: "fr" },
    text: {
      fr: "Souches vivantes et leurs fractions, de 20 à 600 milliards d’UFC, protégées par VPRO® et PROLIPO®.",
      en: "Living strains and their fractions, from 20 to 600 billion CFU, with VPRO® and PROLIPO® protection.",
    },
    picture: { picture: "probiotics-card" },
    hover: { picture: "probiotics-card-hover" },
    wide: { picture: "probiotics-wide" },
    wideHover: { picture: "probiotics-hover" },
  },
};

/** The families other than one, in the order the specification gives. */
export const otherFamilies = (current: CategoryCardCopy["type"]): readonly CategoryCardCopy[] =>
  [families.probiotique, families.niosome, families.liposome].filter(
    ({ type }) => type !== current,
  );
