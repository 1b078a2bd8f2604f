// Logs one line per request: its address and its answer, nothing about the visitor. Counts it for the metrics as well.
import { randomUUID } from "node:crypto";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";
import type { RequestKind, SiteMetrics } from "#server/machine-pages/site-metrics.ts";
import { isDataPath } from "#shared/pages/data-addresses.ts";
import { pageErrorFolder } from "#shared/pages/page-errors.ts";

/**
 * Logs method, path (never the query, which may hold what a visitor typed), status and duration in ms.
 * The status is null if the visitor left before the answer was complete. Successful probes, which come every few seconds, and
 * browsers' word of errors, which the metrics count, are not logged.
 */
export function requestLog(log: Logger, observe: SiteMetrics["observeRequest"]): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const id = randomUUID();
    const { method, path } = request;
    const kind = kindOf(method, path);
    response.locals["requestId"] = id;
    response.setHeader("X-Request-Id", id);
    response.on("close", () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const status = response.writableFinished ? response.statusCode : null;
      observe(kind, status, ms / 1000);
      if (kind === "probe" && status !== null && status < 400) return;
      const entry = { id, method, path: path.slice(0, 200), status, ms };
      if (status === null) log.info(entry, "visitor left");
      else log.info(entry, "request");
    });
    next();
  };
}

/** The id of the request being answered, which all its log lines share. */
export function requestIdOf(response: Response): string | undefined {
  return response.locals["requestId"] as string | undefined;
}

/** The kind of an address, by its form. */
export function kindOf(method: string, path: string): RequestKind {
  if (method === "POST" && path === "/contact") return "contact";
  if (/^\/(?:healthz|readyz|metrics)$/.test(path)) return "probe";
  if (method === "POST" && path.startsWith(pageErrorFolder)) return "probe";
  if (isDataPath(path)) return "data";
  return looksLikeFile(path) ? "file" : "page";
}

/** A last segment with a dot before its end: a file, a dot file, or a target of scanners. Work: two passes over the path. */
export function looksLikeFile(path: string): boolean {
  const dot = path.lastIndexOf(".", path.length - 2);
  return dot !== -1 && dot > path.lastIndexOf("/");
}
