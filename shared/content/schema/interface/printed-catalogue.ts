// Words of /catalogue.pdf that are not of an entry.
import { z } from "zod";
import { plural, text } from "#shared/content/schema/parts.ts";

export const printedCatalogue = z.strictObject({
  title: text,
  /** Of the file, in its metadata. */
  document: text,
  subtitle: text,
  laboratory: text,
  serums: text,
  postbiotics: text,
  products: text,
  claims: text,
  serum: text,
  /** {count}, of CFU. */
  strength: plural,
  /** {count}. */
  cells: plural,
  /** {count}. */
  capsules: plural,
});
