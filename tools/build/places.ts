// Where the parts of a built site are.
import { createHash } from "node:crypto";
import { join } from "node:path";

export interface Places {
  readonly dist: string;
  /** What runs it. */
  readonly server: string;
  /** What is served as it is. */
  readonly site: string;
  /** Of these, scripts, style sheets and search indexes, with hashes in their names. */
  readonly assets: string;
}

export function placesIn(dist: string): Places {
  const site = join(dist, "site");
  return { dist, server: join(dist, "server"), site, assets: join(site, "assets") };
}

export const shortHash = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 10);
