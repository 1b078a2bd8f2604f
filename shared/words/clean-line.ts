// One line of what somebody typed, without what cannot be seen.

// Controls, lone halves of surrogate pairs, and what reorders or hides text: bidirectional marks and overrides,
// zero-width space, word joiner, byte order mark, soft hyphen. Joiners stay, as Persian and emoji need them.
export const unseen =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;

/** A line break becomes a space, so that what stood on two lines is still two words. Linear in the text. */
export function cleanLine(text: string): string {
  return text
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, " ")
    .replace(unseen, "")
    .trim();
}
