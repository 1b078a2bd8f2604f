// The life of a request, top to bottom: ready responses are sent at once, the rest goes through the ordered list of middleware.
import type { RequestListener } from "node:http";
import express from "express";
import type { Logger } from "pino";
import type { AssetManifest } from "#server/http/asset-manifest.ts";
import type { ReadyAnswers } from "#server/http/ready-answers.ts";
import type { ResponseStore } from "#server/http/response-store.ts";
import { staticFiles } from "#server/http/static-files.ts";
import type { SiteMetrics } from "#server/machine-pages/site-metrics.ts";
import { discoveryPages } from "./discovery/discovery-pages.ts";
import type { Enquiries } from "./enquiries/enquiries.ts";
import type { Settings } from "./environment.ts";
import { machinePages } from "./machine-pages/machine-pages.ts";
import { pageErrors } from "./machine-pages/page-errors.ts";
import { speculationRules } from "./machine-pages/speculation-rules.ts";
import { webManifest } from "./machine-pages/web-manifest.ts";
import { webhookSchema } from "./machine-pages/webhook-schema.ts";
import { canonicalUrl } from "./middleware/canonical-url.ts";
import { errorScreen } from "./middleware/error-screen.ts";
import { redirectNearMiss } from "./middleware/redirect-near-miss.ts";
import { requestLog } from "./middleware/request-log.ts";
import {
  type SecurityHeaders,
  securityHeaders as setSecurityHeaders,
  toMap,
} from "./middleware/security-headers.ts";
import { unknownPath } from "./middleware/unknown-path.ts";
import { warnUntrustedProxy } from "./middleware/warn-untrusted-proxy.ts";
import type { Pages } from "./pages/pages.ts";

export interface AppParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly assets: AssetManifest;
  readonly pages: Pages;
  readonly enquiries: Enquiries;
  readonly metrics: SiteMetrics;
  readonly store: ResponseStore;
  readonly ready: ReadyAnswers;
  readonly securityHeaders: SecurityHeaders;
  readonly siteUrl: string;
  /** Folder of the built site's files. */
  readonly siteFolder: string;
  /** Folder of the hashed files of this build and others (`keepAssets`). */
  readonly keptFolder: string;
  /** True until the hashed files of this build are in the kept folder. */
  readonly isStarting: () => boolean;
  /** True once the process was told to end. */
  readonly isStopping: () => boolean;
  /** Problems that keep the site from working; empty when there are none. */
  readonly findTroubles: () => Promise<readonly string[]>;
  /** Addresses of printed catalogues that are still being set. */
  readonly pendingCatalogues: () => readonly string[];
}

/** The site. It does not listen, so that tests need no port. */
export function createApp({
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
  isStarting,
  isStopping,
  findTroubles,
  pendingCatalogues,
}: AppParts): RequestListener {
  const app = express();
  app.disable("x-powered-by");
  app.disable("etag");
  app.set("trust proxy", settings.TRUST_PROXY);
  app.set("query parser", false);
  app.use(requestLog(log, metrics.observeRequest));
  app.use(setSecurityHeaders(securityHeaders));
  // The posts come first, as they need nothing below.
  app.use(enquiries.router);
  app.use(pageErrors({ siteUrl: settings.SITE_URL, count: metrics.countPageError }));
  app.use(canonicalUrl);
  app.use(
    staticFiles({
      folder: siteFolder,
      keptFolder,
      assets,
      store,
      headers: toMap(securityHeaders.part),
    }),
  );
  app.use(
    machinePages({
      isStarting,
      isStopping,
      findTroubles,
      readDetails: enquiries.readDetails,
      pendingCatalogues,
      readMetrics: async () => {
        const { type, text } = await enquiries.readMetrics();
        return { type, text: text + (await metrics.read()) };
      },
      metricsToken: settings.METRICS_TOKEN,
    }),
  );
  app.use(discoveryPages({ settings, siteUrl, store }));
  app.use(webManifest(settings.LAB_NAME));
  app.use(speculationRules());
  app.use(webhookSchema(siteUrl));
  app.use(pages.router);
  app.use(redirectNearMiss);
  app.use(unknownPath);
  app.use(errorScreen({ log, stylesheet: assets.stylesheet }));
  const noteProxy = warnUntrustedProxy(log, settings);
  return (request, response) => {
    noteProxy(request);
    if (!ready.answer(request, response)) app(request, response);
  };
}
