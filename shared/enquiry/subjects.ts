// The subjects of an enquiry besides a product: ids, which addresses and forms carry instead of texts. For both sides.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import { type Family, families } from "#shared/families/families.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import { selectionQuery } from "#shared/selection/selection-address.ts";

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
    brand && `${brandField}=${encodeURIComponent(brand)}`,
    page && page !== contactPath && `page=${encodeURIComponent(page).replaceAll("%2F", "/")}`,
  ].filter(Boolean);
  return parts.length === 0 ? contactPath : `${contactPath}?${parts.join("&")}`;
}
