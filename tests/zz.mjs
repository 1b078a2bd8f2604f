import { writeFileSync } from "node:fs";
import { openBrowser } from "./open-browser.ts";
import { countSheets } from "./read-pdf.ts";

const b = await openBrowser();
const c = await b.newContext({ viewport: { width: 1280, height: 900 } });
const p = await c.newPage();
for (const path of [
  "/liposomes/magnesium",
  "/liposomes/vitamine-c",
  "/liposomes/multivitamines",
  "/liposomes/epadha",
  "/niosomes/retinol",
  "/formule-marque-blanche/multivitamines",
  "/formule-marque-blanche",
  "/formule-sur-mesure",
]) {
  await p.goto(`http://localhost:4817${path}`, { waitUntil: "networkidle" });
  const pdf = await p.pdf({ format: "A4", preferCSSPageSize: true });
  console.log(path, countSheets(pdf));
  writeFileSync(`/tmp/lead/s16/x${path.replaceAll("/", "_")}.pdf`, pdf);
}
await b.close();
