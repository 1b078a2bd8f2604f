// The logo's mark as an SVG text, for icons and link previews; its geometry is the page's.
import { mark } from "../../client/components/Mark/mark-geometry.ts";

export const colours = {
  paper: "#f6f6f2",
  ink: "#0f2a24",
  bottle: "#0e2f28",
  core: "#e2620e",
  ember: "#ff8a3d",
} as const;

/** Below 24 px: a ring around a core. */
const smallMark = { ring: { radius: 17, stroke: 3 }, coreRadius: 8 } as const;

const palettes = {
  onLight: { line: colours.ink, core: colours.core },
  onDark: { line: "#ffffff", core: colours.ember },
} as const;

export type MarkGround = keyof typeof palettes;

/** The mark's shapes in the middle of a square of `side` units, over `part` of its width; the caller draws the ground. */
export function drawMark(ground: MarkGround, side = 40, part = 1): string {
  const { line, core } = palettes[ground];
  const { beads, beadRadius, membrane, coreRadius } = mark;
  const scale = (side * part) / 40;
  const shift = (side * (1 - part)) / 2;
  const circles = beads.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${beadRadius}"/>`);
  return `<g transform="translate(${shift} ${shift}) scale(${scale})"><g fill="${line}">${circles.join("")}</g>
<circle cx="20" cy="20" r="${membrane.radius}" fill="none" stroke="${line}" stroke-width="${membrane.stroke}"/>
<circle cx="20" cy="20" r="${coreRadius}" fill="${core}"/></g>`;
}

export const composeMark = (ground: MarkGround) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${drawMark(ground)}</svg>`;

/**
 * The form below 24 px, in the colours of the reader's light or dark surroundings. The light ones are attributes: where the
 * site's policy is applied to its style element, they remain.
 */
export function composeFavicon(): string {
  const { onLight, onDark } = palettes;
  const { ring, coreRadius } = smallMark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
<style>@media (prefers-color-scheme:dark){.ring{stroke:${onDark.line}}.core{fill:${onDark.core}}}</style>
<circle class="ring" cx="20" cy="20" r="${ring.radius}" fill="none" stroke="${onLight.line}" stroke-width="${ring.stroke}"/>
<circle class="core" cx="20" cy="20" r="${coreRadius}" fill="${onLight.core}"/>
</svg>
`;
}

/** The same on a paper disc, for icons that cannot know what they stand on. */
export function composeDiscFavicon(): string {
  const { line, core } = palettes.onLight;
  const { ring, coreRadius } = smallMark;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="19.5" fill="${colours.paper}"/>
<circle cx="20" cy="20" r="${ring.radius}" fill="none" stroke="${line}" stroke-width="${ring.stroke}"/>
<circle cx="20" cy="20" r="${coreRadius}" fill="${core}"/></svg>`;
}
