// Search field and specified filters of a catalogue.
import type { RefObject } from "react";
import { FacetList } from "#client/components/Facets/FacetList.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { prefetchSearch } from "#client/hooks/load-search.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { FamilyKind } from "#shared/families/families.ts";
import type { CatalogueData, CatalogueQuery } from "#shared/pages/catalogue.ts";
import type { FacetCounts } from "#shared/pages/facets.ts";
import type { TableTexts } from "#shared/pages/page.ts";
import css from "./CatalogueFilters.module.css";

export function CatalogueFilters({
  data,
  texts,
  kind,
  query,
  counts,
  typed,
  searchField,
  onType,
}: {
  data: CatalogueData;
  texts: TableTexts;
  kind: FamilyKind;
  query: CatalogueQuery;
  counts: FacetCounts;
  typed: string;
  searchField: RefObject<HTMLInputElement | null>;
  onType: (text: string) => void;
}) {
  const { searchIndex } = useSite();
  const label = textOf(kind === "strain" ? texts.searchStrain : texts.searchIngredient);
  const inView = data.facets.filter(({ isFolded }) => !isFolded);
  // Types of strain and health categories are one list, as specified.
  const lists = kind === "strain" ? [inView] : inView.map((facet) => [facet]);
  return (
    <search className={css.filters} aria-label={label}>
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
          onFocus={() => prefetchSearch(searchIndex)}
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
      {lists.map((facets) => (
        <FacetList
          key={facets[0]?.id}
          facets={facets}
          chosen={query.chosen}
          counts={counts}
          clear={data.refine.clear}
          look="strip"
          isTitled={facets[0]?.id === "forme"}
        />
      ))}
    </search>
  );
}
