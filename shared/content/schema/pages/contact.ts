// Copy of the contact page: the form of the popup on a page of its own, for whoever has no popup or looks for an address.
import * as z from "zod";
import { pageHead, text } from "#shared/content/schema/parts.ts";
export const contactCopy = z.strictObject({
  head: pageHead,
  title: text,
  text: text,
  phone: text,
  email: text,
  address: text,
  nextTitle: text,
  steps: z.array(text),
  form: text,
});
export type ContactCopy = z.infer<typeof contactCopy>;
