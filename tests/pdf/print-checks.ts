// Says what is wrong with the tags of a PDF: node tests/pdf/print-checks.ts dist/site/catalogue.pdf
import { readFileSync } from "node:fs";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { checkPdf } from "./check-pdf.ts";

/** Of each check. */
const shown = 5;

const [file] = process.argv.slice(2);
if (!file) throw new Error("which file?");
const found = Object.entries(checkPdf(await loadPdf(readFileSync(file))));
for (const [name, problems] of found) {
  console.log(`${name}: ${problems.length}`);
  for (const problem of problems.slice(0, shown)) console.log(`  ${problem}`);
}
if (found.length > 0) process.exitCode = 1;
