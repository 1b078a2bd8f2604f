// The addresses of the registers that are pages: health claims, maxima. For both sides.

export const claimsPath = "/allegations-autorisees";
export const maximaPath = "/doses-maximales";

/** Forms of a register for other programs and for spreadsheets (docs/registers.md). */
export const registerForms = ["csv", "json"] as const;
export type RegisterForm = (typeof registerForms)[number];

/** The whole register as a file: "/allegations-autorisees.csv". `path`: of its page. */
export const registerFile = (path: string, form: RegisterForm): string => `${path}.${form}`;

/** The anchor of the limits of cosmetics, on the page of maxima. */
export const cosmeticsAnchor = "cosmetics";

/** The anchor of a claim, a nutrient or a substance on its page: "zinc/dna" → "zinc-dna". */
export const anchorOf = (id: string): string => id.replace("/", "-");
