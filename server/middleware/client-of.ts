// The client of a request, for counts of requests and for their turns.
import { ipKeyGenerator } from "express-rate-limit";

/** The address as TRUST_PROXY lets Express see it. An IPv6 subscriber has a whole network of addresses, which count as one. */
export const clientOf = ({ ip }: { readonly ip?: string | undefined }): string =>
  ipKeyGenerator(ip ?? "unknown");
