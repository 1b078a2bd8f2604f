// The parts of content documents: texts, pictures, links. With zod, so for the build only; other code imports types.
import * as z from "zod";
import { interfaceIcons, subjectIcons } from "#shared/content/icon-names.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import { isPlural, type Plural } from "#shared/editions/plural.ts";
import { subjectIds } from "#shared/enquiry/subjects.ts";
import { pictures } from "#shared/pictures/pictures.ts";

const languageIds = languages.map(({ id }) => id);

/** A text in every language; `original` says which one the original edition shows, where it is not the page's. */
export const text: z.ZodType<Translated> = z.custom<Translated>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    languageIds.every((id) => {
      const words = (value as Record<string, unknown>)[id];
      return typeof words === "string" && words.trim() !== "";
    }),
  { error: "a text in every language" },
);

/** A text that goes with a number; which forms a language needs, tools/content/plurals.ts says. */
export const plural: z.ZodType<Plural> = z.custom<Plural>(
  (value) =>
    typeof value === "object" &&
    value !== null &&
    isPlural(value) &&
    Object.values(value).every((form) => text.safeParse(form).success),
  { error: "a text by number: `one: …` and `other: …` below its name" },
);

/** The name of a picture of public/images. */
export const pictureName = z
  .string()
  .refine((name) => name in pictures, { error: "the name of a picture of public/images" });

/** The same where a page has a slot for a picture. */
export const picture = pictureName.transform((name) => ({ picture: name }));

/** A title and what stands below it. */
export const titledText = z.strictObject({ title: text, text });

/** Title and description of a page's document. */
export const pageHead = z.strictObject({ title: text, description: text });

/** The same of a page with a list; `listName`: of the list, where others lead to it. */
export const listHead = z.strictObject({ title: text, listName: text, description: text });

export const iconName = z.enum([...subjectIcons, ...interfaceIcons]);

/**
 * A link by its value: "download" downloads the catalogue, "*" opens the popup, anything else navigates.
 * `about`: what the popup is opened for, where it is not what the page is about. `aloud`: goes on after a label that does
 * not say where the link leads, for screen readers.
 */
export const linkCopy = z.strictObject({
  label: text,
  aloud: text.exactOptional(),
  to: z.string(),
  about: z.enum(subjectIds).exactOptional(),
});
