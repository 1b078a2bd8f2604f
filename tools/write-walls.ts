// `npm run walls`: writes Biome's file of the walls (walls.ts).
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run-command.ts";
import { composeWalls, wallsFile } from "./walls.ts";

writeFileSync(join(root, wallsFile), composeWalls());
