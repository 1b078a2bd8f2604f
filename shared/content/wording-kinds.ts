// How binding words of a label are, the most binding first. Data only.

export const wordingKinds = [
  /** A text of law has them. */
  "statutory",
  /** An agency’s decision or a register of declarations asks for them, or a law that leaves the words open. */
  "required",
  /** An agency, or good practice, advises them. */
  "advised",
] as const;
export type WordingKind = (typeof wordingKinds)[number];
