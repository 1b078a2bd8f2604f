// What the build under test says of itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "#server/http/asset-manifest.ts";

const read = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, "../dist/server", name), "utf8"));

export const manifest: AssetManifest = {
  ...read("asset-manifest.json"),
  catalogues: read("catalogues.json"),
};
