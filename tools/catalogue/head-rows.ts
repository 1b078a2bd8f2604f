// Makes the first cell of each row of a table its header, for screen readers: all tables of the book begin their rows with a name,
// and Typst in WebAssembly has no way to say so.
import { PDFDict, type PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { isOf } from "./content-stream.ts";
import { listKids } from "./read-structure.ts";

export function headRows({ context }: PDFDocument): void {
  const bodies = context
    .enumerateIndirectObjects()
    .flatMap(([, object]) =>
      object instanceof PDFDict && isOf(object, "S", "TBody") ? object : [],
    );
  for (const row of bodies.flatMap(listKids)) {
    if (!(row instanceof PDFDict)) continue;
    const [cell] = listKids(row);
    if (!(cell instanceof PDFDict && isOf(cell, "S", "TD"))) continue;
    cell.set(PDFName.of("S"), PDFName.of("TH"));
    const known = cell.lookup(PDFName.of("A"));
    // The number of columns that the cell spans stays.
    if (known instanceof PDFDict && isOf(known, "O", "Table"))
      known.set(PDFName.of("Scope"), PDFName.of("Row"));
    else cell.set(PDFName.of("A"), context.obj({ O: "Table", Scope: "Row" }));
  }
}
