// Parses the query of a page address and names the queue lane it renders in.
import { readAskedSearch } from "#server/views/asked-search.ts";
import { splitAddress } from "#shared/editions/editions.ts";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { contactPath, questionField } from "#shared/enquiry/subjects.ts";
import { instruments } from "#shared/formula/formula.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { facetIds } from "#shared/pages/list-address.ts";
import { lookField } from "#shared/pages/list-look.ts";
import { notFoundQuery } from "#shared/pages/not-found.ts";
import { placeField } from "#shared/pages/register-query.ts";
import { additionField, selectionPath } from "#shared/selection/selection-address.ts";

/**
 * The kinds of renders on the event loop, which takes turns between them. "page": made once for everybody (pages, their Markdown
 * and their data); "view": a part of a list.
 */
export type RenderLane = "page" | "view" | "search" | "selection" | "desk" | "form" | "thanks";

/**
 * The limits of waiting renders. A render takes some 20 ms of a small machine, so 100 are 2 s of work; a waiting one takes some 20
 * kB, so all lanes together 22 MB. Pages may all be asked for at once by one crawler after the start: none of them is made twice.
 */
export const renderLanes: Readonly<
  Record<RenderLane, { readonly most: number; readonly mostOfOne: number }>
> = {
  page: { most: 600, mostOfOne: 200 },
  view: { most: 200, mostOfOne: 40 },
  search: { most: 100, mostOfOne: 12 },
  selection: { most: 100, mostOfOne: 8 },
  desk: { most: 100, mostOfOne: 8 },
  form: { most: 100, mostOfOne: 8 },
  thanks: { most: 100, mostOfOne: 8 },
};

/** The parameters that any page reads, except on benches of the formula desk, whose fields are named by their actives. */
const parameterNames: ReadonlySet<string> = new Set([
  "q",
  "page",
  "s",
  additionField,
  "sujet",
  questionField,
  formulaField,
  "sent",
  ...facetIds,
  lookField,
  placeField,
  brandField,
  ...new URLSearchParams(notFoundQuery).keys(),
]);

/**
 * The parameters of an address that a page may read: others (campaigns, made-up names) leave the page as it is. An address has at
 * most 16 kB, which is Node's own limit for all headers.
 */
export function readParameters(address: string): URLSearchParams {
  const cut = address.indexOf("?");
  if (cut < 0) return new URLSearchParams();
  const isBench = readsFormula(splitAddress(address.slice(0, cut)).path);
  const known = [...new URLSearchParams(address.slice(cut))].filter(
    ([name, value]) =>
      (isBench ? !isCampaign(name) : parameterNames.has(name)) &&
      (name !== "sent" || isReference(value)),
  );
  return new URLSearchParams(isBench ? known.slice(0, mostFields) : known);
}

/** Tracking parameters of advertisements and newsletters are not actives. */
const isCampaign = (name: string): boolean => /^utm_|^[a-z]{1,4}clid$/.test(name);

/** The fields of an address that a bench reads: twenty actives and a dozen settings are meant, the others are reported as problems. */
const mostFields = 400;

const benchPaths: readonly string[] = instruments.map(benchPath);

/** True when the page at `path` is a bench, its table, its JSON or its Markdown. */
export const readsFormula = (path: string): boolean =>
  benchPaths.includes(path.replace(/\.(?:csv|json|md)$/, ""));

/** The reference of an enquiry that was sent, for which the page thanks; null without one. */
export const readThanks = (parameters: URLSearchParams): string | null => parameters.get("sent");

/** The lane in which a view of the page at `path` waits. */
export function laneOf(path: string, parameters: URLSearchParams): RenderLane {
  if (readThanks(parameters) !== null) return "thanks";
  if (readAskedSearch(path, parameters)) return "search";
  if (path === contactPath) return "form";
  if (readsFormula(path)) return "desk";
  return path === selectionPath ? "selection" : "view";
}
