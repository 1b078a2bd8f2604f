// What is printed on a drawn label, as text around the pack: in the light of its paper, as it is multiplied with it.
import { useId } from "react";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fitBrand, fitLines, fitSymbol, type LabelLine } from "#shared/labels/fit-brand.ts";
import layout from "#shared/labels/label-layout.json" with { type: "json" };
import {
  curveOf,
  packSide,
  pointOf,
  type Stand,
  standOf,
  unitOf,
} from "#shared/labels/place-label.ts";
import type { PackData } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

const { disc } = layout;

/** Rounded, so that server and browser render the same markup. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** `atFoot`: its picture is cropped around its foot. */
export function PrintedLabel({
  of: { form, symbol, range, lines },
  brand,
  none,
  atFoot,
}: {
  of: PackData;
  brand: string;
  none: Phrase;
  atFoot: boolean;
}) {
  const stand = standOf(form);
  const unit = unitOf(stand);
  const [middle, discAt] = pointOf(stand, disc.at);
  const symbolSize = fitSymbol(symbol) * unit;
  const ring = disc.beadsRadius * unit;
  return (
    <svg
      className={css.label}
      data-range={range}
      viewBox={`0 0 ${packSide} ${packSide}`}
      preserveAspectRatio={atFoot ? "xMidYMax slice" : "xMidYMid slice"}
      aria-hidden="true"
    >
      <circle className={css.disc} cx={middle} cy={discAt} r={rounded(disc.radius * unit)} />
      {/* Beads are the round caps of dashes without length. */}
      <circle
        className={css.beads}
        cx={middle}
        cy={discAt}
        r={rounded(ring)}
        strokeWidth={rounded(2 * disc.beadRadius * unit)}
        strokeDasharray={`0 ${((2 * Math.PI * rounded(ring)) / disc.beads).toFixed(4)}`}
      />
      <text
        className={css.symbol}
        x={middle}
        y={rounded(discAt + symbolSize * layout.symbol.drop)}
        fontSize={rounded(symbolSize)}
      >
        {symbol}
      </text>
      <Print stand={stand} brand={brand} none={none} lines={lines} />
    </svg>
  );
}

/** What a label has below its disc: the name, and what the product is. */
export function Print({
  stand,
  brand,
  none,
  lines,
}: {
  stand: Stand;
  brand: string;
  none: Phrase;
  lines: PackData["lines"];
}) {
  const { form } = stand;
  const unit = unitOf(stand);
  const [logoX, logoY] = pointOf(stand, layout.forms[form].nameAt - 12);
  const [first, second] = fitLines(form, lines.map(textOf));
  return (
    <>
      <g className={css.brand}>
        {(fitBrand(form, brand) ?? fitBrand(form, textOf(none)))?.map((line) => (
          <Line of={line} stand={stand} key={line.at} />
        ))}
      </g>
      {/* The visitor's, where there is one (BrandTools). */}
      <use
        href="#brand-logo"
        x={rounded(logoX - 30 * unit)}
        y={logoY}
        width={rounded(60 * unit)}
        height={rounded(15 * unit)}
      />
      <g className={css.lines}>
        {first && <Line of={first} stand={stand} />}
        {second && (
          <g opacity={layout.secondLine.opacity}>
            <Line of={second} stand={stand} />
          </g>
        )}
      </g>
    </>
  );
}

function Line({ of, stand }: { of: LabelLine; stand: Stand }) {
  const id = useId();
  const { path, middle } = curveOf(stand, of);
  return (
    <>
      <path id={id} d={path} fill="none" />
      <text fontSize={rounded(of.size * unitOf(stand))}>
        <textPath href={`#${id}`} startOffset={`${middle}%`}>
          {of.text}
        </textPath>
      </text>
    </>
  );
}
