// The address of a selection, which carries it: /selection?s=liposomes.zinc,niosomes.retinol. Notes are never in it.
import { isId, mostChosen } from "./chosen.ts";

export const selectionPath = "/selection";

/** The query of that address; "" without ids. */
export const selectionQuery = (ids: readonly string[]): string =>
  ids.length > 0 ? `?s=${ids.join(",")}` : "";

/** The ids that such a query names, in its order; whether they still exist is for the caller to find out. */
export function readSelectionQuery(parameters: URLSearchParams): readonly string[] {
  const ids = (parameters.get("s") ?? "").split(",", 4 * mostChosen).filter(isId);
  return [...new Set(ids)].slice(0, mostChosen);
}
