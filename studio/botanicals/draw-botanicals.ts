// Writes the engraved plants: node botanicals/draw-botanicals.ts [name…]   (all plants without a name)
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plate } from "#studio/botanicals/engraving.ts";

/** What a page may weigh for one drawing. */
const heaviest = 30_000;

const folder = join(import.meta.dirname, "../../shared/content/engravings");
mkdirSync(folder, { recursive: true });

const known = readdirSync(join(import.meta.dirname, "plants"))
  .filter((file) => file.endsWith(".ts"))
  .map((file) => file.slice(0, -".ts".length));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;

for (const name of wanted) {
  if (!known.includes(name)) throw new Error(`No plant "${name}": there are ${known.join(", ")}`);
  const { draw } = (await import(`./plants/${name}.ts`)) as { draw: () => Plate };
  const svg = draw().fit().svg();
  // Written before it is weighed: a drawing that is too heavy can still be looked at.
  writeFileSync(join(folder, `${name}.svg`), svg);
  console.log(`${name}: ${svg.length} bytes`);
  if (svg.length > heaviest) throw new Error(`${name} is over ${heaviest} bytes`);
}
