// Where a visit came from: its first page, the site that led there, the three marks that campaigns put into addresses. The visitor's tab
// keeps it (client/wake.ts) and sends it with the form; without script there is none. It is no field of the form: whatever is wrong with
// it is left out, and never costs an enquiry.

/** The parts, as they are called in the store, in exports and in JSON. */
export const sourceParts = [
  "landing",
  "referrer",
  "utm_source",
  "utm_medium",
  "utm_campaign",
] as const;

export type SourcePart = (typeof sourceParts)[number];

/**
 * `landing`: path with the edition's prefix, without query. `referrer`: a host name. The others: at most 80 letters. "" where
 * nothing is known.
 */
export type Source = Readonly<Record<SourcePart, string>>;

/** A source by its parts. */
export const toSource = (partOf: (part: SourcePart) => string): Source =>
  Object.fromEntries(sourceParts.map((part) => [part, partOf(part)])) as Source;

export const noSource: Source = toSource(() => "");
