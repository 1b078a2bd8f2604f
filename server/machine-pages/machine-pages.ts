// Pages for machines: is the process alive, can it serve, what may be crawled.
import { Router } from "express";

/** `isReady`: whether everything a visitor needs is there (storage, PDF). */
export function machinePages({
  isReady,
  siteUrl,
}: {
  isReady: () => Promise<boolean>;
  siteUrl: string;
}): Router {
  const router = Router();
  router.get("/healthz", (_request, response) => {
    response.set("Cache-Control", "no-store").json({ status: "ok" });
  });
  router.get("/readyz", async (_request, response) => {
    const ready = await isReady();
    response
      .status(ready ? 200 : 503)
      .set("Cache-Control", "no-store")
      .json({ status: ready ? "ready" : "not ready" });
  });
  router.get("/robots.txt", (_request, response) => {
    response
      .type("text/plain")
      .send(`User-agent: *\nAllow: /\nDisallow: /page-data/\n\n# ${siteUrl}\n`);
  });
  return router;
}
