// Search field and filters of a catalogue. Every filter is a submit button: pressed again, it sends an empty value.
import { type RefObject, useEffect, useId, useRef } from "react";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { followFocus, showInStrip } from "#client/hooks/show-in-strip.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { FamilyKind } from "#shared/families/families.ts";
import type { CatalogueData, CatalogueFilter, CatalogueQuery } from "#shared/pages/catalogue.ts";
import type { TableTexts } from "#shared/pages/page.ts";
import css from "./CatalogueFilters.module.css";
import { formeIcons } from "./forme-icons.ts";

export function CatalogueFilters({
  data,
  texts,
  kind,
  query,
  typed,
  searchField,
  onType,
}: {
  data: CatalogueData;
  texts: TableTexts;
  kind: FamilyKind;
  query: CatalogueQuery;
  typed: string;
  searchField: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}) {
  const label = textOf(kind === "strain" ? texts.searchStrain : texts.searchIngredient);
  return (
    <div className={css.filters}>
      {/* First of the form's buttons, so it is the one that Enter presses. */}
      <div className={css.search}>
        <button type="submit" className={css.searchButton} aria-label={textOf(texts.submit)}>
          <Icon name="search" />
        </button>
        <input
          className={css.searchField}
          ref={searchField}
          type="search"
          name="q"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          aria-label={label}
          placeholder={label}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
        />
        {typed && (
          <button
            type="submit"
            className={css.searchButton}
            name="q"
            value=""
            aria-label={textOf(texts.clearSearch)}
          >
            <Icon name="close" size="small" />
          </button>
        )}
      </div>
      <FilterList
        name="filtre"
        title={texts.filterBy}
        filters={data.filters}
        pressed={query.filter}
        clear={texts.clearFilter}
        isSplit={kind === "strain"}
      />
      {data.formes.length > 0 && (
        <FilterList
          name="forme"
          title={texts.formesTitle}
          filters={data.formes}
          pressed={query.forme}
          clear={texts.clearFilter}
        />
      )}
    </div>
  );
}

/** `isSplit`: the first two filters, the kinds of strain, stand apart from the health categories. */
function FilterList({
  name,
  title,
  filters,
  pressed,
  clear,
  isSplit = false,
}: {
  name: "filtre" | "forme";
  title: Phrase;
  filters: readonly CatalogueFilter[];
  pressed: string;
  clear: Phrase;
  isSplit?: boolean;
}) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);

  // In narrow windows the filters are a strip: the pressed one must be in view, also where an address named it.
  useEffect(() => {
    const index = filters.findIndex(({ id }) => id === pressed);
    const item = list.current?.children[index];
    if (list.current && item instanceof HTMLElement)
      showInStrip(list.current, item, { isSmooth: !isFirst.current });
    isFirst.current = false;
  }, [filters, pressed]);

  return (
    <div className={css.group}>
      <p className={css.groupTitle} id={titleId} data-visible={name === "forme" || undefined}>
        <Say of={title} />
      </p>
      <ul
        className={css.list}
        ref={list}
        aria-labelledby={titleId}
        onFocus={(event) => followFocus(event.currentTarget, event.target)}
      >
        {filters.map((filter, index) => {
          const isPressed = filter.id === pressed;
          const icon = formeIcons[filter.id];
          return (
            <li
              className={css.item}
              key={filter.id}
              data-apart={(isSplit && index === 2) || undefined}
            >
              <button
                type="submit"
                className={css.filter}
                name={name}
                value={isPressed ? "" : filter.id}
                aria-pressed={isPressed}
                title={isPressed ? textOf(clear) : undefined}
              >
                {filter.dot ? (
                  <Dot category={filter.dot} />
                ) : (
                  icon && <Icon name={icon} size="small" />
                )}
                <span className={css.label}>
                  <Say of={filter.label} />
                </span>
                <span className={css.count}>{filter.count}</span>
                {isPressed && <Icon name="close" size="small" />}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
