// Draws the master of the desk's picture in the menu: its window, and three rods with their marks, as the desk draws them.
//   node images/draw-desk-rods.ts
import sharp from "sharp";
import { colours, drawMark } from "#studio/images/mark.ts";
import { mastersFolder } from "#studio/images/picture-list.ts";

/** Of the site's tokens: liposome, white. */
const [ground, window] = ["#f4e3b9", "#ffffff"];
const { ink } = colours;

const side = 480;
/** The window, and the rods with the place of their mark: two within it, one short of it. */
const [left, right] = [162, 352];
const rods = [
  { y: 130, dose: 286 },
  { y: 240, dose: 238 },
  { y: 350, dose: 108 },
];
const spacing = 19;
/** Free at each side of a mark. */
const room = 52;
const markSide = 92;

const placeMark = (x: number, y: number) =>
  `<g transform="translate(${x - markSide / 2} ${y - markSide / 2})">${drawMark("onLight", markSide)}</g>`;

/** Beads of one spacing from the window's left edge to both sides: full within it, hollow outside. */
function drawRod({ y, dose }: (typeof rods)[number]): string {
  const places = Array.from({ length: 40 }, (_, i) => left + spacing / 2 + (i - 12) * spacing);
  const beads = places
    .filter((x) => x > 0 && x < side && Math.abs(x - dose) > room)
    .map((x) =>
      x > left && x < right
        ? `<circle cx="${x}" cy="${y}" r="5.6" fill="${ink}"/>`
        : `<circle cx="${x}" cy="${y}" r="4.6" fill="none" stroke="${ink}" stroke-width="2"/>`,
    );
  return beads.join("") + placeMark(dose, y);
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}">
  <rect width="${side}" height="${side}" fill="${ground}"/>
  <rect x="${left}" width="${right - left}" height="${side}" fill="${window}"/>
  <path d="M${left} 0V${side}M${right} 0V${side}" stroke="${ink}" stroke-width="3"/>
  ${rods.map(drawRod).join("")}
</svg>`;

await sharp(Buffer.from(svg), { density: 72 })
  .removeAlpha()
  .webp({ lossless: true, effort: 6 })
  .toFile(new URL("desk-rods.webp", mastersFolder).pathname);
