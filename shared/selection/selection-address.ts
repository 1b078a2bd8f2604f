// The address of a selection, which carries it: /selection?s=liposomes.zinc,niosomes.retinol. Notes are never in it.
import { isId, mostChosen } from "./chosen.ts";

export const selectionPath = "/selection";

/** The query of that address; "" without ids. */
export const selectionQuery = (ids: readonly string[]): string =>
  ids.length > 0 ? `?s=${ids.join(",")}` : "";

/** The field that names one more entry, where no script keeps the list: of the links and the form that then add it. */
export const additionField = "plus";

export const additionQuery = (id: string): string => `?${additionField}=${id}`;

/** The id that such a query adds; "" where it adds nothing. */
function readAddition(parameters: URLSearchParams): string {
  const id = parameters.get(additionField) ?? "";
  return isId(id) ? id : "";
}

/**
 * The ids that a query names, in its order, the added one last; the caller finds out if they still exist. A full list takes no
 * more.
 */
export function readSelectionQuery(parameters: URLSearchParams): readonly string[] {
  const ids = (parameters.get("s") ?? "").split(",", 4 * mostChosen).filter(isId);
  const added = readAddition(parameters);
  return [...new Set([...ids, ...(added ? [added] : [])])].slice(0, mostChosen);
}
