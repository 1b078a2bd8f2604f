// Metrics of the site except its enquiries: the process, requests, renders, and facts that alerts need. Labels are few and fixed:
// nothing that a visitor can invent becomes one.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Refusal, refusals } from "#server/http/open-server.ts";
import { type PageErrorKind, pageErrorKinds } from "#shared/pages/page-errors.ts";

/** The sources that the running site was built from. */
export interface BuildFacts {
  readonly version: string;
  /** "unknown" where there was neither a checkout nor the setting COMMIT. */
  readonly commit: string;
}

export const requestKinds = ["page", "data", "file", "contact", "probe"] as const;
export type RequestKind = (typeof requestKinds)[number];

export interface SiteMetrics {
  /** `status`: null if the visitor left before the answer was complete. */
  observeRequest(kind: RequestKind, status: number | null, seconds: number): void;
  /** Counts a ready answer: its duration is left out, as it would hide how long the others take. */
  countRequest(kind: RequestKind, status: number): void;
  /** A connection was closed, or a request refused, before the application saw it. */
  countRefusal(refusal: Refusal): void;
  /** A promise was rejected that nobody handles. */
  countRejection(): void;
  /** A browser told of an error of a page. */
  countPageError(kind: PageErrorKind): void;
  /** A page that was not in the cache was rendered. */
  observeRender(seconds: number): void;
  /** A search took too long, or all of its thread's memory. */
  observeTooHard(): void;
  /** The text that Prometheus reads. */
  read(): Promise<string>;
}

const outcomes = ["2xx", "3xx", "4xx", "5xx", "left"] as const;
type Outcome = (typeof outcomes)[number];

/** Files that deploy/backup.sh makes, or an operator who follows the manual. */
const backupName = /\.(?:sqlite|dump)$/;

export function createSiteMetrics({
  build,
  hasDigest,
  hasCatalogue,
  backupFolder,
  readEventLoop,
  countLostLines,
}: {
  build: BuildFacts;
  hasDigest: boolean;
  hasCatalogue: () => Promise<boolean>;
  /** Undefined if backups are not watched. */
  backupFolder: string | undefined;
  readEventLoop: () => { readonly stalls: number; readonly longestSeconds: number };
  countLostLines: () => number;
}): SiteMetrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Requests by kind of address and class of status; left: the visitor left before the end",
    labelNames: ["kind", "status"],
    registers,
  });
  // Start at 0: Prometheus sees no increase when a counter first appears at 1.
  for (const kind of requestKinds) for (const status of outcomes) requests.inc({ kind, status }, 0);
  // Counters are looked up once, as this runs for each request.
  const counters = new Map(
    requestKinds.map((kind) => [
      kind,
      new Map(outcomes.map((status) => [status, requests.labels({ kind, status })])),
    ]),
  );
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request's arrival to the end of its answer, which for files depends on the visitor's connection; without answers that were ready",
    labelNames: ["kind"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const timers = new Map(requestKinds.map((kind) => [kind, durations.labels({ kind })]));
  const renders = new Histogram({
    name: "page_render_seconds",
    help: "Time to render a page that was not in the cache",
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers,
  });
  const refused = new Counter({
    name: "http_refused_total",
    help: "Connections and requests that were refused before they were read; crowded: too many connections; flood: too many requests sent at once on one; malformed: no proper HTTP",
    labelNames: ["reason"],
    registers,
  });
  for (const reason of refusals) refused.inc({ reason }, 0);
  const rejections = new Counter({
    name: "unhandled_rejections_total",
    help: "Tasks that failed with an error that nothing handles; the log has it",
    registers,
  });
  const pageErrors = new Counter({
    name: "page_errors_total",
    help: "Errors of pages that browsers told of; redrawn: all of the page is there, as it was drawn anew; else the part that could not be shown",
    labelNames: ["kind"],
    registers,
  });
  for (const kind of pageErrorKinds) pageErrors.inc({ kind }, 0);
  new Counter({
    name: "log_lines_lost_total",
    help: "Lines of the log that could not be written",
    registers,
    collect() {
      this.reset();
      this.inc(countLostLines());
    },
  });
  new Counter({
    name: "event_loop_stalls_total",
    help: "Times that the event loop stood still for two seconds or more, and moved again",
    registers,
    collect() {
      this.reset();
      this.inc(readEventLoop().stalls);
    },
  });
  new Gauge({
    name: "event_loop_longest_stall_seconds",
    help: "The longest of these times since the start",
    registers,
    collect() {
      this.set(readEventLoop().longestSeconds);
    },
  });
  const tooHard = new Counter({
    name: "searches_too_hard_total",
    help: "Searches that took too long or too much memory: their thread was ended and started again",
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
    async collect() {
      this.set((await hasCatalogue()) ? 1 : 0);
    },
  });
  if (backupFolder !== undefined) {
    const readNewest = watchNewest(backupFolder);
    new Gauge({
      name: "backup_newest_timestamp_seconds",
      help: "When the newest backup in BACKUP_DIR was made, 0 where there is none or the folder cannot be read, NaN where it does not answer",
      registers,
      async collect() {
        this.set(await readNewest());
      },
    });
  }

  function countRequest(kind: RequestKind, status: number | null): void {
    const outcome = status === null ? "left" : (`${Math.floor(status / 100)}xx` as Outcome);
    counters.get(kind)?.get(outcome)?.inc();
  }

  return {
    observeRequest(kind, status, seconds) {
      countRequest(kind, status);
      timers.get(kind)?.observe(seconds);
    },
    countRequest,
    countRefusal: (reason) => refused.inc({ reason }),
    countRejection: () => rejections.inc(),
    countPageError: (kind) => pageErrors.inc({ kind }),
    observeRender: (seconds) => renders.observe(seconds),
    observeTooHard: () => tooHard.inc(),
    read: () => registry.metrics(),
  };
}

/** A folder that answers later is told of at the next look, ms. */
const folderPatience = 1000;
/** What was read longer ago says nothing of today, ms. */
const readTime = 5 * 60_000;

/** Looks at the folder once at a time: a network's may not answer for hours, and every look would wait for it. */
function watchNewest(folder: string): () => Promise<number> {
  let last = { at: Number.NEGATIVE_INFINITY, newest: Number.NaN };
  let reading: Promise<void> | null = null;
  return async () => {
    reading ??= findNewest(folder).then((newest) => {
      last = { at: performance.now(), newest };
      reading = null;
    });
    const stopped = new AbortController();
    await Promise.race([
      reading,
      pause(folderPatience, undefined, { signal: stopped.signal }).catch(() => undefined),
    ]);
    stopped.abort();
    return performance.now() - last.at < readTime ? last.newest : Number.NaN;
  };
}

/** The time of the newest backup in a folder, seconds since 1970; empty files do not count. */
async function findNewest(folder: string): Promise<number> {
  try {
    const files = (await readdir(folder)).filter((name) => backupName.test(name));
    const found = await Promise.all(files.map((name) => stat(join(folder, name))));
    const times = found.filter(({ size }) => size > 0).map(({ mtimeMs }) => mtimeMs / 1000);
    return Math.max(0, ...times);
  } catch {
    return 0;
  }
}
