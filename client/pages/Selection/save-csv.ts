// The comparison as a file for spreadsheet programs, made by the browser.
import { saveFile } from "#client/hooks/save-file.ts";
import { textOf } from "#shared/editions/edition.ts";
import {
  type ComparedSelection,
  composeSelectionCsv,
} from "#shared/selection/compose-selection-csv.ts";

export function saveCsv(selection: ComparedSelection): void {
  const file = new Blob([composeSelectionCsv(selection)], { type: "text/csv" });
  saveFile(file, `${textOf(selection.texts.csvName)}.csv`);
}
