// The labels of the packs at the head of the page, over both of its pictures: their discs are in these.

import packCss from "#client/components/Pack/Pack.module.css";
import { PrintedLabel } from "#client/components/Pack/Pack.tsx";
import { useBrand } from "#client/hooks/use-brand.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import type { PackGroupData } from "#shared/pages/product-browser.ts";
import css from "./WhiteLabelPage.module.css";

/** `none`: what stands for a name that is missing or does not fit. */
export function GroupLabels({ group, none }: { group: readonly PackGroupData[]; none: Phrase }) {
  const { name } = useBrand();
  return (
    <>
      {group.map(({ view, shown, side, packs }) => (
        <svg
          className={`${packCss.label} ${css[view]}`}
          data-view={view}
          viewBox={shown}
          preserveAspectRatio="xMaxYMax slice"
          translate="no"
          aria-hidden="true"
          key={view}
        >
          {packs.map(({ seen, height, place, label }) => (
            // Cut where a pack that stands before it begins.
            <svg width={seen} height={height} aria-hidden="true" key={place}>
              <g transform={`matrix(${place})`}>
                <svg width={side} height={side} aria-hidden="true">
                  <PrintedLabel of={label} brand={name} none={none} atFoot={false} />
                </svg>
              </g>
            </svg>
          ))}
        </svg>
      ))}
    </>
  );
}
