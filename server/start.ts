// Boot: read the settings, open the stores, build the app, listen; drain when told to stop.
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setFlagsFromString } from "node:v8";
import type { Worker } from "node:worker_threads";
import { type Logger, pino } from "pino";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { keepAssets, wereKept } from "#server/http/kept-assets.ts";
import { connectionLimits, openServer } from "#server/http/open-server.ts";
import { createReadyAnswers } from "#server/http/ready-answers.ts";
import { createResponseStore } from "#server/http/response-store.ts";
import { type BuildFacts, createSiteMetrics } from "#server/machine-pages/site-metrics.ts";
import { createApp } from "./app.ts";
import { createDrain } from "./drain.ts";
import { createEnquiries } from "./enquiries/enquiries.ts";
import { readSettings, type Settings, SettingsError } from "./environment.ts";
import { createEventLoopWatch } from "./event-loop/watch.ts";
import { createLogOutput } from "./log-output.ts";
import { composeSecurityHeaders } from "./middleware/security-headers.ts";
import { createPages, warmUpComponents } from "./pages/pages.ts";
import { watchCatalogues } from "./printed-catalogues.ts";
import { endOnSignals, handleUncaughtErrors } from "./process-end.ts";
import { createSearchThread } from "./search/search-thread.ts";

/** The limit for waiting for the port, as the previous process may still be finishing its requests, ms. */
const portPatience = 5_000;
/** Visits to pages that are ready are logged together, ms. */
const logInterval = 1_000;
/** The pause between the start and pages that are made ahead, ms: visitors who waited for the site come first. */
const calmTime = 10_000;
const day = 24 * 60 * 60_000;

const siteFolder = join(import.meta.dirname, "../site");
const manifestFile = join(import.meta.dirname, "asset-manifest.json");
/** The file of tools/catalogue about the PDFs, which are made apart. */
const cataloguesFile = join(import.meta.dirname, "catalogues.json");
const buildFile = join(import.meta.dirname, "build.json");

/**
 * Starts the site with these settings, or ends the process and says why it cannot.
 * @param storeThread one that was started while this code was being read, if any
 */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
  storeThread?: Worker,
): Promise<void> {
  const settings = settingsOrExit(environment);
  const output = createLogOutput(1);
  const log = pino({ level: settings.LOG_LEVEL, base: null }, output);
  const eventLoop = createEventLoopWatch(settings.LOG_LEVEL, (reason) =>
    log.error({ reason }, "the event loop is no longer watched"),
  );
  if (!existsSync(cataloguesFile))
    exit("The site cannot start: its printed catalogues were never made. Run npm run build.");
  const catalogues = watchCatalogues({
    file: cataloguesFile,
    siteFolder,
    onChange: () => {
      pages.update();
      log.info({ awaits: catalogues.pendingCatalogues() }, "a printed catalogue is set");
    },
  });
  const assets: AssetManifest = {
    ...JSON.parse(readFileSync(manifestFile, "utf8")),
    get catalogues() {
      return catalogues.now();
    },
  };
  const build = JSON.parse(readFileSync(buildFile, "utf8")) as BuildFacts;
  const metrics = createSiteMetrics({
    build,
    hasDigest: settings.DAILY_DIGEST,
    hasCatalogue: async () =>
      catalogues.pendingCatalogues().length === 0 && !(await catalogues.isIncomplete()),
    backupFolder: settings.BACKUP_DIR,
    readEventLoop: eventLoop.read,
    countLostLines: output.countLost,
  });
  const store = createResponseStore();
  const ready = createReadyAnswers({
    store,
    observe: metrics.countRequest,
    write: (line) => log.info({ method: "GET", ...line }, "request"),
  });
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const securityHeaders = composeSecurityHeaders({
    isHttps: siteUrl.startsWith("https:"),
    coversSubdomains: settings.HSTS_SUBDOMAINS,
  });
  const search = createSearchThread({
    files: Object.fromEntries(
      Object.entries(assets.searchIndexes).map(([id, address]) => [id, join(siteFolder, address)]),
    ),
    log,
    observeTooHard: metrics.observeTooHard,
  });
  const pages = createPages({
    settings,
    log,
    assets,
    store,
    securityHeaders,
    find: search.find,
    observeRender: metrics.observeRender,
  });
  const keptFolder = resolve(settings.ASSETS_DIR ?? join(settings.DATA_DIR, "assets"));
  const keep = () =>
    keepAssets(siteFolder, keptFolder, assets.build).catch((error: NodeJS.ErrnoException) =>
      log.warn(
        { code: error.code, folder: keptFolder },
        "files cannot be kept for pages of other versions",
      ),
    );
  const isKept = wereKept(keptFolder, assets.build);
  let isStarting = !isKept;
  // This runs while the store is opened.
  const prepared = warmUpComponents();
  const enquiries = await createEnquiries({
    settings,
    log,
    renderForm: pages.renderForm,
    storeThread,
  }).catch((error: unknown) =>
    exit(`The site cannot start: ${error instanceof Error ? error.message : error}`),
  );
  const { server, answer } = openServer(
    connectionLimits(settings.TRUST_PROXY > 0),
    metrics.countRefusal,
  );
  const drain = createDrain(server);
  const app = createApp({
    settings,
    log,
    assets,
    pages,
    enquiries,
    metrics,
    store,
    ready,
    securityHeaders,
    siteUrl,
    siteFolder,
    keptFolder,
    isStarting: () => isStarting,
    isStopping: drain.isStopping,
    findTroubles: async () => [
      ...((await catalogues.isIncomplete()) ? (["catalogue"] as const) : []),
      ...(await enquiries.findTroubles()),
    ],
    pendingCatalogues: catalogues.pendingCatalogues,
  });

  await prepared;
  setInterval(keep, day).unref();
  setInterval(() => {
    ready.writeLog();
    pages.update();
  }, logInterval).unref();

  answer((request, response) => {
    eventLoop.note(request.url ?? "");
    app(request, response);
  });
  const patienceEnds = Date.now() + portPatience;
  let isWaiting = false;
  const listen = () => {
    if (!drain.isStopping()) server.listen(settings.PORT, settings.HOST);
  };
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE" && Date.now() < patienceEnds) {
      if (!isWaiting) log.warn({ port: settings.PORT }, "the port is in use; trying again");
      isWaiting = true;
      setTimeout(listen, 100);
      return;
    }
    const where = `${settings.HOST ?? "*"}:${settings.PORT}`;
    exit(
      error.code === "EADDRINUSE"
        ? `The site cannot start: ${where} is in use by another program. Set PORT to a free one.`
        : `The site cannot listen on ${where}: ${error.message}`,
    );
  });
  server.once("listening", () => {
    // Errors before this line end the process, with their stack on standard error.
    handleUncaughtErrors(log, output, metrics.countRejection);
    eventLoop.start();
    enquiries.start();
    // On a fresh volume; proxies wait for it (/healthz), as other containers are asked for the files of pages from here.
    if (!isKept)
      void keep().then(() => {
        isStarting = false;
      });
    // V8 collects garbage once a heap has grown by 20 %, not by up to 300 %, and gives back at once what that leaves: some 30 MB less
    // in this thread and in that of the search. Renders take longer for it, and so would the boot.
    setFlagsFromString("--heap-growing-percent=20");
    setFlagsFromString("--optimize-for-size");
    setTimeout(() => {
      if (isKept) void keep();
      search.start();
      if (settings.PRERENDER) void pages.prerender(drain.isStopping);
    }, calmTime).unref();
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : settings.PORT;
    const where = enquiries.describe();
    const { mail } = where;
    log.info({ port, ...where, ...build }, "the site is up");
    const awaits = catalogues.pendingCatalogues();
    if (awaits.length > 0) log.info({ awaits }, "printed catalogues are still being set");
    warnOf(settings, log);
    if (process.stdout.isTTY) console.log(`\n  http://localhost:${port}\n  ${mail}\n`);
  });
  async function stop(signal: string): Promise<void> {
    // The other signals come from a terminal, where no proxy needs time to notice.
    await drain.stop(signal === "SIGTERM");
    await enquiries.stop();
    ready.writeLog();
  }
  endOnSignals(stop, log, output);
  listen();
}

function settingsOrExit(environment: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    exit(error.message);
  }
}

/** Warns an operator in production of settings that the site can run with, but should not. */
function warnOf(
  { NODE_ENV, SITE_URL, SMTP_URL, DKIM_DOMAIN, METRICS_TOKEN }: Settings,
  log: Logger,
): void {
  if (NODE_ENV !== "production") return;
  if (SITE_URL?.startsWith("http:"))
    log.warn("SITE_URL is not https: what visitors write can be read on its way");
  if (!SMTP_URL) log.warn("SMTP_URL is not set: enquiries become files, nobody gets a mail");
  else if (!DKIM_DOMAIN)
    log.warn(
      "DKIM_DOMAIN is not set: unless the mail server signs, our mails may be taken for spam",
    );
  if (!METRICS_TOKEN)
    log.warn("METRICS_TOKEN is not set: whoever reaches the site may read /metrics");
}

function exit(reason: string): never {
  console.error(reason);
  process.exit(1);
}
