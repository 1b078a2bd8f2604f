// Prints what a screen reader says of pages of a PDF, with the tags: node tests/pdf/read-aloud.ts dist/site/catalogue.pdf 12 13
import { readFileSync } from "node:fs";
import { loadPdf } from "#tools/catalogue/finish-pdf.ts";
import { readAloud } from "./read-text.ts";

const [file, ...pages] = process.argv.slice(2);
if (!file) throw new Error("which file?");
const wanted = new Set(pages.map(Number));
for (const { path, text, page } of readAloud(await loadPdf(readFileSync(file))))
  if (wanted.size === 0 || wanted.has(page))
    console.log(`${String(page).padStart(3)} ${path.slice(1).join(" › ")}: ${text}`);
