// What the laboratory has said and shown of itself, as it stands on a day: a certificate is one until its last day has ended.
import type { Particulars, ShownKind } from "#shared/content/schema/particulars.ts";
import { particulars } from "#shared/generated/particulars.ts";
import type { PageId } from "#shared/pages/page-table.ts";

/** A logo wall of one or two is none: cases are shown from three on. */
const fewestCases = 3;

/** `today`: "2026-11-21". */
export function particularsOn(today: string): Particulars {
  const { certificates, cases } = particulars;
  return {
    ...particulars,
    certificates: certificates.filter(({ until }) => until >= today),
    cases: cases.length < fewestCases ? [] : cases,
  };
}

/** The rows of buyers' questions that particulars answer. */
function answeredRows(today: string): ReadonlySet<string> {
  const { terms, prices, samples, certificates } = particularsOn(today);
  const answers = {
    minimum: terms,
    "lead-time": terms,
    price: prices,
    samples,
    certificates,
  };
  return new Set(Object.entries(answers).flatMap(([row, said]) => (said.length > 0 ? [row] : [])));
}

/** The kinds of measurement that answer what a question asks of a specification, by its field. */
const measuredFields: Readonly<Record<string, readonly string[]>> = {
  "measures.size": ["tem", "dls"],
  "measures.encapsulation": ["rate"],
};

const buyerField = "pages/laboratory.buyer.";

/** Whether particulars answer a question of the questionnaire, by its field, about one entry or folder. */
export function isAnswered(field: string, of: string, today: string): boolean {
  if (field.startsWith(buyerField)) return answeredRows(today).has(field.slice(buyerField.length));
  const kinds = measuredFields[field] ?? [];
  return particulars.measurements.some(
    (measured) => measured.of === of && kinds.includes(measured.kind),
  );
}

/** Which kinds a page shows, in its order. */
const shownOn: Partial<Record<PageId, readonly ShownKind[]>> = {
  home: ["cases"],
  laboratory: ["measurements", "certificates", "people", "places", "news"],
  contact: ["people", "samples"],
  liposomeSheet: ["measurements"],
  niosomeSheet: ["measurements"],
};

export const kindsOn = (page: PageId): readonly ShownKind[] => shownOn[page] ?? [];

/** Whether a measurement is about what stands at a path: the laboratory shows all, a sheet what is true of it. */
export function isMeasuredAt(of: string, path: string): boolean {
  if (path === "/notre-laboratoire") return true;
  const [folder = "", slug = ""] = of.split("/");
  return path.startsWith(`/${folder}/`) && (slug === "*" || path === `/${of}`);
}
