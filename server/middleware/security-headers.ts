// Security headers. The policy is strict because pages carry no inline script or style at all: no nonce, so HTML can be cached.
import type { RequestHandler } from "express";
import helmet from "helmet";

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

/**
 * `isHttps`: the site is reached by https, so browsers may be told to insist on it;
 * `coversSubdomains`: for all names below the site's too.
 */
export function securityHeaders({
  isHttps,
  coversSubdomains,
}: {
  isHttps: boolean;
  coversSubdomains: boolean;
}): RequestHandler[] {
  const headers = helmet({
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
    // With no-referrer, browsers send "Origin: null" on form posts; this keeps a usable one.
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: isHttps && { maxAge: year, includeSubDomains: coversSubdomains },
    xFrameOptions: { action: "deny" },
  });
  const policy = permissions.map((feature) => `${feature}=()`).join(", ");
  return [
    headers,
    (_request, response, next) => {
      response.setHeader("Permissions-Policy", policy);
      next();
    },
  ];
}
