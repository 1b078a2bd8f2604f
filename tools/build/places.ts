// The folders of a built site.
import { createHash } from "node:crypto";
import { join } from "node:path";

export interface Places {
  readonly dist: string;
  /** The code that serves. */
  readonly server: string;
  /** The files that are served as they are. */
  readonly site: string;
  /** Scripts, style sheets and search indexes within `site`, with hashes in their names. */
  readonly assets: string;
}

export function placesIn(dist: string): Places {
  const site = join(dist, "site");
  return { dist, server: join(dist, "server"), site, assets: join(site, "assets") };
}

export const shortHash = (content: string | Buffer) =>
  createHash("sha256").update(content).digest("base64url").slice(0, 10);
