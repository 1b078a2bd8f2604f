// The plate of an entry among others: beads, ring and a white disc with its drawing, its picture, its symbols or its quantity. Its
// files are fetched once it comes near the window.
import type { RowPlate } from "#shared/pages/row-plate.ts";
import css from "./Plates.module.css";
import { marksAbove, placeComponents, radiusOf, sizeOf } from "./plate-geometry.ts";

/**
 * Decorative: the name stands beside it. `isNumbered`: a quantity has its number, where the plate is large enough for one. `sizes`: of
 * a picture where it may be wider than 160 px.
 */
export function SmallPlate({
  plate,
  cfu = 0,
  isNumbered = true,
  sizes,
}: {
  plate: RowPlate | undefined;
  cfu?: number | undefined;
  isNumbered?: boolean;
  sizes?: string;
}) {
  return (
    <span className={css.plate}>
      <svg viewBox="0 0 400 400" translate="no" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          {/* Dashes without a length, and round ends: 64 beads. */}
          <circle
            cx="200"
            cy="200"
            r="195"
            strokeWidth="6.4"
            strokeLinecap="round"
            strokeDasharray="0 19.144"
          />
          <circle cx="200" cy="200" r="178" strokeWidth="1.8" />
        </g>
        <circle cx="200" cy="200" r="166" fill="var(--palette-white)" />
        {plate?.kind === "symbols" && <Symbols of={plate} />}
        {cfu > 0 && <Quantity of={cfu} isNumbered={isNumbered} />}
      </svg>
      {plate?.kind === "drawing" && (
        // It is in a <picture>, or React would write a preload link for it before the page.
        <picture className={css.view}>
          <img
            src={plate.address}
            srcSet={sizes && plate.large && `${plate.address} 320w, ${plate.large} 640w`}
            sizes={sizes && plate.large && sizes}
            width="340"
            height="340"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      )}
    </span>
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
    <text className={css.letters} x={x} y={y} dy="0.345em" fontSize={size} textAnchor="middle">
      {of}
    </text>
  );
}

function Symbols({ of: { symbols, symbol } }: { of: Extract<RowPlate, { kind: "symbols" }> }) {
  if (symbols.length === 1) return <Letters of={symbol} size={sizeOf(symbol)} />;
  const { isRing, radius, places } = placeComponents(symbols);
  return (
    <>
      {places.map(({ symbol: component, x, y, size }) => (
        <g key={component}>
          <circle cx={x} cy={y} r={radius} fill="none" stroke="currentColor" strokeWidth="1.8" />
          <Letters of={component} x={x} y={y} size={size} />
        </g>
      ))}
      {isRing && <Letters of={symbol} size={sizeOf(symbol) * 0.56} />}
    </>
  );
}

/** Least height of a number that is still read on a phone. */
const leastNumber = 58;

/** A disc whose area is the quantity, as on sheets. Its number stands inside, or below where it is small. */
function Quantity({ of, isNumbered }: { of: number; isNumbered: boolean }) {
  const radius = radiusOf(of);
  const isInside = radius > leastNumber;
  return (
    <>
      {marksAbove(of).map((mark) => (
        <circle className={css.mark} key={mark} cx="200" cy="196" r={mark} />
      ))}
      <circle className={css.cells} cx="200" cy="196" r={radius} />
      {isNumbered && (
        <text
          className={css.letters}
          data-outside={!isInside || undefined}
          x="200"
          y={isInside ? 196 : 232 + radius}
          dy="0.345em"
          fontSize={leastNumber}
          textAnchor="middle"
        >
          {of}
        </text>
      )}
    </>
  );
}
