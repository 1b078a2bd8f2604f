// One running site for all whole-site tests that only look at it. It makes what they ask for, and nothing ahead.
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findBuildFault } from "#tools/build/build-sources.ts";
import { makeDataDir, startSite } from "./start-site.ts";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
  }
}

export default async function setup({ provide }: TestProject) {
  const fault = findBuildFault(join(import.meta.dirname, "../dist"));
  if (fault) throw new Error(fault);
  const assetsDir = makeDataDir();
  process.env["ASSETS_DIR"] = assetsDir;
  const site = await startSite({ PRERENDER: "off" });
  provide("siteUrl", site.url);
  return async () => {
    await site.stop();
    for (const folder of [site.dataDir, assetsDir])
      rmSync(folder, { recursive: true, force: true });
  };
}
