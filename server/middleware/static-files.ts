// Files of the built site. Hashed names are immutable; a missing file is left to the 404 at the end of the chain.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import express, { type RequestHandler } from "express";
import { type Packed, sendPacked } from "#server/pages/page-cache.ts";

const year = 31_536_000;
const immutable = `public, max-age=${year}, immutable`;
/** Everything below these folders carries a hash of its content in its name. */
const hashed = /[\\/](assets|fonts|images|molecules|social)[\\/]/;

/** What the catalogue is called on the visitor's disk. */
const catalogueName = "Catalogue-Laboratoire-Spherine.pdf";

const textTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Serves `folder`: scripts, style sheets and drawings from memory, in the encodings that the build made of them; everything
 * else from disk with ETag and ranges. A file that disappears is a 404, and never brings the process down.
 */
export function staticFiles(folder: string): RequestHandler[] {
  const texts = loadTexts(folder);
  return [
    (request, response, next) => {
      const packed = texts.get(request.path);
      if (!packed || (request.method !== "GET" && request.method !== "HEAD")) return next();
      sendPacked(request, response, packed, { cacheControl: immutable });
    },
    express.static(folder, {
      index: false,
      redirect: false,
      dotfiles: "ignore",
      setHeaders(response, path) {
        const isHashed = hashed.test(path.slice(folder.length));
        response.setHeader(
          "Cache-Control",
          isHashed ? immutable : "public, max-age=3600, must-revalidate",
        );
        if (path.endsWith("catalogue.pdf")) {
          response.setHeader("Content-Disposition", `attachment; filename="${catalogueName}"`);
        }
      },
    }),
  ];
}

/** Scripts, style sheets and drawings by address, with the compressed copies beside them. */
function loadTexts(folder: string): ReadonlyMap<string, Packed> {
  const texts = new Map<string, Packed>();
  for (const file of globSync("{assets,molecules}/**/*.{js,css,svg}", { cwd: folder })) {
    const path = join(folder, file);
    const identity = readFileSync(path);
    const copy = (ending: string) => readFileSync(path + ending);
    texts.set(`/${file.replaceAll("\\", "/")}`, {
      type: textTypes[extname(path)] ?? "text/plain; charset=utf-8",
      etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 16)}"`,
      identity,
      br: copy(".br"),
      gzip: copy(".gz"),
    });
  }
  return texts;
}
