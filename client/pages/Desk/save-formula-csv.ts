// The formula as a file for spreadsheet programs: one line per rod, and the address that opens it again.
import { shownAddress } from "#client/hooks/shown-address.ts";
import { writeCsv } from "#shared/csv/write-csv.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import type { DeskTexts } from "#shared/formula/desk-texts.ts";
import type { VerdictPresentation } from "#shared/formula/sentences/presentation.ts";

export function saveFormulaCsv({
  said: { rows, rods },
  texts,
  language,
  name,
}: {
  said: VerdictPresentation;
  texts: DeskTexts["csv"];
  language: Language;
  /** Name of the file, without its ending. */
  name: string;
}): void {
  const address = shownAddress();
  const table = [
    [texts.active, texts.nutrient, texts.dose, texts.share, texts.state, texts.address].map(textOf),
    ...rows.map(({ id, name: nutrient, of, dose, share }) => [
      of ?? nutrient,
      nutrient,
      dose,
      share ?? "",
      rods.find((rod) => rod.id === id)?.state ?? "",
      address,
    ]),
  ];
  const file = new Blob([writeCsv(table, language === "fr" ? ";" : ",")], { type: "text/csv" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `${name}.csv`;
  link.click();
  // Safari begins the download later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
