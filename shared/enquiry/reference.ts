// The number a visitor gets for an enquiry, to be read out on the phone: "SPH-7K3Q-9F2M". Making one is the server's.

/** Digits and capitals that are not mistaken for one another, in print or aloud: no 0, O, 1, I, L. */
export const referenceAlphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

const shape = new RegExp(`^SPH-[${referenceAlphabet}]{4}-[${referenceAlphabet}]{4}$`);

/** Whether a text has the shape of a reference; not whether such an enquiry exists. */
export function isReference(text: string): boolean {
  return shape.test(text);
}
