import { openBrowser } from "#tests/open-browser.ts";
const [base, out, ...rest] = process.argv.slice(2) as [string, string, ...string[]];
const browser = await openBrowser();
const widths = (process.env["WIDTHS"] ?? "1440,390").split(",").map(Number);
let n = 0;
for (const path of rest) for (const width of widths) {
  const context = await browser.newContext({ viewport: { width, height: width < 700 ? 844 : 900 }, reducedMotion: "reduce", deviceScaleFactor: 1, javaScriptEnabled: process.env["NOJS"] !== "1" });
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: "load" });
  await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); } scrollTo(0, 0); });
  const clip = process.env["CLIP"];
  await page.screenshot({ path: `${out}-${n}-${width}.png`, fullPage: process.env["FULL"] === "1" });
  await context.close();
  console.log(`${out}-${n}-${width}.png`, path);
  if (width === widths.at(-1)) n += 1;
}
await browser.close();
