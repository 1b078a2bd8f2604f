// Files of the built site. Hashed names are immutable; a missing file is left to the 404 at the end of the chain.
import type { RequestHandler } from "express";
import sirv from "sirv";

const year = 31_536_000;
/** Everything below these folders carries a hash of its content in its name. */
const hashed = /^\/(assets|fonts|images)\//;

/** What the catalogue is called on the visitor's disk. */
const catalogueName = "Catalogue-Laboratoire-Spherine.pdf";

/** Serves `folder` from memory-held file facts: GET, HEAD, ranges, ETag, brotli and gzip copies. */
export function staticFiles(folder: string): RequestHandler {
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    setHeaders(response, path) {
      response.setHeader(
        "Cache-Control",
        hashed.test(path) ? `public, max-age=${year}, immutable` : "public, max-age=3600, must-revalidate",
      );
      if (path === "/catalogue.pdf") {
        response.setHeader("Content-Disposition", `attachment; filename="${catalogueName}"`);
        response.setHeader("Accept-Ranges", "bytes");
      }
    },
  });
  return (request, response, next) => {
    if (request.method !== "GET" && request.method !== "HEAD") return next();
    serve(request, response, next);
  };
}
