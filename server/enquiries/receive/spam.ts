// What tells a robot's post from a visitor's. Only what no visitor does holds an enquiry back for an operator; what is
// merely odd is mailed at once and marked, as no heuristic may cost sales a customer.
import { hash } from "node:crypto";
import type { Enquiry } from "#shared/enquiry/rules.ts";

/**
 * trap: the field that only robots see was filled in. flood: the same message came from one address after another.
 * haste: sent sooner than anybody types. links, markup, address: see the checks below.
 */
export const suspicions = ["trap", "flood", "haste", "links", "markup", "address"] as const;

export type Suspicion = (typeof suspicions)[number];

/** Nobody reads the form, fills in four fields and sends them sooner. */
const leastSeconds = 2;

/** A brand may send its site, its shop, its networks and a brief; whoever sends more may be selling links. */
const mostLinks = 5;

/** Shorter messages may well be the same: "Bonjour, je souhaite recevoir votre catalogue." */
const leastFloodLength = 50;

/** So many other addresses may send the same message within the time, ms, until the next is held. */
export const flood = { mostOthers: 5, time: 10 * 60_000 } as const;

export interface Signs {
  readonly enquiry: Enquiry;
  /** The field that only robots see was filled in. */
  readonly isTrapped: boolean;
  /** How long the form was being filled in; null where no script measured it. */
  readonly seconds: number | null;
}

/** What one post alone gives away; whether it is part of a flood, the store tells, which knows the others. */
export function findSuspicions({ enquiry, isTrapped, seconds }: Signs): readonly Suspicion[] {
  const { company, country, message } = enquiry;
  const found: Readonly<Partial<Record<Suspicion, boolean>>> = {
    trap: isTrapped,
    haste: seconds !== null && seconds < leastSeconds,
    links: countLinks(message) > mostLinks,
    // Of links, as forums and pages write them: the form takes neither.
    markup: /<a\s[^<>]{0,500}href|\[(?:url|link)=|\[\/(?:url|link)\]/i.test(message),
    address: [company, country].some((text) => countLinks(text) > 0),
  };
  return suspicions.filter((suspicion) => found[suspicion]);
}

/** What is held is not mailed until an operator says so; the rest is. */
export function isHeld(found: readonly Suspicion[]): boolean {
  return found.includes("trap") || found.includes("flood");
}

/** The same for messages that make a flood; null for one too short to tell. */
export function toFloodKey(message: string): string | null {
  return message.length < leastFloodLength ? null : hash("sha256", message, "base64url");
}

function countLinks(text: string): number {
  return text.match(/https?:\/\//gi)?.length ?? 0;
}
