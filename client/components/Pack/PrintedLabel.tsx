// What is printed on a drawn label, as text around the pack: in the light of its paper, as it is multiplied with it.
import { useId } from "react";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fitBrand, fitLines, fitSymbol, type LabelLine } from "#shared/labels/fit-brand.ts";
import layout from "#shared/labels/label-layout.json" with { type: "json" };
import { curveOf, heightOf, type LabelForm, packSide, unitOf } from "#shared/labels/place-label.ts";
import type { LabelData } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";

const { disc } = layout;
const middle = packSide / 2;

/** Rounded, so that server and browser render the same markup. */
const rounded = (length: number) => Math.round(length * 10) / 10;

/** Without a symbol, the disc is in the picture. `atFoot`: the picture is cropped around its foot. */
export function PrintedLabel({
  of: { form, symbol, range, lines },
  brand,
  none,
  atFoot,
}: {
  of: LabelData;
  brand: string;
  none: Phrase;
  atFoot: boolean;
}) {
  const unit = unitOf(form);
  const { nameAt } = layout.forms[form];
  const discAt = heightOf(form, disc.at);
  const symbolSize = fitSymbol(symbol) * unit;
  const ring = disc.beadsRadius * unit;
  const [first, second] = fitLines(form, lines.map(textOf));
  return (
    <svg
      className={css.label}
      data-range={range}
      viewBox={`0 0 ${packSide} ${packSide}`}
      preserveAspectRatio={atFoot ? "xMidYMax slice" : "xMidYMid slice"}
      aria-hidden="true"
    >
      {symbol && (
        <>
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
        </>
      )}
      <g className={css.brand}>
        {(fitBrand(form, brand) ?? fitBrand(form, textOf(none)))?.map((line) => (
          <Line of={line} form={form} key={line.at} />
        ))}
      </g>
      {/* The visitor's, where there is one (BrandTools). */}
      <use
        href="#brand-logo"
        x={rounded(middle - 30 * unit)}
        y={heightOf(form, nameAt - 12)}
        width={rounded(60 * unit)}
        height={rounded(15 * unit)}
      />
      <g className={css.lines}>
        {first && <Line of={first} form={form} />}
        {second && (
          <g opacity={layout.secondLine.opacity}>
            <Line of={second} form={form} />
          </g>
        )}
      </g>
    </svg>
  );
}

function Line({ of: { text, size, at }, form }: { of: LabelLine; form: LabelForm }) {
  const id = useId();
  return (
    <>
      <path id={id} d={curveOf(form, at)} fill="none" />
      <text fontSize={rounded(size * unitOf(form))}>
        <textPath href={`#${id}`} startOffset="50%">
          {text}
        </textPath>
      </text>
    </>
  );
}
