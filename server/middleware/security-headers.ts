// Security headers, composed once. Pages contain no inline script, and of style what the build wrote, which the policy names by its
// hash: it is strict and needs no nonce, so that HTML can be cached.
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

const policyName = "content-security-policy";

export interface SecurityHeaders {
  /** Of what is shown as a page. */
  readonly document: HeaderList;
  /** The same for a page with a style of its own, by the hash of that (SHA-256, base64). */
  readonly documentWith: (styleHash: string | undefined) => HeaderList;
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
  const documentWith = (styleHash: string | undefined) =>
    document.map((text, n) =>
      styleHash && document[n - 1]?.toLowerCase() === policyName
        ? text.replace("style-src 'self'", `style-src 'self' 'sha256-${styleHash}'`)
        : text,
    );
  const part = ["X-Content-Type-Options", "nosniff", "Cross-Origin-Resource-Policy", "same-origin"];
  return { document, documentWith, part };
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

export const toMap = (list: HeaderList) =>
  new Map(list.flatMap((name, n) => (n % 2 ? [] : [[name, list[n + 1] ?? ""] as const])));
