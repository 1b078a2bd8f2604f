// The files that the server reads about its build when it starts.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { BuildFacts } from "#server/machine-pages/site-metrics.ts";
import { root } from "#tools/content/problems.ts";
import { writeWhole } from "#tools/write-whole.ts";
import type { Places } from "./places.ts";

/** The manifest without the catalogues, which come in a file of their own. */
export type SiteManifest = Omit<AssetManifest, "catalogues">;

export const writeManifest = ({ server }: Places, manifest: SiteManifest): void =>
  writeWhole(join(server, "asset-manifest.json"), JSON.stringify(manifest, null, 2));

/** The source of a build: a checkout knows its commit, a container's build is told it. */
export function writeBuildFacts({ server }: Places): void {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const known = existsSync(join(root, ".git"))
    ? spawnSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).stdout?.trim()
    : process.env["COMMIT"];
  const facts: BuildFacts = { version, commit: known || "unknown" };
  writeWhole(join(server, "build.json"), JSON.stringify(facts));
}
