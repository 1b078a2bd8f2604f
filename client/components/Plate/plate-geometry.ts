// The measures of what plates show, in a 400 unit square: for large plates (Plate.tsx) and small ones (SmallPlate.tsx). Rounded, so
// that server and browser render the same markup.

export const rounded = (length: number) => Number(length.toFixed(2));

/** Height of a symbol by its number of characters. */
const symbolSizes = [0, 208, 172, 128, 98];
export const sizeOf = (symbol: string) => symbolSizes[[...symbol].length] ?? 90;

/** Height of a component's symbol, in radii of its disc, by its number of characters. */
const componentSizes = [0, 1.1, 0.98, 0.7, 0.6];

/** The components of a complex: each is a disc with its symbol. With more than four they make a ring, which leaves room inside. */
export function placeComponents(symbols: readonly string[]) {
  const count = symbols.length;
  const isRing = count > 4;
  const orbit = isRing ? 122 : count === 2 ? 76 : 84;
  const radius = rounded(Math.min(66, orbit * Math.sin(Math.PI / count) - 4));
  const places = symbols.map((symbol, index) => {
    // Two stand side by side; else the first is at the top.
    const angle = 2 * Math.PI * (index / count - (count === 2 ? 0.5 : 0.25));
    return {
      symbol,
      x: rounded(200 + orbit * Math.cos(angle)),
      y: rounded(200 + orbit * Math.sin(angle)),
      size: rounded(radius * (componentSizes[[...symbol].length] ?? 0.62)),
    };
  });
  return { isRing, radius, places };
}

/** Content of the strongest strain, in milliards per gram: its disc is the largest. */
const strongest = 600;

/** Marks on the scale, in milliards per gram. */
const scale = [50, 100, 200, 400, 600];

/** Radius of the disc whose area is a quantity. */
export const radiusOf = (cfu: number) => rounded(128 * Math.sqrt(cfu / strongest));

/** Radii of the marks above a quantity. */
export const marksAbove = (cfu: number) => scale.filter((mark) => mark > cfu).map(radiusOf);
