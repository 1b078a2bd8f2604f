// The subjects of an enquiry besides a product: ids, which addresses and forms carry instead of texts. For both sides.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { formulaField, readFormulaText } from "#shared/enquiry/carried-formula.ts";
import { type Family, families } from "#shared/families/families.ts";
import { readBrand, withBrand } from "#shared/labels/brand-name.ts";
import { searchPath } from "#shared/search/search-query.ts";
import { readSelectionQuery, selectionQuery } from "#shared/selection/selection-address.ts";

export const ownSubjectIds = [
  "catalogue",
  "devis",
  "ingredient",
  "marque-blanche",
  "sur-mesure",
  "fabrication",
  "selection",
  "questions",
] as const;

type OwnSubjectId = (typeof ownSubjectIds)[number];

export type SubjectId = OwnSubjectId | Family["segment"];

export const isOwnSubject = (text: string): text is OwnSubjectId =>
  (ownSubjectIds as readonly string[]).includes(text);

/** All subjects: ours, then the families by the first segment of their addresses. */
export const subjectIds: readonly SubjectId[] = [
  ...ownSubjectIds,
  ...families.map(({ segment }) => segment),
];

export const isSubject = (text: string): text is SubjectId =>
  (subjectIds as readonly string[]).includes(text);

/** The subject of a form in words: the name of a subject, or the product as it is. */
export function subjectName(product: string, names: Readonly<Record<SubjectId, Phrase>>): string {
  return isSubject(product) ? textOf(names[product]) : product;
}

/** The form's own page. */
export const contactPath = "/contact";

/** The page that the notice at the form links to. */
export const privacyPath = "/confidentialite";

/** The fields of the address of the form's page. */
export interface ContactQuery {
  /** The id of a subject, or the name of something that a visitor looks for. */
  readonly subject: string | null;
  /** Path of the page that the visitor came from. */
  readonly page: string | null;
  /** Ids of what is asked about together. */
  readonly chosen: readonly string[];
  /** Ids of questions that its message begins with; whether there are such is for the caller to find out. */
  readonly questions: readonly string[];
  /** A formula of the desk (carried-formula.ts); "" without one. */
  readonly formula: string;
  /** The name of the visitor's own brand, which the packs bore; "" without one. */
  readonly brand: string;
}

/** The field of an address that names a question; it is repeated for each. */
export const questionField = "question";

/** More than there are. */
const mostQuestions = 64;

/** The address of the form's page for a visitor of `page`, a path. */
export function contactAddress({
  subject,
  page,
  chosen = [],
  questions = [],
  formula = "",
  brand = "",
}: Pick<ContactQuery, "subject" | "page"> & {
  readonly chosen?: readonly string[] | undefined;
  readonly questions?: readonly string[] | undefined;
  readonly formula?: string | undefined;
  readonly brand?: string | undefined;
}): string {
  const parts = [
    selectionQuery(chosen).slice(1),
    subject && `sujet=${encodeURIComponent(subject)}`,
    ...questions.map((id) => `${questionField}=${encodeURIComponent(id)}`),
    formula && `${formulaField}=${encodeURIComponent(formula)}`,
    withBrand("", brand).slice(1),
    page && page !== contactPath && `page=${encodeURIComponent(page).replaceAll("%2F", "/")}`,
  ].filter(Boolean);
  return parts.length === 0 ? contactPath : `${contactPath}?${parts.join("&")}`;
}

/** The longest path of a page that is read from an address. */
const longestPath = 200;

/** The longest name of something looked for. */
const longestSubject = 80;

/**
 * Reads such an address; whether there is a page at that path is for the caller to find out. Words of a visitor's own come from
 * the search page alone: no other address fills in the form.
 */
export function readContactQuery(parameters: URLSearchParams): ContactQuery {
  const text = (parameters.get("sujet") ?? "").replace(/[\s\p{Cc}]+/gu, " ").trim();
  // The cut may leave half a sign or a blank, which the address would not give back.
  const cut = text
    .slice(0, longestSubject)
    .replace(/\p{Cs}$/u, "")
    .trim();
  const path = parameters.get("page") ?? "";
  const page = path.startsWith("/") && path.length <= longestPath ? path : null;
  const isKnown = isSubject(text) || page === searchPath;
  return {
    subject: (isKnown && cut) || null,
    page,
    chosen: readSelectionQuery(parameters),
    questions: parameters.getAll(questionField).slice(0, mostQuestions),
    formula: readFormulaText(parameters.get(formulaField)),
    brand: readBrand(parameters),
  };
}

/** The address of the page that an enquiry is about: the one its form stood on, or the one that led to the form's page. */
export function originOf(page: string): string {
  const { edition, path } = splitAddress(page);
  const cut = path.indexOf("?");
  if (cut < 0 || path.slice(0, cut) !== contactPath) return page;
  const { page: origin } = readContactQuery(new URLSearchParams(path.slice(cut)));
  return addressIn(edition, origin ?? contactPath);
}
