// The life of a request, top to bottom: the ordered list of middleware and nothing else.
import express, { type Express } from "express";
import type { Logger } from "pino";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import { staticFiles } from "#server/http/static-files.ts";
import type { SiteMetrics } from "#server/machine-pages/site-metrics.ts";
import { discoveryPages } from "./discovery/discovery-pages.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import type { Settings } from "./environment.ts";
import { machinePages } from "./machine-pages/machine-pages.ts";
import { webManifest } from "./machine-pages/web-manifest.ts";
import { canonicalUrl } from "./middleware/canonical-url.ts";
import { errorScreen } from "./middleware/error-screen.ts";
import { forgottenProxy } from "./middleware/forgotten-proxy.ts";
import { mistypedPath } from "./middleware/mistyped-path.ts";
import { requestLog } from "./middleware/request-log.ts";
import { securityHeaders } from "./middleware/security-headers.ts";
import { unknownPath } from "./middleware/unknown-path.ts";
import type { Pages } from "./pages/pages.ts";

export interface AppParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly assets: AssetManifest;
  readonly pages: Pages;
  readonly enquiries: Enquiries;
  readonly metrics: SiteMetrics;
  /** Folder of the built site's files. */
  readonly siteFolder: string;
  /** Folder of the hashed files of this build and others (`keepAssets`). */
  readonly keptFolder: string;
  /** Whether the process was told to end. */
  readonly isStopping: () => boolean;
  /** What prevents the site from working; empty when nothing does. */
  readonly findTroubles: () => Promise<readonly string[]>;
}

/** The site as an Express application. It does not listen, so that tests need no port. */
export function createApp({
  settings,
  log,
  assets,
  pages,
  enquiries,
  metrics,
  siteFolder,
  keptFolder,
  isStopping,
  findTroubles,
}: AppParts): Express {
  const siteUrl = settings.SITE_URL ?? `http://localhost:${settings.PORT}`;
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", settings.TRUST_PROXY);
  app.set("query parser", false);
  app.use(requestLog(log, metrics.observeRequest));
  if (settings.NODE_ENV === "production" && settings.TRUST_PROXY === 0)
    app.use(forgottenProxy(log));
  app.use(
    securityHeaders({
      isHttps: siteUrl.startsWith("https:"),
      coversSubdomains: settings.HSTS_SUBDOMAINS,
    }),
  );
  // First, as POST /contact needs nothing below.
  app.use(enquiries.router);
  app.use(canonicalUrl);
  app.use(staticFiles(siteFolder, keptFolder, assets.catalogues));
  app.use(
    machinePages({
      isStopping,
      findTroubles,
      readMetrics: async () => {
        const { type, text } = await enquiries.readMetrics();
        return { type, text: text + (await metrics.read()) };
      },
      metricsToken: settings.METRICS_TOKEN,
    }),
  );
  app.use(discoveryPages({ settings, siteUrl }));
  app.use(webManifest(settings.LAB_NAME));
  app.use(pages.router);
  app.use(mistypedPath);
  app.use(unknownPath);
  app.use(errorScreen({ log, stylesheet: assets.stylesheet }));
  return app;
}
