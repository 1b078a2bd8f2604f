// The colour behind a picture until it has loaded. The security policy forbids style attributes, so elements name their
// ground (`data-ground`) and the style sheet has one rule per ground.

/** Pictures that end in a ground of their own colour; behind others it is seen for a moment, and may be brief. */
const endsInGround = /^pack-(?!white-sand)|^product-(?!.*-banner$)|-hero(?:-en)?$/;

/** Of every two shades one is enough: each is a rule that all pages carry. */
const toBrief = (color: string) =>
  [1, 3, 5]
    .map((at) => 2 * Math.round(Number.parseInt(color.slice(at, at + 2), 16) / 34))
    .map((shade) => Math.min(shade, 15).toString(16))
    .join("");

/** Three or six hexadecimal digits. */
export const groundOf = ({ name, color }: { readonly name: string; readonly color: string }) =>
  endsInGround.test(name) ? color.slice(1) : toBrief(color);
