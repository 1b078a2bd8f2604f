// Pages for machines that watch the site: liveness, readiness, metrics.
import { createHash, timingSafeEqual } from "node:crypto";
import { type Request, Router } from "express";

/**
 * `isStarting`: visitors can be answered, and proxies should not send them here yet.
 * `isStopping`: the process was told to stop, and proxies should no longer send visitors here.
 * `findTroubles`: what prevents the site from working.
 * `readDetails`: what is known of the site's surroundings, without which it works.
 * `pendingCatalogues`: addresses of what is still being made, without which the site works.
 * `metricsToken`: the bearer token for reading the metrics; without one anybody may.
 */
export function machinePages({
  isStarting,
  isStopping,
  findTroubles,
  readDetails,
  pendingCatalogues,
  readMetrics,
  metricsToken,
}: {
  isStarting: () => boolean;
  isStopping: () => boolean;
  findTroubles: () => Promise<readonly string[]>;
  readDetails: () => Readonly<Record<string, string>>;
  pendingCatalogues: () => readonly string[];
  readMetrics: () => Promise<{ readonly type: string; readonly text: string }>;
  metricsToken: string | undefined;
}): Router {
  // Each address has one spelling, which is all that proxies bar from the world.
  const router = Router({ caseSensitive: true });
  router.get("/healthz", (_request, response) => {
    const status = isStopping() ? "stopping" : isStarting() ? "starting" : "ok";
    response
      .status(status === "ok" ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status });
  });
  router.get("/readyz", async (_request, response) => {
    const troubles = await findTroubles();
    const awaited = pendingCatalogues();
    response
      .status(troubles.length === 0 ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({
        ...(troubles.length === 0
          ? { status: "ready" }
          : { status: "not ready", because: troubles }),
        ...(awaited.length > 0 && { awaits: awaited }),
        details: readDetails(),
      });
  });
  router.get("/metrics", async (request, response) => {
    response.set("Cache-Control", "no-store");
    if (metricsToken !== undefined && !bringsToken(request, metricsToken)) {
      response.status(401).set("WWW-Authenticate", "Bearer").type("text/plain").send("Token?\n");
      return;
    }
    const { type, text } = await readMetrics();
    response.type(type).send(text);
  });
  return router;
}

/** Compared in constant time. */
function bringsToken(request: Request, token: string): boolean {
  const given = /^Bearer (.+)$/i.exec(request.get("authorization") ?? "")?.[1] ?? "";
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
