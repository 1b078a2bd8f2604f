// Reads the address of the form's page, as subjects.ts writes it.
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { formulaField, readFormulaText } from "#shared/enquiry/carried-formula.ts";
import { readBrand } from "#shared/labels/brand-name.ts";
import { searchPath } from "#shared/search/search-query.ts";
import { readSelectionQuery } from "#shared/selection/selection-address.ts";
import { type ContactQuery, contactPath, isSubject, questionField } from "./subjects.ts";

/** More than there are. */
const mostQuestions = 64;

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
