// Security headers, composed once. Pages contain no inline script, and only the inline style that the build wrote, which the policy
// names by its hash: it is strict and needs no nonce, so that HTML can be cached.
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

/** Headers as name, value, name, value. */
type HeaderList = readonly string[];

const policyName = "content-security-policy";

export interface SecurityHeaders {
  /** Headers of a response that is shown as a page. */
  readonly document: HeaderList;
  /** Headers of a page with inline style, by the hash of that (SHA-256, base64). */
  readonly documentWith: (styleHash: string | undefined) => HeaderList;
  /** Headers of files that documents load: the document's policy applies. */
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
        // What the browser itself has made of a visitor's own file, which is never sent (client/components/Pack).
        imgSrc: ["'self'", "blob:"],
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
  // The headers depend on no request: an empty one stands for all.
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
