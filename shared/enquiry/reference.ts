// The number a visitor gets for an enquiry, to be read out on the phone: "SPH-7K3Q-9F2M". Making one is the server's.

/** Digits and capitals that are not mistaken for one another, in print or aloud: no 0, O, 1, I, L. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

// Bound: linear, as it is anchored and each part has one length.
export const referenceShape = new RegExp(
  `^SPH-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`,
);

/** True for a text in the format of a reference; it does not look for an enquiry. */
export function isReference(text: string): boolean {
  return referenceShape.test(text);
}
