// Boot: read the settings, open the stores, build the app, listen; drain on SIGTERM or SIGINT.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import pino from "pino";
import { createApp } from "./app.ts";
import { createEnquiries } from "./enquiries/enquiries.ts";
import { readSettings, type Settings, SettingsError } from "./environment.ts";
import type { AssetManifest } from "./pages/asset-manifest.ts";
import { createPages, warmUpComponents } from "./pages/pages.ts";

/** Open requests get this long to finish when the process is told to stop, ms. */
const drainTime = 10_000;

const siteFolder = join(import.meta.dirname, "../site");
const manifestFile = join(import.meta.dirname, "asset-manifest.json");

function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const settings = settingsOrExit();
const log = pino({ level: settings.LOG_LEVEL, base: null });
const assets = JSON.parse(readFileSync(manifestFile, "utf8")) as AssetManifest;
const pages = createPages({ settings, assets });
const enquiries = await createEnquiries({ settings, log, renderForm: pages.renderForm }).catch(
  (error: unknown) => {
    console.error(`The site cannot start: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  },
);
const app = createApp({
  settings,
  log,
  assets,
  pages,
  enquiries,
  siteFolder,
  isReady: async () => existsSync(join(siteFolder, "catalogue.pdf")) && (await enquiries.isReady()),
});

await warmUpComponents();
const server = createServer(app);
server.headersTimeout = 15_000;
server.requestTimeout = 30_000;
server.on("error", (error: NodeJS.ErrnoException) => {
  const where = `${settings.HOST ?? "*"}:${settings.PORT}`;
  console.error(
    error.code === "EADDRINUSE"
      ? `The site cannot start: ${where} is in use by another program. Set PORT to a free one.`
      : `The site cannot listen on ${where}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(settings.PORT, settings.HOST, () => {
  enquiries.start();
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : settings.PORT;
  log.info({ port, mail: enquiries.describeMail() }, "the site is up");
  if (process.stdout.isTTY)
    console.log(`\n  http://localhost:${port}\n  ${enquiries.describeMail()}\n`);
});

let isStopping = false;

/** Stops listening, lets open requests and the mail in flight finish, closes the store. */
async function stop(signal: string): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  log.info({ signal }, "stopping");
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), drainTime);
  await closed;
  clearTimeout(timer);
  await enquiries.stop();
  log.info("stopped");
  process.exit(0);
}

process.on("SIGTERM", (signal) => void stop(signal));
process.on("SIGINT", (signal) => void stop(signal));
