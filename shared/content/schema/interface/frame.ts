// Texts of the header, the footer and the controls that every page shares.
import * as z from "zod";
import { picture, plural, text } from "#shared/content/schema/parts.ts";
export const frameLink = z.strictObject({
  label: text,
  text: text,
  to: z.string(),
  picture: picture,
});
export type FrameLink = z.infer<typeof frameLink>;

export const frameMenu = z.strictObject({
  title: text,
  links: z.array(frameLink),
});
export type FrameMenu = z.infer<typeof frameMenu>;

const footerLink = z.strictObject({ label: text, to: z.string() });

export const frame = z.strictObject({
  skip: text,
  home: text,
  navigation: text,
  ingredients: z.strictObject({ title: text }),
  options: frameMenu,
  laboratory: text,
  contact: text,
  search: text,
  closeSearch: text,
  /** The name that the other editions give to this language's edition. */
  thisEdition: text,
  /** Opens the list of the other editions, where there are several. */
  languages: text,
  /** Beside a page of the original edition that is in another language. */
  readHere: text,
  openMenu: text,
  closeMenu: text,
  /** The link to the visitor's selection. */
  selection: text,
  selectionCount: plural,
  /** Announces the result of a press on a control: {name}, {count} as above. */
  selectionChanges: z.strictObject({ added: text, removed: text, full: text }),
  talk: text,
  /** To what a buyer asks first. */
  questions: text,
  requestCatalogue: text,
  downloadCatalogue: text,
  /** Shows it in the browser. */
  readCatalogue: text,
  footerCompany: text,
  footerTechnologies: text,
  footerLaboratory: text,
  footerLinks: z.array(footerLink),
  legalLinks: z.array(footerLink),
  baseline: text,
  contactPicture: picture,
  previous: text,
  next: text,
});
/** The frame with the links of families, which the server adds. */
export type Frame = Omit<z.infer<typeof frame>, "ingredients"> & {
  readonly ingredients: FrameMenu;
  readonly technologyLinks: readonly z.infer<typeof footerLink>[];
};
