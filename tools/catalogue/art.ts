// The picture in the disc of a sheet: structure, engraving, picture or symbols, and its position.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawings as icons } from "#client/components/Icon/drawings.ts";
import { ringOfBeads } from "#client/components/Mark/mark-geometry.ts";
import { textOf } from "#shared/editions/edition.ts";
import { drawings, engravings } from "#shared/generated/drawings.ts";
import type { MoleculeDrawing, SheetData } from "#shared/pages/sheet.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { drawComponents } from "./site-drawings.ts";

/** Files are addresses of the templates. `width`, `height`: of a drawing, in parts of the disc's box. */
export type Art =
  | {
      readonly kind: "drawing";
      readonly file: string;
      readonly alt: string;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: "engraving" | "picture"; readonly file: string; readonly alt: string }
  | { readonly kind: "symbols"; readonly symbols: readonly string[]; readonly symbol: string };

/** The template's path for a drawing of the site: "/molecules/x.svg", with the part of it that is shown. */
export const drawingFile = (address: string) => `/art${address.replace("/molecules", "")}`;

/** The largest magnification of a structure, and how far its corners may reach, in units of the disc: 400 across. */
const largestScale = 1.9;
const reach = 152;

/** The first piece, and the structure beside it if that is another; null when nothing stands for the entry. */
export function artOf(
  { portrait, drawing, symbol, isFinished }: SheetData,
  { name, structure }: { readonly name: string; readonly structure: string },
): { readonly main: Art; readonly second: Art | null } | null {
  const drawn = drawing && draw(drawing, structure);
  if (!portrait) {
    return drawn ? { main: drawn, second: null } : null;
  }
  const second = isFinished ? null : drawn;
  if (portrait.kind === "components")
    return { main: { kind: "symbols", symbols: portrait.symbols, symbol }, second };
  if (portrait.kind === "engraving") {
    const main = {
      kind: "engraving",
      file: drawingFile(portrait.address),
      alt: textOf(portrait.alt),
    } as const;
    return { main, second };
  }
  const file = portrait.picture.name.replace(/^product-/, "portrait-");
  const alt = textOf(portrait.picture.alt) || name;
  return { main: { kind: "picture", file: `/pictures/${file}.jpg`, alt }, second };
}

function draw({ address, view, name }: MoleculeDrawing, structure: string): Art {
  const [, , width, height] = view;
  const scale = Math.min(largestScale, reach / Math.hypot(width / 2, height / 2));
  return {
    kind: "drawing",
    file: drawingFile(address),
    alt: fillText(structure, { name: textOf(name) }),
    width: (width * scale) / 400,
    height: (height * scale) / 400,
  };
}

/** The side on which a long molecule fades, and how far, as in client/components/Plate. */
const fadeStops = {
  left: [0, 0.45, 1, 1],
  both: [0, 0.3, 0.7, 1],
  right: [0, 0, 0.55, 1],
} as const;

const ink = "#0F2A24";

/**
 * The drawings of the site as the templates find them: in the ink of print, long molecules faded at their sides. `site`: the
 * folder into which the content step has written them.
 */
export function listArt(site: string): ReadonlyMap<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (address: string, svg: string) =>
    files.set(drawingFile(address), Buffer.from(svg.replaceAll("currentColor", ink)));
  for (const address of Object.values(engravings)) add(address, read(address));
  for (const { address, fades } of Object.values(drawings)) {
    const svg = read(address);
    add(address, fades ? fade(svg, fades) : svg);
  }
  add("/molecules/plate.svg", plate({ beads: 64, bead: 2.3, ring: 183, line: 0.7, disc: 170 }));
  add("/molecules/second.svg", plate({ beads: 36, bead: 4.6, ring: 182, line: 1.5, disc: 168 }));
  add("/molecules/seal.svg", seal);
  add("/molecules/vesicle.svg", drawVesicle());
  for (const [name, svg] of Object.entries(drawComponents())) add(`/molecules/${name}.svg`, svg);
  for (const [name, path] of Object.entries(icons)) add(`/molecules/icon-${name}.svg`, icon(path));
  return files;

  function read(address: string): string {
    return readFileSync(join(site, address), "utf8");
  }
}

function fade(svg: string, side: keyof typeof fadeStops): string {
  const [start, full, end, last] = fadeStops[side];
  const stop = (offset: number, colour: string) =>
    `<stop offset="${offset}" stop-color="${colour}"/>`;
  const [first, final] = [side === "right" ? "#fff" : "#000", side === "left" ? "#fff" : "#000"];
  const gradient = `<linearGradient id="g" x1="0" x2="1" y1="0" y2="0">${stop(start, first)}${stop(full, "#fff")}${stop(end, "#fff")}${stop(last, final)}</linearGradient>`;
  const [, x = "0", y = "0", width = "0", height = "0"] =
    /viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const mask = `<mask id="f" maskUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#g)"/></mask>`;
  return svg.replace('<g id="m">', `<defs>${gradient}${mask}</defs><g mask="url(#f)">`);
}

/** Beads, ring and disc, as client/components/Plate has them for heads, in a 400 unit square. */
function plate(
  frame: Readonly<Record<"beads" | "bead" | "ring" | "line" | "disc", number>>,
): string {
  const { beads, bead, ring, line, disc } = frame;
  const circles = ringOfBeads(beads, 197, 200).map(
    ({ x, y }) => `<circle cx="${x}" cy="${y}" r="${bead}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 404 404"><g fill="currentColor">${circles.join("")}</g><circle cx="200" cy="200" r="${ring}" fill="none" stroke="currentColor" stroke-width="${line}"/><circle cx="200" cy="200" r="${disc}" fill="#fff"/></svg>`;
}

const icon = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

const dotsOn = (count: number, radius: number, bead: number) =>
  ringOfBeads(count, radius, 200)
    .map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${bead}"/>`)
    .join("");

const seal = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g fill="currentColor">${dotsOn(60, 194, 3.4)}</g><circle cx="200" cy="200" r="168" fill="none" stroke="currentColor" stroke-width="2"/></svg>`;

/** A vesicle cut open: two leaflets of heads and tails around a core with the active. */
function drawVesicle(): string {
  const tails = (count: number, from: number, to: number) => {
    const [starts, ends] = [ringOfBeads(count, from, 200), ringOfBeads(count, to, 200)];
    return starts
      .map(({ x, y }, index) => `M${x} ${y}L${ends[index]?.x} ${ends[index]?.y}`)
      .join("");
  };
  const active = [
    [184, 204, 38],
    [246, 236, 22],
    [232, 168, 16],
    [150, 250, 13],
    [206, 262, 10],
    [262, 196, 7],
    [150, 160, 9],
    [212, 132, 8],
  ].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><path d="${tails(72, 188, 162)}${tails(54, 132, 158)}" fill="none" stroke="#7A5200" stroke-width="1.6"/><g fill="currentColor">${dotsOn(72, 192, 6)}${dotsOn(54, 130, 5)}</g><g fill="#E2620E">${active.join("")}</g></svg>`;
}
