// Writes the machines of the shop: node workshop/draw-workshop.ts
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { machines } from "#studio/workshop/machines.ts";

const folder = join(import.meta.dirname, "../../shared/content/machines");
mkdirSync(folder, { recursive: true });

for (const [name, draw] of Object.entries(machines)) {
  const svg = draw().svg();
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name}: ${svg.length} bytes`);
}
