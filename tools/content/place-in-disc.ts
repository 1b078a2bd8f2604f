// A molecule as it stands in the disc of a small plate, in a file of its own: an image is fetched once its plate comes near the
// window, and the part of another file that a page draws at once.

/** Side of the square around the disc, in units of a plate of 400. */
const side = 340;
/** Largest distance of the corners from the centre. */
const reach = 132;
/** Largest magnification: small molecules keep one bond length. */
const largestScale = 2;

const ink = "#0F2A24";

/** Where a long molecule begins to fade, and where it is whole, along the part that is shown. */
const fades = {
  left: [0, 0.45],
  right: [1, 0.55],
  both: [0, 0.3, 0.7, 1],
} as const;

type Side = keyof typeof fades;

/** `svg`: of the whole molecule; `view`: the part that is shown, x, y, width, height. */
export function placeInDisc(
  svg: string,
  view: readonly [number, number, number, number],
  fade: Side | null,
): string {
  const [x, y, width, height] = view;
  const scale = Math.min(largestScale, reach / Math.hypot(width / 2, height / 2));
  const shown = { width: rounded(width * scale), height: rounded(height * scale) };
  const start = { x: rounded((side - shown.width) / 2), y: rounded((side - shown.height) / 2) };
  const inside = svg.replace(/^<svg[^>]*>|<\/svg>\s*$/g, "");
  const place = `x="${start.x}" y="${start.y}" width="${shown.width}" height="${shown.height}" viewBox="${x} ${y} ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" color="${ink}">${fade ? mask(fade, view) : ""}<svg ${place}>${fade ? `<g mask="url(#f)">${inside}</g>` : inside}</svg></svg>`;
}

function mask(fade: Side, [x, y, width, height]: readonly [number, number, number, number]) {
  const stops = [...fades[fade]]
    .toSorted((one, other) => one - other)
    .map((offset) => `<stop offset="${offset}" stop-color="${isEnd(offset) ? "#000" : "#fff"}"/>`);
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return `<linearGradient id="g">${stops.join("")}</linearGradient><mask id="f" maskUnits="userSpaceOnUse" ${box}><rect ${box} fill="url(#g)"/></mask>`;
}

const isEnd = (offset: number) => offset === 0 || offset === 1;

const rounded = (length: number) => Number(length.toFixed(2));
