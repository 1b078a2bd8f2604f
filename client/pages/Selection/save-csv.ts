// The comparison as a file for spreadsheet programs, made by the browser.
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import type { Language } from "#shared/editions/edition.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SelectionItem, SelectionRows } from "#shared/pages/selection.ts";
import { composeSelectionCsv } from "#shared/selection/compose-selection-csv.ts";

export function saveCsv({
  texts,
  ...table
}: {
  items: readonly SelectionItem[];
  rows: SelectionRows;
  texts: Localized<SelectionCopy>;
  lang: Language;
  noteOf: (id: string) => string;
  addressOf: (path: string) => string;
}): void {
  const file = new Blob([composeSelectionCsv({ texts, ...table })], { type: "text/csv" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${textOf(texts.csvName)}.csv`;
  link.click();
  // Safari begins the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
