// What no page answers: the specification sends visitors home, to that of their edition; a missing file is a plain 404, never a page.
import type { RequestHandler } from "express";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { refuseMethod } from "./refuse-method.ts";

export const unknownPath: RequestHandler = (request, response) => {
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuseMethod(response, "GET, HEAD");
  if (looksLikeFile(request.path)) {
    response.status(404).type("text/plain").send("404: there is no such file.\n");
    return;
  }
  response
    .set("Cache-Control", "no-cache")
    .redirect(302, addressIn(splitAddress(request.path).edition, "/"));
};

/** A last segment with an extension, a dot file, or what scanners look for. */
const looksLikeFile = (path: string) => /(^|\/)[^/]*\.[^/]+$/.test(path);
