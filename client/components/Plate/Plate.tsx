// The picture of an ingredient: a plate of beads, ring and disc with its portrait, its molecule, its symbol as on a pack, or its
// count of cells.
import type { ReactNode } from "react";
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { MoleculeView, Portrait } from "#shared/pages/sheet.ts";
import css from "./Plate.module.css";
import { marksAbove, placeComponents, radiusOf, rounded, sizeOf } from "./plate-geometry.ts";

/** "head" is the large plate of a sheet, a white disc on a tint; "card" the small one, a tinted disc on white (the tint
 * is the surroundings'); "second" the structure beside the portrait of a head. */
type Look = "head" | "card" | "second";

/** Beads, ring and disc of each, in a 400 unit square. */
const frames = {
  head: { beads: 64, bead: 2.3, ring: 183, disc: 170 },
  card: { beads: 48, bead: 3, ring: 176, disc: 154 },
  second: { beads: 36, bead: 4.6, ring: 182, disc: 168 },
} as const satisfies Record<Look, object>;

/** True widths of the disc: of the head's box (SheetHead), with a structure beside it, in a row of plates (PlateRow). */
const portraitSizes = {
  head: "(width <= 500px) 77vw, (width <= 715px) 391px, (width <= 900px) 37.4vw, (width >= 1600px) 578px, 36.2vw",
  second:
    "(width <= 500px) 66vw, (width <= 715px) 337px, (width <= 900px) 32.2vw, (width >= 1600px) 497px, 31.1vw",
  card: "(width <= 715px) calc(35vw - 19px), (width <= 1050px) 22.5vw, (width >= 1680px) 198px, 11vw",
} as const satisfies Record<Look, string>;

/**
 * Decorative but for the words of an engraving or picture in a head: the name, and for a strain its strength, stand
 * beside it.
 */
export function Plate({
  of: { symbol, drawing, portrait, cfu = null },
  unit,
  look = "head",
  captioned = false,
  sizes = portraitSizes[look === "head" && drawing ? "second" : look],
}: {
  of: {
    readonly symbol: string;
    readonly drawing?: MoleculeView | null;
    readonly portrait?: Portrait | null;
    readonly cfu?: number | null;
  };
  unit?: string | undefined;
  look?: "head" | "card";
  /** The words of its picture stand under it. */
  captioned?: boolean;
  /** Widths of a picture, if the plate is neither in a head nor on a card. */
  sizes?: string;
}) {
  const structure = look === "head" ? drawing : null;
  if (portrait) {
    return (
      <span className={css.portrait} data-look={look} data-pair={structure ? "" : undefined}>
        <Disc look={look}>
          {portrait.kind === "components" && <Components of={portrait.symbols} symbol={symbol} />}
        </Disc>
        {portrait.kind !== "components" && (
          <span className={css.view}>
            <View
              of={portrait}
              look={look}
              sizes={sizes}
              decorative={look === "card" || captioned}
            />
          </span>
        )}
        {structure && (
          <span className={css.second}>
            <Disc look="second">
              <Structure drawing={structure} look="second" />
            </Disc>
          </span>
        )}
      </span>
    );
  }
  return (
    <Disc look={look}>
      {drawing ? (
        <Structure drawing={drawing} look={look} />
      ) : cfu === null ? (
        <Letters of={symbol} size={sizeOf(symbol)} />
      ) : (
        <Strength cfu={cfu} unit={unit} />
      )}
    </Disc>
  );
}

function Disc({ look, children }: { look: Look; children: ReactNode }) {
  const { beads, bead, ring, disc } = frames[look];
  return (
    <svg
      className={css.plate}
      data-look={look}
      viewBox="0 0 400 400"
      translate="no"
      aria-hidden="true"
    >
      {look === "second" && <circle className={css.halo} cx="200" cy="200" r="217" />}
      <BeadRing count={beads} radius={197} bead={bead} />
      <circle className={css.ring} cx="200" cy="200" r={ring} />
      <circle className={css.disc} cx="200" cy="200" r={disc} />
      {children}
    </svg>
  );
}

function Letters({
  of,
  x = 200,
  y = 200,
  size,
}: {
  of: string;
  x?: number;
  y?: number;
  size: number;
}) {
  return (
    <text className={css.symbol} x={x} y={y} dy="0.345em" fontSize={size} textAnchor="middle">
      {of}
    </text>
  );
}

/** The photograph or engraving; on a card the name beside it says enough. */
function View({
  of,
  look,
  sizes,
  decorative,
}: {
  of: Exclude<Portrait, { kind: "components" }>;
  look: "head" | "card";
  sizes: string;
  decorative: boolean;
}) {
  const isHead = look === "head";
  if (of.kind === "picture") {
    return <Picture of={of.picture} sizes={sizes} eager={isHead} decorative={decorative} />;
  }
  // It is in a <picture>, or React would write a preload link for it before the page.
  return (
    <picture>
      <img
        className={css.engraving}
        src={of.address}
        width="600"
        height="600"
        alt={decorative ? "" : textOf(of.alt)}
        lang={decorative || typeof of.alt === "string" ? undefined : of.alt.lang}
        loading={isHead ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}

/** The components of a complex; a ring of them has their sum inside. */
function Components({ of, symbol }: { of: readonly string[]; symbol: string }) {
  const { isRing, radius, places } = placeComponents(of);
  return (
    <>
      {places.map(({ symbol: component, x, y, size }) => (
        <g key={component}>
          <circle className={css.component} cx={x} cy={y} r={radius} />
          <Letters of={component} x={x} y={y} size={size} />
        </g>
      ))}
      {isRing && <Letters of={symbol} size={rounded(sizeOf(symbol) * 0.56)} />}
    </>
  );
}

/** Largest magnification of a drawing: small molecules keep one bond length. */
const largestScale = { head: 1.75, card: 2.2, second: 2.3 };

/** Largest distance of a drawing's corners from the centre of the disc. */
const reach = { head: 150, card: 136, second: 152 };

/** The structure, in the colour of the text, as large as the disc allows but never beyond the common bond length. */
function Structure({ drawing, look }: { drawing: MoleculeView; look: Look }) {
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

/** A disc whose area is the quantity, on a scale of thin circles. Its number stands inside, or below where it is small. */
function Strength({ cfu, unit }: { cfu: number; unit: string | undefined }) {
  const radius = radiusOf(cfu);
  const isInside = radius >= 46;
  const size = isInside ? Math.min(84, Math.round(radius * 0.94)) : 46;
  return (
    <>
      {marksAbove(cfu).map((mark) => (
        <circle className={css.mark} key={mark} cx="200" cy="196" r={mark} />
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
