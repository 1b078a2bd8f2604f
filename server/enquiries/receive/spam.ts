// Tells a robot's post from a visitor's. Only what no visitor does holds an enquiry back for an operator; what is merely odd
// is mailed at once and marked, as no heuristic may cost sales a customer.
import { type Suspicion, suspicions } from "#server/enquiries/enquiry.ts";
import type { Enquiry } from "#shared/enquiry/rules.ts";

/** Nobody reads the form, fills in four fields and sends them sooner. */
const leastSeconds = 2;

/** A brand may send its site, its shop, its networks and a brief; a longer list may be link selling. */
const mostLinks = 5;

/** What a post says about its sender. */
export interface Signs {
  readonly enquiry: Enquiry;
  /** The field that only robots see was filled in. */
  readonly isTrapped: boolean;
  /** How long the form was being filled in; null where no script measured it. */
  readonly seconds: number | null;
}

/** What a single post gives away; only the store, which knows the others, can tell a flood. */
export function findSuspicions({ enquiry, isTrapped, seconds }: Signs): readonly Suspicion[] {
  const { company, country, message } = enquiry;
  const found: Readonly<Partial<Record<Suspicion, boolean>>> = {
    trap: isTrapped,
    haste: seconds !== null && seconds < leastSeconds,
    links: countLinks(message) > mostLinks,
    // Links as forums and web pages write them, which the form does not accept.
    markup: /<a\s[^<>]{0,500}href|\[(?:url|link)=|\[\/(?:url|link)\]/i.test(message),
    address: [company, country].some((text) => countLinks(text) > 0),
  };
  return suspicions.filter((suspicion) => found[suspicion]);
}

function countLinks(text: string): number {
  return text.match(/https?:\/\//gi)?.length ?? 0;
}
