// One JSON line a request: what was asked and answered, nothing about who asked.
import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** Logs method, path (never the query, which may hold what a visitor typed), status and duration in ms. */
export function requestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const began = performance.now();
    const id = randomUUID();
    const { method, path } = request;
    response.setHeader("X-Request-Id", id);
    response.on("close", () => {
      const ms = Math.round((performance.now() - began) * 10) / 10;
      const entry = { id, method, path: path.slice(0, 200), status: response.statusCode, ms };
      if (!response.writableFinished) log.info({ ...entry, left: true }, "visitor left");
      else log.info(entry, "request");
    });
    next();
  };
}
