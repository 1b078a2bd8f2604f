// Security headers. Pages contain no inline script or style, so the policy is strict and needs no nonce: HTML can be cached.
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
 * `isHttps`: the site is reached by https, and browsers are told to insist on it.
 * `coversSubdomains`: they insist for all subdomains too.
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
    // With no-referrer, browsers would send "Origin: null" with form posts.
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
