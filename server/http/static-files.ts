// Files of the built site. Hashed names are immutable; a missing file is left to the 404 at the end of the chain.
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import type { AssetManifest } from "./asset-manifest.ts";
import { hashedFolders } from "./kept-assets.ts";
import { type Packed, sendPacked } from "./packed.ts";

const year = 31_536_000;
const immutable = `public, max-age=${year}, immutable`;

const textTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/**
 * Serves `folder`: scripts, style sheets and drawings from memory, in the encodings that the build made; everything else from
 * disk with ETag and ranges. A file that disappears is a 404 and never crashes the process. Hashed files of other builds come
 * from `keptFolder`.
 */
export function staticFiles(
  folder: string,
  keptFolder: string,
  catalogues: AssetManifest["catalogues"],
): RequestHandler[] {
  const texts = loadTexts(folder);
  const stable = new Map(
    Object.values(catalogues).map(({ address, versioned }) => [join(folder, address), versioned]),
  );
  return [
    (request, response, next) => {
      const packed = texts.get(request.path);
      if (!packed || (request.method !== "GET" && request.method !== "HEAD")) return next();
      sendPacked(request, response, packed, { cacheControl: immutable });
    },
    hashedFiles(folder),
    express.static(folder, {
      ...served,
      setHeaders(response, path) {
        response.setHeader("Cache-Control", "public, max-age=3600, must-revalidate");
        const versioned = stable.get(path);
        if (!versioned) return;
        response.setHeader("Content-Disposition", catalogueDisposition(path));
        // The same bytes, under the address that may be kept for ever.
        response.setHeader("Content-Location", versioned);
      },
    }),
    hashedFiles(keptFolder),
  ];
}

/** With the file name that a visitor's disk gets; the specification's address is that of the French catalogue. */
const catalogueDisposition = (path: string) => {
  const [, language = "fr"] = /^catalogue-(\w\w)\b/.exec(basename(path)) ?? [];
  return `attachment; filename="Catalogue-Laboratoire-Spherine-${language.toUpperCase()}.pdf"`;
};

const served = { index: false, redirect: false, dotfiles: "ignore" } as const;

/** One handler per folder, so that no address leads to anything else in `parent`. */
function hashedFiles(parent: string): RequestHandler {
  const router = Router({ caseSensitive: true });
  for (const name of hashedFolders) {
    const setHeaders = (response: ServerResponse, path: string) => {
      response.setHeader("Cache-Control", immutable);
      if (extname(path) === ".pdf")
        response.setHeader("Content-Disposition", catalogueDisposition(path));
      // The build that has the file in memory sends it compressed.
      if (extname(path) in textTypes) response.setHeader("Vary", "Accept-Encoding");
    };
    router.use(`/${name}`, express.static(join(parent, name), { ...served, setHeaders }));
  }
  return router;
}

/** Scripts, style sheets and drawings by address, with their compressed copies. */
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
