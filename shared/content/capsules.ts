// Hard capsules: how much goes into one. Sizes are those of the trade, volumes and measures those that makers of capsules print
// (literature, to be confirmed); which sizes the laboratory fills is a question of shared/content/questions.

/**
 * Volume of the body, ml, by size. Makers print 0.90 to 0.95 for 00: a low value is the safer one where the question is
 * whether a formula fits.
 */
export const capsuleVolumes = { "00": 0.91, "0": 0.68, "1": 0.5, "2": 0.37, "3": 0.3 } as const;

/** Outer measures of the closed capsule, mm, of the sizes that are drawn. */
export const capsuleSizes = {
  "00": { length: 23.5, diameter: 8.55 },
  "0": { length: 21.4, diameter: 7.66 },
  "1": { length: 19.3, diameter: 6.93 },
} as const;

/**
 * Mass, mg, that no capsule holds more of: the largest one, filled with a powder as dense as water. Powders with liposomes are half
 * as dense, so that what passes here may still not fit; what does not pass cannot.
 */
export const mostInCapsule = 1000 * capsuleVolumes["00"];
