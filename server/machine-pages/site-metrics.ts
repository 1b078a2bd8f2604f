// What operators watch of the site beside its enquiries (metrics.ts): requests, renders, and facts that alerts need.
// Labels are few and fixed: no address that a visitor can invent becomes one.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Which sources the running site was built from. */
export interface BuildFacts {
  readonly version: string;
  /** "unknown" where there was neither a checkout nor the setting COMMIT. */
  readonly commit: string;
}

export const requestKinds = ["page", "data", "file", "contact", "probe"] as const;
export type RequestKind = (typeof requestKinds)[number];

export interface SiteMetrics {
  /** `status`: null where the visitor left before the answer was whole. */
  observeRequest(kind: RequestKind, status: number | null, seconds: number): void;
  /** A page was rendered, as it was not in the cache. */
  observeRender(seconds: number): void;
  /** The text that Prometheus reads. */
  read(): Promise<string>;
}

const outcomes = ["2xx", "3xx", "4xx", "5xx", "left"] as const;

/** What deploy/backup.sh makes, and what the manual has people make by hand. */
const backupName = /\.(?:sqlite|dump)$/;

export function createSiteMetrics({
  build,
  hasDigest,
  hasCatalogue,
  backupFolder,
}: {
  build: BuildFacts;
  hasDigest: boolean;
  hasCatalogue: () => boolean;
  /** Undefined where the site is not told of backups. */
  backupFolder: string | undefined;
}): SiteMetrics {
  const registers = [new Registry()];
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by kind of address and class of status; left: the visitor did not wait for the end",
    labelNames: ["kind", "status"],
    registers,
  });
  // From 0, as the first of a count that comes out of nowhere is no increase to Prometheus.
  for (const kind of requestKinds) for (const status of outcomes) requests.inc({ kind, status }, 0);
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's coming to its answer's end, which for files is the visitor's line",
    labelNames: ["kind"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const renders = new Histogram({
    name: "page_render_seconds",
    help: "Time to render a page that was not in the cache",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  new Gauge({
    name: "spherine_build_info",
    help: "1; its labels tell what was built",
    labelNames: ["version", "commit"],
    registers,
  }).set({ ...build }, 1);
  new Gauge({
    name: "digest_enabled",
    help: "1 where sales get a daily digest (DAILY_DIGEST), else 0",
    registers,
  }).set(hasDigest ? 1 : 0);
  new Gauge({
    name: "site_catalogue_present",
    help: "1 while the catalogue's PDF can be downloaded, else 0",
    registers,
    collect() {
      this.set(hasCatalogue() ? 1 : 0);
    },
  });
  if (backupFolder !== undefined)
    new Gauge({
      name: "backup_newest_timestamp_seconds",
      help: "When the newest backup in BACKUP_DIR was made, 0 where there is none or the folder cannot be read",
      registers,
      collect() {
        this.set(findNewest(backupFolder));
      },
    });

  return {
    observeRequest(kind, status, seconds) {
      requests.inc({ kind, status: status === null ? "left" : `${Math.floor(status / 100)}xx` });
      durations.observe({ kind }, seconds);
    },
    observeRender: (seconds) => renders.observe(seconds),
    read: async () => (await registers[0]?.metrics()) ?? "",
  };
}

/** When the newest backup in a folder was written, seconds since 1970; an empty file is none. */
function findNewest(folder: string): number {
  try {
    const times = readdirSync(folder)
      .filter((name) => backupName.test(name))
      .map((name) => statSync(join(folder, name)))
      .filter(({ size }) => size > 0)
      .map(({ mtimeMs }) => mtimeMs / 1000);
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
