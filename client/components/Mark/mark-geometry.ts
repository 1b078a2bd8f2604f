// The geometry of the logo's mark, in a 40 unit square: for the page (Mark.tsx) and for icons and cards (studio/images).

export interface Bead {
  readonly x: number;
  readonly y: number;
}

/** Points of a ring of beads, rounded so that server and browser render the same markup. */
export function ringOfBeads(count: number, radius: number, centre: number): readonly Bead[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    return {
      x: Number((centre + radius * Math.cos(angle)).toFixed(2)),
      y: Number((centre + radius * Math.sin(angle)).toFixed(2)),
    };
  });
}

/** A ring of beads around a membrane around a lit core; all centred on 20, 20. */
export const mark = {
  beads: ringOfBeads(20, 17, 20),
  beadRadius: 1.75,
  membrane: { radius: 11.5, stroke: 1.3 },
  coreRadius: 6,
} as const;
