// The endpoints that webhooks go to, from the settings.
import { hash } from "node:crypto";
import type { EndpointKey } from "#server/enquiries/outbox/enquiry-store.ts";

export interface Endpoint extends EndpointKey {
  /** May hold a password or be a secret itself: never shown. */
  readonly url: string;
  /** One secret, or two while one takes the place of the other; as `isSecret` wants them. */
  readonly secrets: readonly string[];
}

/** Addresses and secrets by the name of their endpoint. */
interface EndpointSettings {
  readonly WEBHOOK_URL?: ReadonlyMap<string, string> | undefined;
  readonly WEBHOOK_SECRET?: ReadonlyMap<string, string> | undefined;
}

const secretPrefix = "whsec_";

/** Bytes of a secret, as Standard Webhooks wants them. */
const [leastBytes, mostBytes] = [24, 64];

/** The bytes of a secret. */
export const keyOf = (secret: string): Buffer =>
  Buffer.from(secret.slice(secretPrefix.length), "base64");

function isSecret(text: string): boolean {
  const bytes = keyOf(text);
  return (
    /^whsec_[A-Za-z\d+/]+={0,2}$/.test(text) &&
    bytes.length >= leastBytes &&
    bytes.length <= mostBytes
  );
}

/** True for one secret, or two with a comma between them. */
export function isSecrets(text: string): boolean {
  const secrets = text.split(",");
  return secrets.length <= 2 && secrets.every(isSecret);
}

export function endpointsOf({ WEBHOOK_URL, WEBHOOK_SECRET }: EndpointSettings): Endpoint[] {
  return [...(WEBHOOK_URL ?? [])].map(([name, url]) => ({
    name,
    addressKey: hash("sha256", url, "base64url"),
    url,
    secrets: WEBHOOK_SECRET?.get(name)?.split(",") ?? [],
  }));
}

/** What is wanted of WEBHOOK_SECRET, where it does not have the names of WEBHOOK_URL. */
export function findSecretProblems({
  WEBHOOK_URL = new Map(),
  WEBHOOK_SECRET = new Map(),
}: EndpointSettings): readonly string[] {
  const bare = [...WEBHOOK_URL.keys()].filter((name) => !WEBHOOK_SECRET.has(name));
  const extra = [...WEBHOOK_SECRET.keys()].filter((name) => !WEBHOOK_URL.has(name));
  return [
    ...bare.map((name) => `a secret for ${name} too, as WEBHOOK_URL names it`),
    ...extra.map((name) => `no secret for ${name}, as WEBHOOK_URL does not name it`),
  ];
}

/** Where webhooks go, without what may be secret. */
export function describeEndpoint({ name, url }: Endpoint): string {
  const { protocol, host } = new URL(url);
  return `${name} (${protocol}//${host})`;
}
