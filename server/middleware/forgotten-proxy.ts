// Says once that a proxy seems to stand before the site which TRUST_PROXY does not count.
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** For sites with TRUST_PROXY=0: behind a proxy, all visitors then share its address, and one limit of the form. */
export function forgottenProxy(log: Logger): RequestHandler {
  let isSaid = false;
  return (request, _response, next) => {
    if (!isSaid && request.headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "X-Forwarded-For comes, but TRUST_PROXY is 0: visitors behind a proxy share one limit",
      );
    }
    next();
  };
}
