// Warns once if there seems to be a proxy in front of the site that TRUST_PROXY does not count.
import type { RequestHandler } from "express";
import type { Logger } from "pino";

/** For sites with TRUST_PROXY=0: behind a proxy, all visitors share its address and thus one limit on posts. */
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
