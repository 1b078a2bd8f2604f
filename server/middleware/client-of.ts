// The client of a request, for counts of requests and for their turns.
import { isIP } from "node:net";
import { ipKeyGenerator } from "express-rate-limit";

/** A subscriber has a whole network of IPv6 addresses: a /56 as a rule. */
const subscriberBits = 56;

/**
 * The address that TRUST_PROXY lets Express see, without the brackets and the port that some proxies write beside it; each port
 * would be another client. `bits`: how much of an IPv6 address counts.
 */
export function clientOf(
  { ip = "unknown" }: { readonly ip?: string | undefined },
  bits: number = subscriberBits,
): string {
  return ipKeyGenerator(bareAddress(ip), bits);
}

/** What is no address is one client, whatever a proxy or somebody before it writes. */
function bareAddress(ip: string): string {
  const bracketed = /^\[([\da-f:.%]+)\](?::\d+)?$/i.exec(ip)?.[1];
  const bare = bracketed ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip;
  return isIP(bare) === 0 ? "unknown" : bare;
}
