// Questions that the laboratory alone can answer, and its answers. With zod, so for the build only; other code imports types.
import * as z from "zod";
import { text } from "./parts.ts";

/** The departments that answer. */
export const answerers = ["regulatory", "production", "quality", "sales"] as const;

/** An answer of the laboratory: every page that asks the question shows it. */
export const answer = z.strictObject({
  /** The entry that it is about, "liposomes/zinc", or all of a folder, "liposomes/*"; "site" for what is about no entry. */
  of: z.string(),
  /** As pages show it: "Lécithine de tournesol". */
  text,
  /** The value that computations use: "sunflower". */
  value: z.string().exactOptional(),
  /** Name and post. */
  by: z.string(),
  on: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, { error: "a date such as 2026-05-04" }),
});
export type Answer = z.infer<typeof answer>;

export const question = z.strictObject({
  /** Names the question in addresses. */
  id: z.string().regex(/^[a-z-]{2,40}$/),
  who: z.enum(answerers),
  /** As the laboratory is asked, which is French. */
  ask: z.string(),
  /** The subject of the question: folders of entries, "liposomes/*", one entry, or "site"; `field` names their field. */
  of: z.array(z.string()).min(1),
  field: z.string(),
  /** The question as a sheet puts it, where visitors can ask it there: beside its origin or in its card of compatibility. */
  sheet: z
    .strictObject({
      place: z.enum(["origin", "compatibility"]),
      label: text,
      question: text,
    })
    .exactOptional(),
  answers: z.array(answer).default([]),
});
export type Question = z.infer<typeof question>;

export const questions = z.array(question);
