// Hard capsules: how much goes into one. Sizes are those of the trade, volumes those that makers of capsules print (literature);
// which sizes the laboratory fills is a question of shared/content/questions.

/** Volume of the body, ml, by size. */
export const capsuleVolumes = { "00": 0.91, "0": 0.68, "1": 0.5, "2": 0.37, "3": 0.3 } as const;

/**
 * Mass, mg, that no capsule holds more of: the largest one, filled with a powder as dense as water. Powders with liposomes are half
 * as dense, so that what passes here may still not fit; what does not pass cannot.
 */
export const mostInCapsule = 1000 * capsuleVolumes["00"];
