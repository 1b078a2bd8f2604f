// The evidence behind each figure and statement. With zod, so for the build only; other code imports types.
import * as z from "zod";
import { text } from "./parts.ts";

export const evidenceFor = z.enum([
  /** A text of law, its article said beside it. */
  "law",
  /** A monograph or a method of a pharmacopoeia. */
  "pharmacopoeia",
  /** Handbooks, registries, agencies: identity and physics, never efficacy. */
  "literature",
  /** Computed from what stands beside it, or from the structure. */
  "arithmetic",
  /** Said by the laboratory: published by it, or confirmed by somebody of it on a day. */
  "laboratory",
  /** Nobody has said it yet: a question of shared/content/questions. */
  "to-confirm",
]);
export type Evidence = z.infer<typeof evidenceFor>;

/** Folders below shared/content whose entries say how their fields are known. */
export const knownFolders = z.enum(["liposomes", "niosomes", "serums", "strains", "products"]);

/** The evidence for the fields of a folder's entries. The longest `field` that a field begins with wins: "compatibility.ph". */
export const evidenceRules = z.array(
  z.strictObject({
    of: z.array(knownFolders).min(1),
    field: z.string(),
    by: evidenceFor,
  }),
);

export type EvidenceRules = z.infer<typeof evidenceRules>;

/** The evidence for fields in which an entry differs from its folder, by field. */
export const ownEvidence = z.record(z.string(), evidenceFor);

/** Texts of the marks and their key, and of what is to be confirmed. */
export const evidenceTexts = z.strictObject({
  /** Above a card all of whose marks are one, but for those that stand in it. */
  card: text,
  /** Before the key. */
  keyTitle: text,
  /** Shown in the key, and read by screen readers where no source stands beside a mark. */
  names: z.record(evidenceFor, text),
  /** Above a question: {label}. */
  open: text,
  /** The line added to the enquiry: {name} of the sheet's entry, {question}. */
  line: text,
  /** Shown with an answer: {date}. */
  confirmed: text,
});
export type EvidenceTexts = z.infer<typeof evidenceTexts>;
