// Tells a robot's post from a visitor's. Only signs that no visitor shows together hold an enquiry back for an operator; odd posts
// are mailed at once and marked, as no heuristic may cost sales a customer.
import { type Suspicion, suspicions } from "#server/enquiries/enquiry.ts";
import type { Enquiry } from "#shared/enquiry/rules.ts";

/** A person needs at least this long to fill in four fields. */
const leastSeconds = 2;

/** A brand may send its site, its shop, its networks and a brief; a longer list may be link selling. */
const mostLinks = 5;

/** Signs of the sender in a post. */
export interface Signs {
  readonly enquiry: Enquiry;
  /** The field that nobody sees was filled in. */
  readonly isTrapped: boolean;
  /** The time that the form took to fill in; null when no script measured it. */
  readonly seconds: number | null;
}

/** The suspicions that a single post raises; only the store, which knows the others, can tell a flood. */
export function findSuspicions({ enquiry, isTrapped, seconds }: Signs): readonly Suspicion[] {
  const { company, country, message } = enquiry;
  const found: Readonly<Partial<Record<Suspicion, boolean>>> = {
    trap: isTrapped,
    haste: seconds !== null && seconds < leastSeconds,
    unscripted: isTrapped && seconds === null,
    links: countLinks(message) > mostLinks,
    // Links as forums and web pages write them, which the form does not accept.
    markup: /<a\s[^<>]*href|\[(?:url|link)=|\[\/(?:url|link)\]/i.test(message),
    address: [company, country].some((text) => countLinks(text) > 0),
  };
  return suspicions.filter((suspicion) => found[suspicion]);
}

function countLinks(text: string): number {
  return text.match(/https?:\/\//gi)?.length ?? 0;
}
