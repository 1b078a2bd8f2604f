// Measures of the printer's edition.

/** Points of a millimetre. */
export const mm = 72 / 25.4;

/** The strip that is cut off at each edge. */
export const bleed = 3;

/** The size of a cut page, as the templates have it: A4, in points. */
export const trim = { width: 595.28, height: 841.89 } as const;

/** Millimetres; for a coated paper of 115 g/m² and a cover of 300 g/m². The printing house knows those of its papers. */
export const usualThickness = { sheet: 0.1, cover: 0.28 } as const;

/** The strip of the cover's inside beside the spine, which holds the glue and stays without ink; millimetres. */
export const glued = 6;
