// Texts of the header, the footer and the controls that every page shares.
import type { Bilingual } from "#shared/editions/edition.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

export interface FrameLink {
  readonly label: Bilingual;
  readonly text: Bilingual;
  readonly to: string;
  readonly picture: PictureSlot;
}

export interface FrameMenu {
  readonly title: Bilingual;
  readonly links: readonly FrameLink[];
}

export interface Frame {
  readonly skip: Bilingual;
  readonly home: Bilingual;
  readonly navigation: Bilingual;
  readonly ingredients: FrameMenu;
  readonly options: FrameMenu;
  readonly laboratory: Bilingual;
  readonly contact: Bilingual;
  readonly otherEdition: Bilingual;
  readonly openMenu: Bilingual;
  readonly closeMenu: Bilingual;
  readonly talk: Bilingual;
  readonly requestCatalogue: Bilingual;
  readonly footerCompany: Bilingual;
  readonly footerTechnologies: Bilingual;
  readonly footerLaboratory: Bilingual;
  readonly footerLinks: readonly { readonly label: Bilingual; readonly to: string }[];
  readonly technologyLinks: readonly { readonly label: Bilingual; readonly to: string }[];
  readonly baseline: Bilingual;
  /** Stands beside the form of the popup. */
  readonly contactPicture: PictureSlot;
  readonly previous: Bilingual;
  readonly next: Bilingual;
}

export const frame: Frame = {
  skip: { fr: "Aller au contenu", en: "Skip to content" },
  home: { fr: "accueil", en: "home" },
  navigation: { fr: "Navigation principale", en: "Main" },
  ingredients: {
    title: { fr: "Nos ingrédients", en: "Our ingredients" },
    links: [
      {
        label: { fr: "Probiotiques", en: "Probiotics" },
        text: {
          fr: "Souches vivantes, de 20 à 600 milliards d’UFC",
          en: "Living strains, 20 to 600 billion CFU",
        },
        to: "/probiotiques",
        picture: { picture: "probiotics-round" },
      },
      {
        label: { fr: "Postbiotiques", en: "Postbiotics" },
        text: { fr: "Cellules inactivées, PROLIPO®", en: "Inactivated cells, PROLIPO®" },
        to: "/probiotiques#postbiotiques",
        picture: { picture: "postbiotics-round" },
      },
      {
        label: { fr: "Liposomes", en: "Liposomal" },
        text: { fr: "Pour les compléments alimentaires", en: "For food supplements" },
        to: "/liposomes",
        picture: { picture: "liposome-round" },
      },
      {
        label: { fr: "Cosmétique", en: "Cosmetics" },
        text: { fr: "Niosomes et sérums finis", en: "Niosomes and finished serums" },
        to: "/niosomes",
        picture: { picture: "niosome-round" },
      },
    ],
  },
  options: {
    title: { fr: "Nos formules", en: "Our options" },
    links: [
      {
        label: { fr: "Marque blanche", en: "White-label" },
        text: { fr: "48 formules prêtes à vendre", en: "48 formulas, ready to market" },
        to: "/formule-marque-blanche",
        picture: { picture: "product-multivitamines-closeup" },
      },
      {
        label: { fr: "Sur-mesure", en: "Tailor-made" },
        text: {
          fr: "Votre formule, de l’idée au produit fini",
          en: "Your own formula, from idea to shelf",
        },
        to: "/formule-sur-mesure",
        picture: { picture: "scene-quality-square" },
      },
    ],
  },
  laboratory: { fr: "Notre laboratoire", en: "Our laboratory" },
  contact: { fr: "Contact", en: "Contact" },
  otherEdition: { fr: "Traduction FR", en: "English version", original: "fr" },
  openMenu: { fr: "Ouvrir le menu", en: "Open the menu" },
  closeMenu: { fr: "Fermer le menu", en: "Close the menu" },
  talk: { fr: "Parlez à un formulateur", en: "Talk to a formulator" },
  requestCatalogue: { fr: "Demander notre catalogue", en: "Request our catalogue" },
  footerCompany: { fr: "Sphérine", en: "Sphérine" },
  footerTechnologies: { fr: "Nos technologies", en: "Our technologies" },
  footerLaboratory: { fr: "Laboratoire", en: "Laboratory" },
  footerLinks: [
    { label: { fr: "Notre laboratoire", en: "Our laboratory" }, to: "/notre-laboratoire" },
    { label: { fr: "Marque blanche", en: "White-label" }, to: "/formule-marque-blanche" },
    { label: { fr: "Sur-mesure", en: "Tailor-made" }, to: "/formule-sur-mesure" },
    { label: { fr: "Contact", en: "Contact" }, to: "/contact" },
  ],
  technologyLinks: [
    { label: { fr: "Liposomes", en: "Liposomes" }, to: "/liposomes" },
    { label: { fr: "Niosomes", en: "Niosomes" }, to: "/niosomes" },
    {
      label: { fr: "Probiotiques et postbiotiques", en: "Probiotics & postbiotics" },
      to: "/probiotiques",
    },
  ],
  baseline: {
    fr: "Compléments alimentaires et cosmétiques premium pour les marques, depuis 2010.",
    en: "Food supplements and premium cosmetics for brands, since 2010.",
  },
  contactPicture: { picture: "contact-packs" },
  previous: { fr: "Précédent", en: "Previous" },
  next: { fr: "Suivant", en: "Next" },
};
