// What is printed on the packs of the white-label page's group, over both of its pictures: the discs are in these.
import { useBrand } from "#client/hooks/use-brand.ts";
import type { Phrase } from "#shared/editions/edition.ts";
import { type GroupView, shownOf, standsOf } from "#shared/labels/place-group.ts";
import type { PackData } from "#shared/pages/product-browser.ts";
import css from "./Pack.module.css";
import { Print } from "./PrintedLabel.tsx";

/** `lines`: of each pack, in the order of `groupProducts`. `none`: what stands for a name that is missing or does not fit. */
export function GroupLabels({
  lines,
  none,
}: {
  lines: readonly PackData["lines"][];
  none: Phrase;
}) {
  const { name } = useBrand();
  const views: readonly GroupView[] = ["wide", "portrait"];
  return (
    <>
      {views.map((view) => (
        <svg
          className={css.label}
          data-view={view}
          viewBox={shownOf(view).join(" ")}
          preserveAspectRatio="xMaxYMax slice"
          translate="no"
          aria-hidden="true"
          key={view}
        >
          {standsOf(view).map(({ seen, ...stand }, pack) => {
            const own = lines[pack];
            return (
              own && (
                // Cut where a pack that stands before it begins.
                <svg width={seen} aria-hidden="true" key={stand.at.join(" ")}>
                  <Print stand={stand} brand={name} none={none} lines={own} />
                </svg>
              )
            );
          })}
        </svg>
      ))}
    </>
  );
}
