// What tells a robot's post from a visitor's. A suspicion only holds an enquiry back for an operator: nothing is lost.
import type { Enquiry } from "#shared/enquiry/rules.ts";

/** Nobody reads the form, fills in four fields and sends them sooner. */
const leastSeconds = 2;

/** A brand may send its site, a product and a brief; whoever sends more sells links. */
const mostLinks = 3;

export interface Suspicion {
  readonly enquiry: Enquiry;
  /** The field that only robots see was filled in. */
  readonly isTrapped: boolean;
  /** How long the form was being filled in; null where no script measured it. */
  readonly seconds: number | null;
}

export function isSuspect({ enquiry, isTrapped, seconds }: Suspicion): boolean {
  const { company, country, phone, message } = enquiry;
  return (
    isTrapped ||
    (seconds !== null && seconds < leastSeconds) ||
    countLinks(message) > mostLinks ||
    /<a\s|\[url|\[link/i.test(message) ||
    [company, country, phone].some((text) => countLinks(text) > 0)
  );
}

function countLinks(text: string): number {
  return text.match(/https?:\/\//gi)?.length ?? 0;
}
