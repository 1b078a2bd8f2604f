// The authorised claims by their ids.

import type { Claim } from "#shared/content/schema/entries.ts";
import { claims } from "#shared/generated/entries.ts";

/** @throws when no claim has that id */
export function findClaim(id: string): Claim {
  const claim = claims.find((candidate) => candidate.id === id);
  if (!claim) throw new Error(`no authorised claim has the id ${id}`);
  return claim;
}
