// The site's name and icons on a home screen. Not a static file, as the name is a setting.
import { Router } from "express";

/** The page ground, as in client/styles/tokens.css. */
const paper = "#f6f6f2";

/** A shortcut that opens in the browser, not an application. */
const composeManifest = (siteName: string) => ({
  name: siteName,
  start_url: "/",
  display: "browser",
  background_color: paper,
  theme_color: paper,
  icons: [
    { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

export function webManifest(siteName: string): Router {
  const body = JSON.stringify(composeManifest(siteName));
  const router = Router();
  router.get("/site.webmanifest", (_request, response) => {
    response
      .set("Cache-Control", "public, max-age=3600, must-revalidate")
      .type("application/manifest+json")
      .send(body);
  });
  return router;
}
