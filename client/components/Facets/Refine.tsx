// The facets that are not in view, folded behind one line that says how many are chosen; below it, whatever is chosen, each
// with a cross, and the way back to the whole list.
import { useRef } from "react";
import { Link, type To } from "react-router-dom";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { inPlace } from "#client/hooks/scrolling.ts";
import type { RefineTexts } from "#shared/content/schema/interface/catalogue.ts";
import { textOf } from "#shared/editions/edition.ts";
import {
  type ChosenFilters,
  type Facet,
  type FacetCounts,
  listFilters,
} from "#shared/pages/facets.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { FacetList } from "./FacetList.tsx";
import css from "./Refine.module.css";

/**
 * `form`: id of the form, where it is not around this. `total`: of the rows that are left; `results`: id of where they are. `addressOf`: where the list is with other choices. `whole`: where all of
 * it is.
 */
export function Refine({
  facets,
  chosen,
  counts,
  texts,
  form,
  total,
  results,
  addressOf,
  whole,
}: {
  facets: readonly Facet[];
  chosen: ChosenFilters;
  counts: FacetCounts;
  texts: Localized<RefineTexts>;
  form?: string;
  total: number;
  results: string;
  addressOf: (chosen: ChosenFilters) => To;
  whole: To;
}) {
  const line = useRef<HTMLElement>(null);
  const folded = facets.filter(({ isFolded, isHidden }) => isFolded && !isHidden);
  const named = facets.filter(({ isFolded, endOf }) => isFolded && !endOf);
  const chips = listFilters(facets, chosen);
  const hidden = listFilters(folded, chosen).length;
  const left = total > 0 ? formatCount(texts.show, total) : textOf(texts.showNone);
  /** Keeps the focus in place: a control pressed here disappears with the value it clears. */
  const keepFocus = () => line.current?.focus({ preventScroll: true });

  return (
    <search aria-label={textOf(texts.open)}>
      <details className={css.folded}>
        <summary className={css.line} ref={line}>
          <span className={css.open}>
            <Icon name="plus" size="small" />
            <Icon name="minus" size="small" />
            <Text of={texts.open} />
          </span>
          {hidden > 0 && <span className={css.number}>{formatCount(texts.chosen, hidden)}</span>}
          <span className={css.names} aria-hidden="true">
            {named.map(({ label }) => textOf(label)).join(" · ")}
          </span>
          <span className={css.left} aria-hidden="true">
            {left}
          </span>
        </summary>
        <div className={css.lists}>
          {folded.map((facet) => (
            <FacetList
              key={facet.id}
              facets={[facet]}
              chosen={chosen}
              counts={counts}
              clear={texts.clear}
              look="list"
              isTitled
              form={form}
            />
          ))}
        </div>
        <p className={css.foot}>
          <MoreInfo className={css.show} to={`#${results}`}>
            {left}
          </MoreInfo>
        </p>
      </details>
      {chips.length > 0 && (
        <ul className={css.chips} aria-label={formatCount(texts.chosen, chips.length)}>
          {chips.map(({ facet, value }) => (
            <li key={facet.id}>
              <Link
                className={css.chip}
                to={addressOf({ ...chosen, [facet.id]: "" })}
                state={inPlace}
                aria-label={fillText(textOf(texts.remove), { name: textOf(value.label) })}
                onClick={keepFocus}
              >
                <Text of={value.label} />
                <Icon name="close" size="small" />
              </Link>
            </li>
          ))}
          <li>
            <Link className={css.clear} to={whole} state={inPlace} onClick={keepFocus}>
              <Text of={texts.clearAll} />
            </Link>
          </li>
        </ul>
      )}
    </search>
  );
}
