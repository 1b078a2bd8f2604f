// One address a page: a malformed URL is a 400, a trailing slash is redirected away.
import type { RequestHandler } from "express";

export const canonicalUrl: RequestHandler = (request, response, next) => {
  let path: string;
  try {
    path = decodeURIComponent(request.path);
  } catch {
    response.status(400).type("text/plain").send("400: this address is malformed.\n");
    return;
  }
  if (/\p{Cc}/u.test(path)) {
    response.status(400).type("text/plain").send("400: this address is malformed.\n");
    return;
  }
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && path.length > 1 && path.endsWith("/")) {
    const trimmed = request.path.replace(/\/+$/, "").replace(/^\/+/, "/");
    response.redirect(301, (trimmed || "/") + request.url.slice(request.path.length));
    return;
  }
  next();
};
