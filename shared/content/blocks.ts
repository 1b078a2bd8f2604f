// The copy of blocks that several pages use. Types only.

import type { IconName } from "#shared/content/icon-names.ts";
import type { Bilingual } from "#shared/editions/edition.ts";
import type { LinkCopy } from "#shared/pages/page.ts";
import type { PictureSlot } from "#shared/pages/prepared.ts";

/** Card of an ingredient family; the picture changes under the pointer. */
export interface CategoryCardCopy {
  readonly type: "liposome" | "niosome" | "probiotique";
  readonly to: string;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** Portrait crops, for the home page. */
  readonly picture: PictureSlot;
  readonly hover: PictureSlot;
  /** Landscape crops, for the foot of other pages. */
  readonly wide: PictureSlot;
  readonly wideHover: PictureSlot;
}

/** A package: icon, title, subtitle, points with a bold label, and an action. */
export interface FormulaCardCopy {
  readonly icon: IconName;
  readonly title: Bilingual;
  readonly subtitle: Bilingual;
  readonly picture: PictureSlot;
  readonly points: readonly { readonly label: Bilingual; readonly text: Bilingual }[];
  readonly link: LinkCopy<Bilingual>;
}

/** A strength: round picture, title, paragraphs; titles and texts may contain HTML. */
export interface TrumpCardCopy {
  readonly picture: PictureSlot;
  readonly title: Bilingual;
  readonly paragraphs: readonly Bilingual[];
}

/** An item with an icon. */
export interface IconItemCopy {
  readonly icon: IconName;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** An item with a square picture. */
export interface PicturedItemCopy {
  readonly picture: PictureSlot;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** A numbered step. */
export interface StepCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** A certification seal: name inside, two texts on the circle, a caption below. */
export interface SealCopy {
  readonly name: string;
  readonly above: Bilingual;
  readonly below: Bilingual;
  readonly caption: Bilingual;
}

/** Head of a package page: the pack on the ground of its picture. `portrait`: for phones. */
export interface PackageHeroCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly picture: PictureSlot;
  readonly portrait: PictureSlot;
}

/** What a product is made of: a formula (drawn round) plus a packaging (drawn square). */
export interface FormulaSumCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly formula: FormulaBoxCopy;
  readonly packaging: FormulaBoxCopy;
}

/** One half of it. */
export interface FormulaBoxCopy {
  readonly picture: PictureSlot;
  readonly title: Bilingual;
  readonly text: Bilingual;
}

/** The last words of a page, and what to do next. */
export interface ClosingCopy {
  readonly title: Bilingual;
  readonly link: LinkCopy<Bilingual>;
}

/** Head of a technology page. `shortText` stands for `text` at 715 px or less. */
export interface TechnologyBannerCopy {
  readonly type: "liposome" | "niosome";
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly shortText: Bilingual;
  readonly picture: PictureSlot;
  /** Crop for where the banner is higher, between 1050 and 1200 px; only a niosome's is. */
  readonly high: PictureSlot | null;
}

/** The promise of a technology, what it is, and its catalogue. */
export interface TechnologyIntroCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly link: LinkCopy<Bilingual>;
}

/** What a technology is, or changes. The points of a liposome are figures, those of a product none. */
export interface TechnologyCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly points: readonly { readonly title: Bilingual; readonly text: Bilingual }[];
  /** Where figures come from; a star in the texts refers to it. */
  readonly note: Bilingual | null;
}

/** A family of actives inside a technology: an example of it as a product, and names. */
export interface ActivesCopy {
  readonly picture: PictureSlot;
  readonly title: Bilingual;
  readonly text: Bilingual;
  /** The filters of the catalogue that make it up. */
  readonly filters: readonly FilterLinkCopy[];
}

/** A way into the catalogue, filtered. `dot`: label of the colour legend, which is the filter's. */
export interface FilterLinkCopy {
  readonly label: Bilingual;
  readonly dot: string;
  readonly to: string;
}

/** The families of actives of a technology. `inCatalogue`: read after the name of each filter. */
export interface ActivesListCopy {
  readonly title: Bilingual;
  readonly inCatalogue: Bilingual;
  readonly items: readonly ActivesCopy[];
}

/** Why choose us: the certifications, and a way to get in touch. */
export interface WhyChooseCopy {
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly link: LinkCopy<Bilingual>;
  readonly seals: readonly SealCopy[];
  /** Stands where there are no seals. */
  readonly picture?: PictureSlot;
}

/** The other ingredient families, at the foot of a family's page. */
export interface OtherFamiliesCopy {
  readonly title: Bilingual;
  readonly cards: readonly CategoryCardCopy[];
}

/** A figure and what it counts; `note` says where it comes from. */
export interface FigureCopy {
  readonly value: Bilingual;
  readonly text: Bilingual;
}
