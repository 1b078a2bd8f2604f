// What the laboratory alone can say and show of itself: measurements, certificates, people… With zod, so for the build only; other
// code imports types. What is not known has no entry: there is no placeholder.
import * as z from "zod";
import { languages } from "#shared/editions/languages.ts";
import { picture, text } from "./parts.ts";

const day = z.iso.date({ error: "a day such as 2026-05-04" });

/** A file of public/files. */
const file = z
  .string()
  .regex(/^\/files\/[a-z0-9-]+\.pdf$/, { error: "a PDF of public/files: /files/name.pdf" })
  .exactOptional();

/** Who of the laboratory said it, name and post, and when. */
const said = { by: z.string().min(1), on: day };

const person = z.strictObject({
  name: z.string().min(1),
  role: text,
  languages: z.array(z.enum(languages.map(({ id }) => id))).min(1),
  picture: picture.exactOptional(),
  /** The day on which they agreed in writing to be shown. */
  consent: day,
});

export const particulars = z.strictObject({
  measurements: z.array(
    z.strictObject({
      /** One entry, "liposomes/zinc", or all of a folder, "liposomes/*". */
      of: z.string().regex(/^[a-z]+\/(?:\*|[\w-]+)$/),
      kind: z.enum(["tem", "dls", "rate"]),
      /** Nanometres of a diameter, per cent of a rate. */
      value: z.number().positive(),
      lot: z.string().min(1),
      on: day,
      method: text,
      file,
    }),
  ),
  /** Shown while they are valid: until the end of the day `until`, in Paris. */
  certificates: z.array(
    z.strictObject({
      name: z.string().min(1),
      body: z.string().min(1),
      number: z.string().min(1),
      scope: text,
      until: day,
      file,
    }),
  ),
  people: z.array(person),
  places: z.array(z.strictObject({ picture, caption: text, on: day, by: z.string().min(1) })),
  cases: z.array(
    z.strictObject({
      product: text,
      brand: z.string().min(1),
      year: z.int().min(2010),
      /** Who of the brand agreed in writing to be named, and when. */
      consent: z.strictObject(said),
      picture: picture.exactOptional(),
    }),
  ),
  /** Minimum and weeks from order to delivery, by form. */
  terms: z.array(
    z.strictObject({
      form: text,
      least: z.int().positive(),
      weeks: z.strictObject({ first: z.int().positive(), repeat: z.int().positive() }),
      ...said,
    }),
  ),
  /** Euros a unit, before VAT, from a number of units on. */
  prices: z.array(
    z.strictObject({
      form: text,
      size: text,
      from: z.int().positive(),
      least: z.number().positive(),
      most: z.number().positive(),
      ...said,
    }),
  ),
  /** Kits of samples: euros before VAT, and where they are sent. */
  samples: z.array(
    z.strictObject({ contents: text, price: z.number().nonnegative(), country: text, ...said }),
  ),
  news: z.array(
    z.strictObject({
      text,
      on: day,
      source: z.string().min(1),
      address: z.url({ protocol: /^https$/, error: "an address that begins with https://" }),
    }),
  ),
});
export type Particulars = z.infer<typeof particulars>;

/** Kinds that have a part of a page to themselves. */
const shownKinds = [
  ...(["measurements", "certificates", "people", "places"] as const),
  ...(["cases", "samples", "news"] as const),
] as const;
export type ShownKind = (typeof shownKinds)[number];

export const particularTexts = z.strictObject({
  titles: z.record(z.enum(shownKinds), text),
  kinds: z.record(z.enum(["tem", "dls", "rate"]), text),
  /** Lines with {braces}. */
  measured: text,
  certified: text,
  speaks: text,
  taken: text,
  made: text,
  least: text,
  weeks: text,
  price: text,
  kit: text,
  news: text,
  file: text,
});
export type ParticularTexts = z.infer<typeof particularTexts>;
