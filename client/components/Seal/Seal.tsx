// A certification as a typographic seal: we show no third-party logo.

import { useId } from "react";
import { BeadRing } from "#client/components/Mark/Mark.tsx";
import type { SealCopy } from "#shared/content/schema/blocks.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./Seal.module.css";

/** `className`: how they stand beside each other. */
export function Seals({
  seals,
  className,
}: {
  seals: readonly Localized<SealCopy>[];
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {seals.map((seal) => (
        <li key={seal.name}>
          <Seal seal={seal} />
        </li>
      ))}
    </ul>
  );
}

function Seal({ seal }: { seal: Localized<SealCopy> }) {
  const id = useId();
  return (
    <figure className={css.seal}>
      <svg className={css.drawing} viewBox="0 0 400 400" translate="no" aria-hidden="true">
        <BeadRing count={60} radius={194} bead={3.4} />
        <circle cx="200" cy="200" r="168" fill="none" stroke="currentColor" strokeWidth="1.6" />
        <path id={`${id}a`} d="M 62 200 a 138 138 0 0 1 276 0" fill="none" />
        <path id={`${id}b`} d="M 42 200 a 158 158 0 0 0 316 0" fill="none" />
        <text className={css.round} textAnchor="middle">
          <textPath href={`#${id}a`} startOffset="50%">
            {textOf(seal.above)}
          </textPath>
        </text>
        <text className={`${css.round} ${css.hollow}`} textAnchor="middle">
          <textPath href={`#${id}b`} startOffset="50%">
            {textOf(seal.below)}
          </textPath>
        </text>
        <text className={css.name} x="200" y="222" textAnchor="middle">
          {seal.name}
        </text>
      </svg>
      <figcaption className={css.hidden}>
        {/* A comma: the space before a colon depends on the language. */}
        {`${seal.name}, ${textOf(seal.caption)}`}
      </figcaption>
    </figure>
  );
}
