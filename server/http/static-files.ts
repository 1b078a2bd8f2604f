// Files of the built site. Hashed names are immutable; a missing file is left to the 404 at the end of the chain.
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { basename, extname, join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { type Language, languages } from "#shared/editions/languages.ts";
import { catalogueAddress, readingQuery } from "#shared/editions/printed-catalogue.ts";
import type { AssetManifest } from "./asset-manifest.ts";
import { hashedFolders } from "./kept-assets.ts";
import type { PackedResponse } from "./packed.ts";
import type { ResponseStore } from "./response-store.ts";

const year = 31_536_000;
const immutable = `public, max-age=${year}, immutable`;

const textTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** Text files that the build compresses. */
const textFile = /^\/(?:assets|molecules)\/[\w.-]+\.(?:js|css|json|svg)$/;

/**
 * Serves `folder`: scripts, style sheets, search indexes and drawings from memory once somebody has asked for them, compressed by
 * the build; everything else from disk with ETag and ranges. A file that disappears is a 404 and never crashes the process. Hashed
 * files of other builds come from `keptFolder`. `headers`: of those in memory.
 */
export function staticFiles({
  folder,
  keptFolder,
  assets,
  store,
  headers,
}: {
  folder: string;
  keptFolder: string;
  assets: Pick<AssetManifest, "catalogues">;
  store: ResponseStore;
  headers: Map<string, string>;
}): RequestHandler {
  const router = Router({ caseSensitive: true });
  const stable = new Map<string, Language>(
    languages.map(({ id }) => [join(folder, catalogueAddress(id)), id]),
  );
  router.use(async (request, response, next) => {
    const { path } = request;
    // Only addresses of files have a dot at their end: the disk is not asked for pages.
    if (!extname(path) || (request.method !== "GET" && request.method !== "HEAD"))
      return next("router");
    if (!textFile.test(path)) return next();
    const read = () => readText(join(folder, path), headers);
    const text = await store
      .findOrMake(path, read, { kind: "file", isReady: true })
      .catch(() => undefined);
    if (!text) return next();
    await store.send(request, response, text);
  });
  router.use(
    hashedFiles(folder),
    express.static(folder, {
      ...served,
      setHeaders(response, path) {
        response.setHeader("Cache-Control", "public, max-age=3600, must-revalidate");
        const language = stable.get(path);
        if (!language) return;
        response.setHeader("Content-Disposition", catalogueDisposition(path, response));
        const catalogue = assets.catalogues[language];
        // The Content-Location names the address of the same bytes that may be kept for ever.
        if (catalogue) response.setHeader("Content-Location", catalogue.versioned);
      },
    }),
    hashedFiles(keptFolder),
  );
  return router;
}

/**
 * Kept, or shown where its address asks for that; and the file name on a visitor's disk. The specification's address is that of
 * the French catalogue.
 */
const catalogueDisposition = (path: string, { req }: ServerResponse) => {
  const [, language = "fr"] = /^catalogue-(\w\w)\b/.exec(basename(path)) ?? [];
  const kind = req.url?.endsWith(readingQuery) ? "inline" : "attachment";
  return `${kind}; filename="Catalogue-Laboratoire-Spherine-${language.toUpperCase()}.pdf"`;
};

const served = { index: false, redirect: false, dotfiles: "ignore" } as const;

/** One handler per folder, so that no address leads to anything else in `parent`. */
function hashedFiles(parent: string): RequestHandler {
  const router = Router({ caseSensitive: true });
  for (const name of hashedFolders) {
    const setHeaders = (response: ServerResponse, path: string) => {
      response.setHeader("Cache-Control", immutable);
      if (extname(path) === ".pdf")
        response.setHeader("Content-Disposition", catalogueDisposition(path, response));
      // The build that has the file in memory sends it compressed.
      if (extname(path) in textTypes) response.setHeader("Vary", "Accept-Encoding");
    };
    router.use(`/${name}`, express.static(join(parent, name), { ...served, setHeaders }));
  }
  return router;
}

/**
 * A file with the copy that the build made of it. Its name contains a hash of its content.
 * @throws where there is no such copy
 */
async function readText(path: string, headers: Map<string, string>): Promise<PackedResponse> {
  const body = await readFile(`${path}.br`);
  const type = textTypes[extname(path)] ?? "text/plain; charset=utf-8";
  const head = { type, cacheControl: immutable, vary: "Accept-Encoding", headers };
  return { ...head, etag: `"${basename(path)}"`, encoding: "br", body };
}
