// One address per page: a malformed URL gets a 400, a trailing slash is redirected away.
import type { Request, RequestHandler, Response } from "express";

export const canonicalUrl: RequestHandler = (request, response, next) => {
  const path = decode(request.path);
  if (path === null || /\p{Cc}/u.test(path)) return refuse(response);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isRead && path.length > 1 && path.endsWith("/")) {
    response.redirect(301, encodePath(path) + queryOf(request));
    return;
  }
  next();
};

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The path has one slash at the start and none at the end, so that no browser reads it as another host. */
function encodePath(path: string): string {
  const segments = path.split("/").filter((segment) => segment !== "");
  return `/${segments.map(encodeURIComponent).join("/")}`;
}

function queryOf({ url }: Request): string {
  const cut = url.indexOf("?");
  return cut < 0 ? "" : url.slice(cut);
}

function refuse(response: Response): void {
  response.status(400).type("text/plain").send("400: this address is malformed.\n");
}
