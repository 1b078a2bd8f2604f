// Security headers, composed once. Pages contain no inline script or style, so the policy is strict and needs no nonce: HTML can
// be cached.
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { RequestHandler } from "express";
import helmet from "helmet";
import { kindOf } from "./request-log.ts";

const permissions = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "interest-cohort",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

const year = 31_536_000;

/** As name, value, name, value. */
type HeaderList = readonly string[];

export interface SecurityHeaders {
  /** Of what is shown as a page. */
  readonly document: HeaderList;
  /** Of what documents load: the policy is the document's own. */
  readonly part: HeaderList;
}

/**
 * `isHttps`: the site is reached by https, and browsers are told to insist on it.
 * `coversSubdomains`: they insist for all subdomains too.
 */
export function composeSecurityHeaders({
  isHttps,
  coversSubdomains,
}: {
  isHttps: boolean;
  coversSubdomains: boolean;
}): SecurityHeaders {
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'"],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    // With no-referrer, browsers would send "Origin: null" with form posts.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isHttps && { maxAge: year, includeSubDomains: coversSubdomains },
    xFrameOptions: { action: "deny" },
  });
  // They depend on no request: one that nobody made stands for all.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setHeaders(request, response, () => undefined);
  const policy = permissions.map((feature) => `${feature}=()`).join(", ");
  response.setHeader("Permissions-Policy", policy);
  const document = Object.entries(response.getHeaders()).flatMap(([name, value]) => [
    name,
    String(value),
  ]);
  const part = ["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"];
  return { document, part };
}

/** Sets the headers of the kind that the address is of. */
export function securityHeaders({ document, part }: SecurityHeaders): RequestHandler {
  const ofDocuments = toMap(document);
  const ofParts = toMap(part);
  return (request, response, next) => {
    const kind = kindOf(request.method, request.path);
    response.setHeaders(kind === "file" || kind === "data" ? ofParts : ofDocuments);
    next();
  };
}

const toMap = (list: HeaderList) =>
  new Map(list.flatMap((name, n) => (n % 2 ? [] : [[name, list[n + 1] ?? ""] as const])));
