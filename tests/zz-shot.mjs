import { mkdirSync } from "node:fs";
import sharp from "sharp";
import { openBrowser } from "./open-browser.ts";

const [base, out, paths, widths, full] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const b = await openBrowser();
for (const w of widths.split(",").map(Number))
  for (const p of paths.split(" ")) {
    const c = await b.newContext({
      viewport: { width: w, height: w < 700 ? 844 : 900 },
      reducedMotion: "reduce",
    });
    const pg = await c.newPage();
    await pg.goto(base + p, { waitUntil: "networkidle" });
    await pg.screenshot({
      path: `${out}/${w}${p.replace(/[^a-z0-9]+/gi, "_")}.png`,
      fullPage: !!full,
    });
    const o = await pg.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (o > 0) console.log("overflow", w, p, o);
    await c.close();
  }
await b.close();
