// What the build under test says of itself.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "#server/http/asset-manifest.ts";

export const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, "../dist/server/asset-manifest.json"), "utf8"),
) as AssetManifest;
