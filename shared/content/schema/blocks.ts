// The blocks that several pages use.
import * as z from "zod";
import type { FamilyCopy } from "#shared/content/schema/families.ts";
import { iconName, linkCopy, picture, text, titledText } from "#shared/content/schema/parts.ts";
import type { FamilyId } from "#shared/families/families.ts";

/** Card of an ingredient family; the picture changes under the pointer. */
export type CategoryCardCopy = FamilyCopy["card"] & {
  readonly type: FamilyId;
  readonly to: string;
};

/** A package: icon, title, subtitle, points with a bold label, and an action. */
export const formulaCardCopy = z.strictObject({
  icon: iconName,
  title: text,
  subtitle: text,
  picture: picture,
  points: z.array(
    z.strictObject({
      label: text,
      text: text,
    }),
  ),
  link: linkCopy,
});
export type FormulaCardCopy = z.infer<typeof formulaCardCopy>;

/** A strength: round picture, title, paragraphs; titles and texts may contain HTML. */
export const trumpCardCopy = z.strictObject({
  picture: picture,
  title: text,
  paragraphs: z.array(text),
});
export type TrumpCardCopy = z.infer<typeof trumpCardCopy>;

/** An item with an icon. */
export const iconItemCopy = z.strictObject({
  icon: iconName,
  ...titledText.shape,
});
export type IconItemCopy = z.infer<typeof iconItemCopy>;

/** An item with a picture. */
export const picturedItemCopy = z.strictObject({
  picture: picture,
  ...titledText.shape,
});
export type PicturedItemCopy = z.infer<typeof picturedItemCopy>;

/** A numbered step. */
export const stepCopy = titledText;
export type StepCopy = z.infer<typeof stepCopy>;

/** A certification seal: name inside, two texts on the circle, a caption below. */
export const sealCopy = z.strictObject({
  name: z.string(),
  above: text,
  below: text,
  caption: text,
});
export type SealCopy = z.infer<typeof sealCopy>;

/** Head of a package page: the pack on the ground of its picture. `portrait`: for phones. */
export const packageHeroCopy = titledText.extend({
  picture: picture,
  portrait: picture,
});
export type PackageHeroCopy = z.infer<typeof packageHeroCopy>;

/** The equation of a product: a formula (drawn round) plus a packaging (drawn square). */
export const formulaSumCopy = titledText.extend({
  formula: picturedItemCopy,
  packaging: picturedItemCopy,
});
export type FormulaSumCopy = z.infer<typeof formulaSumCopy>;

/** The last words of a page, and what to do next. */
export const closingCopy = z.strictObject({
  title: text,
  link: linkCopy,
});
export type ClosingCopy = z.infer<typeof closingCopy>;

/** A formula of three doses that are set on the spot. */
export const doseBenchCopy = z.strictObject({
  title: text,
  lead: text,
  /** Shown where scripts run. */
  hint: text,
  /** Opens the desk with the formula. */
  compose: text,
  /** The formula, as the address of the desk writes it. */
  query: z.string(),
});
export type DoseBenchCopy = z.infer<typeof doseBenchCopy>;

/** A vesicle that can be turned. `name`: what it is and which keys turn it. `parts`: bead, tail and core, pointed at; or none. */
export const vesicleCopy = z.strictObject({
  name: text,
  parts: z.array(text),
});
export type VesicleCopy = z.infer<typeof vesicleCopy>;

/** Head of a technology page. `shortText` stands for `text`, and `portrait` for `picture`, at 715 px or less. */
export const technologyBannerCopy = z.strictObject({
  type: z.enum(["liposome", "niosome"]),
  title: text,
  text: text,
  shortText: text,
  picture: picture,
  portrait: picture,
  high: picture.nullable(),
  vesicle: vesicleCopy,
});
export type TechnologyBannerCopy = z.infer<typeof technologyBannerCopy>;

/** The promise of a technology, what it is, and its catalogue. */
export const technologyIntroCopy = titledText.extend({
  link: linkCopy,
});
export type TechnologyIntroCopy = z.infer<typeof technologyIntroCopy>;

/** A technology and the changes it makes. The points of a liposome are figures, those of a product have none. */
export const technologyCopy = titledText.extend({
  points: z.array(titledText),
  note: text.nullable(),
});
export type TechnologyCopy = z.infer<typeof technologyCopy>;

/** A way into the catalogue, filtered. `dot`: label of the colour legend, which is the filter's. */
export const filterLinkCopy = z.strictObject({
  label: text,
  dot: z.string(),
  to: z.string(),
});
export type FilterLinkCopy = z.infer<typeof filterLinkCopy>;

/** A family of actives inside a technology: an example of it as a product, and names. */
export const activesCopy = z.strictObject({
  picture: picture,
  ...titledText.shape,
  filters: z.array(filterLinkCopy),
});
export type ActivesCopy = z.infer<typeof activesCopy>;

/** The families of actives of a technology. `inCatalogue`: read after the name of each filter. */
export const activesListCopy = z.strictObject({
  title: text,
  inCatalogue: text,
  items: z.array(activesCopy),
});
export type ActivesListCopy = z.infer<typeof activesListCopy>;

/** Why choose us: the certifications, and a way to get in touch. */
export const whyChooseCopy = titledText.extend({
  link: linkCopy,
  seals: z.array(sealCopy),
  picture: picture.exactOptional(),
});
export type WhyChooseCopy = z.infer<typeof whyChooseCopy>;

/** The ingredient families as cards, which the server adds: all of them, or those beside the page's own. */
export const familiesCopy = z.strictObject({ title: text });
export type FamiliesCopy = z.infer<typeof familiesCopy> & {
  readonly cards: readonly CategoryCardCopy[];
};

/** A figure and what it counts; `note` says where it comes from. */
export const figureCopy = z.strictObject({
  value: text,
  text: text,
});
export type FigureCopy = z.infer<typeof figureCopy>;
