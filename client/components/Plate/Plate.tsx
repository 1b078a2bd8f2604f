// What stands for an ingredient: a plate of beads, ring and disc with its molecule, its symbol as on a pack, or its
// count of cells.
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import type { MoleculeDrawing } from "#shared/pages/sheet.ts";
import css from "./Plate.module.css";

/** Height of a symbol in the 400 unit square, by its number of characters. */
const symbolSizes = [0, 208, 172, 128, 98];

/** Milliards a gram of the strongest strain: its disc is the largest. */
const strongest = 600;

/** Milliards a gram that the scale marks. */
const scale = [50, 100, 200, 400, 600];

/**
 * Decorative: the name, and for a strain its strength, stand beside it in words. `look`: "head" is the large plate of
 * a sheet, a white disc on a tint; "card" is the small one, a tinted disc on white (the tint is the surroundings').
 */
export function Plate({
  symbol,
  drawing = null,
  cfu = null,
  unit,
  look = "head",
}: {
  symbol: string;
  drawing?: MoleculeDrawing | null;
  cfu?: number | null;
  unit?: string | undefined;
  look?: "head" | "card";
}) {
  return (
    <svg className={css.plate} data-look={look} viewBox="0 0 400 400" aria-hidden="true">
      <BeadRing count={look === "head" ? 64 : 48} radius={197} bead={look === "head" ? 2.3 : 3} />
      <circle className={css.ring} cx="200" cy="200" r={look === "head" ? 183 : 176} />
      <circle className={css.disc} cx="200" cy="200" r={look === "head" ? 170 : 154} />
      {drawing ? (
        <Structure drawing={drawing} look={look} />
      ) : cfu === null ? (
        <text
          className={css.symbol}
          x="200"
          y="200"
          dy="0.345em"
          fontSize={symbolSizes[[...symbol].length] ?? 90}
          textAnchor="middle"
        >
          {symbol}
        </text>
      ) : (
        <Strength cfu={cfu} unit={unit} />
      )}
    </svg>
  );
}

/** Largest magnification of a drawing: small molecules keep one bond length. */
const largestScale = { head: 1.75, card: 2.2 };

/** How far a drawing's corners may be from the centre of the disc. */
const reach = { head: 150, card: 136 };

/** The structure, in the colour of the text, as large as the disc allows but never beyond the common bond length. */
function Structure({ drawing, look }: { drawing: MoleculeDrawing; look: "head" | "card" }) {
  const { view, address, fades } = drawing;
  const [x, y, width, height] = view;
  const fitting = reach[look] / Math.hypot(width / 2, height / 2);
  const scale = Math.min(largestScale[look], fitting);
  const shown = { width: rounded(width * scale), height: rounded(height * scale) };
  return (
    <svg
      aria-hidden="true"
      className={css.structure}
      data-fades={fades ?? undefined}
      x={rounded(200 - shown.width / 2)}
      y={rounded(200 - shown.height / 2)}
      width={shown.width}
      height={shown.height}
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <use href={`${address}#m`} />
    </svg>
  );
}

/** Rounded, so that both sides write the same markup. */
const rounded = (length: number) => Number(length.toFixed(2));

/** A disc whose area is the quantity, on a scale of thin circles. Its number stands inside, or below where it is small. */
function Strength({ cfu, unit }: { cfu: number; unit: string | undefined }) {
  const radius = radiusOf(cfu);
  const isInside = radius >= 46;
  const size = isInside ? Math.min(84, Math.round(radius * 0.94)) : 46;
  return (
    <>
      {scale
        .filter((mark) => mark > cfu)
        .map((mark) => (
          <circle className={css.mark} key={mark} cx="200" cy="196" r={radiusOf(mark)} />
        ))}
      <circle className={css.cells} cx="200" cy="196" r={radius} />
      <text
        className={css.number}
        data-outside={!isInside || undefined}
        x="200"
        y={isInside ? 196 : 196 + radius + 34}
        dy="0.345em"
        fontSize={size}
        textAnchor="middle"
      >
        {cfu}
      </text>
      {unit && (
        <text className={css.unit} x="200" y="350" textAnchor="middle">
          {unit}
        </text>
      )}
    </>
  );
}

const radiusOf = (cfu: number) => rounded(128 * Math.sqrt(cfu / strongest));

/** The disc printed on our packs: range colour, white symbol, 48 beads. */
export function PackDisc({ symbol, range }: { symbol: string; range: string }) {
  return (
    <svg className={css.pack} data-range={range} viewBox="0 0 400 400" aria-hidden="true">
      <BeadRing count={48} radius={194} bead={3.4} />
      <circle cx="200" cy="200" r="168" fill="currentColor" />
      <text
        className={css.packSymbol}
        x="200"
        y="200"
        dy="0.345em"
        fontSize={symbolSizes[[...symbol].length] ?? 90}
        textAnchor="middle"
      >
        {symbol}
      </text>
    </svg>
  );
}
