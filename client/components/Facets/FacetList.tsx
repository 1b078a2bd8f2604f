// The values of facets, one below the other. Each is a submit button with the number of rows it would leave: pressed again, it
// sends an empty value.
import { useId, useRef } from "react";
import { formeIcons } from "#client/components/Catalogue/forme-icons.ts";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { followFocus, useShownInStrip } from "#client/hooks/show-in-strip.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { ChosenFilters, Facet, FacetCounts } from "#shared/pages/facets.ts";
import css from "./FacetList.module.css";

/**
 * `look`: "strip" is a row of pills in narrow windows. `clear`: what pressing a chosen value does. `form`: id of the form, where
 * it is not around the list.
 */
export function FacetList({
  facets,
  chosen,
  counts,
  clear,
  look,
  isTitled = false,
  form,
}: {
  facets: readonly Facet[];
  chosen: ChosenFilters;
  counts: FacetCounts;
  clear: Phrase;
  look: "list" | "strip";
  isTitled?: boolean;
  form?: string | undefined;
}) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const values = facets.flatMap((facet) =>
    facet.values.map((value, index) => ({
      facet,
      value,
      isPressed: chosen[facet.id] === value.id,
      // The first value of every facet but the first stands apart from the values before it.
      isApart: index === 0 && facet !== facets[0],
    })),
  );
  const offered = values.filter(({ value, isPressed }) => isPressed || !value.isAbsent);
  const pressed = offered.findIndex(({ isPressed }) => isPressed);
  useShownInStrip(list, look === "strip" ? pressed : -1);

  return (
    <div className={css.group} data-look={look}>
      <p className={css.title} id={titleId} data-visible={isTitled || undefined}>
        {facets.slice(-1).map(({ id, label }) => (
          <Text of={label} key={id} />
        ))}
      </p>
      <ul
        className={css.list}
        ref={list}
        aria-labelledby={titleId}
        onFocus={(event) => followFocus(event.currentTarget, event.target)}
      >
        {offered.map(({ facet, value, isPressed, isApart }) => {
          const icon = formeIcons[value.id];
          const count = counts[facet.id]?.[value.id] ?? 0;
          return (
            <li className={css.item} key={facet.id + value.id} data-apart={isApart || undefined}>
              <button
                type="submit"
                className={css.value}
                form={form}
                name={facet.id}
                value={isPressed ? "" : value.id}
                aria-pressed={isPressed}
                title={isPressed ? textOf(clear) : undefined}
                data-none={count === 0 || undefined}
              >
                {value.dot ? (
                  <Dot category={value.dot} />
                ) : (
                  icon && <Icon name={icon} size="small" />
                )}
                <Text as="span" className={css.label} of={value.label} />
                <span className={css.count}>{count}</span>
                {isPressed && <Icon name="close" size="small" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
