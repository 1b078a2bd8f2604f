// Requests that nothing else answered: the specification redirects unknown pages to the home page, here that of their edition,
// which then says so; a missing file is a plain 404.
import type { RequestHandler } from "express";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import { notFoundQuery } from "#shared/pages/not-found.ts";
import { refuseMethod } from "./refuse-method.ts";
import { looksLikeFile } from "./request-log.ts";

export const unknownPath: RequestHandler = (request, response) => {
  if (request.method !== "GET" && request.method !== "HEAD")
    return refuseMethod(response, "GET, HEAD");
  if (looksLikeFile(request.path)) {
    // A cached 404 would hide the file once a version that has it is deployed.
    response
      .status(404)
      .set("Cache-Control", "no-store")
      .type("text/plain")
      .send("404: there is no such file.\n");
    return;
  }
  response
    .set("Cache-Control", "no-cache")
    .redirect(302, addressIn(splitAddress(request.path).edition, `/${notFoundQuery}`));
};
