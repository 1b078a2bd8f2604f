// What an address asks of a page beside the page itself, and with whom it waits for that.
import { readAskedSearch } from "#server/views/asked-search.ts";
import { splitAddress } from "#shared/editions/editions.ts";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import { isReference } from "#shared/enquiry/reference.ts";
import { contactPath, questionField } from "#shared/enquiry/subjects.ts";
import { instruments } from "#shared/formula/formula.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import { facetIds } from "#shared/pages/list-address.ts";
import { notFoundQuery } from "#shared/pages/not-found.ts";
import { additionField, selectionPath } from "#shared/selection/selection-address.ts";

/**
 * What is made on the event loop, by kind: the loop takes turns between them. "page" is what is made once for everybody: pages,
 * their Markdown and their data; "view": what a list shows of itself.
 */
export type RenderLane = "page" | "view" | "search" | "selection" | "desk" | "form" | "thanks";

/**
 * How many may wait. A render takes some 20 ms of a small machine, so 100 are 2 s of work; what waits takes some 20 kB, so all rooms
 * together 22 MB. Pages may all be asked for at once by one crawler after the start: none of them is made twice.
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

/** All that any page reads of its address, but for the benches of the formula desk, whose fields are named by what stands on them. */
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
  ...new URLSearchParams(notFoundQuery).keys(),
]);

/**
 * The parameters of an address that a page may read: whatever else stands there (campaigns, made-up names) leaves the page as it is.
 * An address has at most 16 kB, which is Node's own limit for all headers.
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

/** Told to every page by advertisements and newsletters: a bench would take them for actives. */
const isCampaign = (name: string): boolean => /^utm_|^[a-z]{1,4}clid$/.test(name);

/** Fields of an address that a bench reads: twenty actives and six settings are meant, the rest is told as such. */
const mostFields = 400;

const benchPaths: readonly string[] = instruments.map(benchPath);

/** Whether the page at `path` is a bench, or one of the other shapes that it is had in. */
export const readsFormula = (path: string): boolean =>
  benchPaths.includes(path.replace(/\.(?:json|md)$/, ""));

/** The reference of an enquiry that was sent, for which the page thanks; null without one. */
export const readThanks = (parameters: URLSearchParams): string | null => parameters.get("sent");

/** Where a view of the page at `path` waits to be made. */
export function laneOf(path: string, parameters: URLSearchParams): RenderLane {
  if (readThanks(parameters) !== null) return "thanks";
  if (readAskedSearch(path, parameters)) return "search";
  if (path === contactPath) return "form";
  if (readsFormula(path)) return "desk";
  return path === selectionPath ? "selection" : "view";
}
