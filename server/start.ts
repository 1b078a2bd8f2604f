// Boot: read the settings, open the stores, build the app, listen; drain on SIGTERM or SIGINT.
import { existsSync, readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join } from "node:path";
import pino, { type Logger } from "pino";
import { createApp } from "./app.ts";
import { createEnquiries, type Enquiries } from "./enquiries/enquiries.ts";
import { readSettings, type Settings, SettingsError } from "./environment.ts";
import type { AssetManifest } from "./pages/asset-manifest.ts";
import { createPages, warmUpComponents } from "./pages/pages.ts";

/** Open requests get this long to finish when the process is told to stop, ms. */
const drainTime = 10_000;

const siteFolder = join(import.meta.dirname, "../site");
const manifestFile = join(import.meta.dirname, "asset-manifest.json");

/** Starts the site by these settings; ends the process where it cannot start, saying why. */
export async function start(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<void> {
  const settings = settingsOrExit(environment);
  // Written beside the event loop, which visitors wait for.
  const log = pino({ level: settings.LOG_LEVEL, base: null }, pino.destination({ sync: false }));
  const assets = JSON.parse(readFileSync(manifestFile, "utf8")) as AssetManifest;
  const pages = createPages({ settings, assets });
  const enquiries = await createEnquiries({ settings, log, renderForm: pages.renderForm }).catch(
    (error: unknown) =>
      exit(`The site cannot start: ${error instanceof Error ? error.message : error}`),
  );
  const app = createApp({
    settings,
    log,
    assets,
    pages,
    enquiries,
    siteFolder,
    findTroubles: async () => [
      ...(existsSync(join(siteFolder, "catalogue.pdf")) ? [] : (["catalogue"] as const)),
      ...(await enquiries.findTroubles()),
    ],
  });

  await warmUpComponents();
  const server = createServer(app);
  server.headersTimeout = 15_000;
  server.requestTimeout = 30_000;
  server.on("error", (error: NodeJS.ErrnoException) => {
    const where = `${settings.HOST ?? "*"}:${settings.PORT}`;
    exit(
      error.code === "EADDRINUSE"
        ? `The site cannot start: ${where} is in use by another program. Set PORT to a free one.`
        : `The site cannot listen on ${where}: ${error.message}`,
    );
  });
  server.listen(settings.PORT, settings.HOST, () => {
    enquiries.start();
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : settings.PORT;
    const { storage, mail } = enquiries.describe();
    log.info({ port, storage, mail }, "the site is up");
    for (const warning of findWarnings(settings)) log.warn(warning);
    if (process.stdout.isTTY) console.log(`\n  http://localhost:${port}\n  ${mail}\n`);
  });
  drainOnSignals(server, enquiries, log);
}

function settingsOrExit(environment: Readonly<Record<string, string | undefined>>): Settings {
  try {
    return readSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    exit(error.message);
  }
}

/** What an operator in production should know, although the site can run so. */
function findWarnings({ NODE_ENV, SMTP_URL, DKIM_DOMAIN }: Settings): string[] {
  if (NODE_ENV !== "production") return [];
  if (!SMTP_URL) return ["SMTP_URL is not set: enquiries become files, nobody gets a mail"];
  return DKIM_DOMAIN
    ? []
    : ["DKIM_DOMAIN is not set: unless the mail server signs, our mails may be taken for spam"];
}

/** On SIGTERM or SIGINT: stops listening, lets open requests and the mail in flight finish, closes the store. */
function drainOnSignals(server: Server, enquiries: Enquiries, log: Logger): void {
  let isStopping = false;
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
}

function exit(reason: string): never {
  console.error(reason);
  process.exit(1);
}
