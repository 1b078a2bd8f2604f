// The comparison as a file for spreadsheet programs, made by the browser.
import { textOf } from "#shared/editions/edition.ts";
import {
  type ComparedSelection,
  composeSelectionCsv,
} from "#shared/selection/compose-selection-csv.ts";

export function saveCsv(selection: ComparedSelection): void {
  const file = new Blob([composeSelectionCsv(selection)], { type: "text/csv" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${textOf(selection.texts.csvName)}.csv`;
  link.click();
  // Safari begins the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
