// Warns once if there seems to be a proxy in front of the site that TRUST_PROXY does not count.
import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Settings } from "#server/environment.ts";

/** Warns in production with TRUST_PROXY=0: behind a proxy, all visitors share its address and thus one limit on posts. */
export function warnUntrustedProxy(
  log: Logger,
  { NODE_ENV, TRUST_PROXY }: Pick<Settings, "NODE_ENV" | "TRUST_PROXY">,
): (request: IncomingMessage) => void {
  let isWatching = NODE_ENV === "production" && TRUST_PROXY === 0;
  return (request) => {
    if (!isWatching || request.headers["x-forwarded-for"] === undefined) return;
    isWatching = false;
    log.warn(
      "X-Forwarded-For comes, but TRUST_PROXY is 0: visitors behind a proxy share one limit",
    );
  };
}
