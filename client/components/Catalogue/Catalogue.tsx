// The catalogue of a family: search, filters, rows, pager. It is one GET form, so it works without script;
// with script the same form moves through the same addresses without a page load.

import { type FormEvent, type SyntheticEvent, useRef, useState } from "react";
import { useHref } from "react-router-dom";
import { MoreInfo, Ring } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Refine } from "#client/components/Facets/Refine.tsx";
import { NearHits } from "#client/components/NearHits/NearHits.tsx";
import plates from "#client/components/Plate/Plates.module.css";
import { Text } from "#client/components/Text/Text.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { hasReducedMotion } from "#client/hooks/scrolling.ts";
import { latestSearch } from "#client/hooks/shown-address.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useEarlySearch } from "#client/hooks/use-early-search.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { FamilyKind } from "#shared/families/families.ts";
import {
  type CatalogueData,
  type CatalogueQuery,
  type CatalogueRow,
  type CatalogueView,
  describeQuery,
  facetsInAddress,
  pageSize,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import { type Facet, listFilters } from "#shared/pages/facets.ts";
import type { Page, TableTexts } from "#shared/pages/page.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./Catalogue.module.css";
import { CatalogueFilters } from "./CatalogueFilters.tsx";
import { Look } from "./Look.tsx";
import { NothingFound } from "./NothingFound.tsx";
import { PlateStrip, RowPreview, Wall } from "./plates.ts";
import { RowName } from "./RowName.tsx";
import { RowTable } from "./RowTable.tsx";
import { useCatalogue } from "./use-catalogue.ts";
import { useWholeList } from "./use-whole-list.ts";

/** Id of the block, which the form's address names; `titleId` is its title's, for the section around it. */
const blockId = "catalogue";
const resultsId = "results";
export const catalogueTitleId = "catalogue-title";

/** Distance above the header's scroll padding up to which the top of a list is not scrolled back, px. */
const headerSlack = 24;

/** If a value of one of these facets is chosen, each row shows its pH. */
const phFacets = ["ph", "phmin", "phmax"];

interface Shown {
  readonly view: CatalogueView;
  readonly texts: TableTexts;
}

export function Catalogue({
  page,
  data,
  texts,
  kind,
  title,
  titleEnd,
}: {
  page: Pick<Page, "title" | "viewTitle">;
  data: CatalogueData;
  texts: TableTexts;
  kind: FamilyKind;
  title: Phrase;
  /** More words of the title, where they are in another language. */
  titleEnd?: Phrase;
}) {
  const results = useRef<HTMLDivElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const { facets } = data;
  const { query, view, index, typed, isPending, prepare, search, goTo } = useCatalogue(
    data,
    () => results.current && revealTop(results.current),
  );
  useEarlySearch(searchField, typed, search);
  useViewTitle(page, describeQuery({ ...query, page: view.page }, facetsInAddress(data)));

  const placeOf = (to: Partial<CatalogueQuery>, kept = facetsInAddress(data)) => ({
    search: writeCatalogueQuery(to, kept),
    hash: `#${blockId}`,
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The address, because it changes before the hidden fields do while rows are being fetched.
    const values = new URLSearchParams(latestSearch());
    values.delete("page");
    values.set("q", String(new FormData(event.currentTarget).get("q") ?? ""));
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.name) {
      values.set(submitter.name, submitter.value);
      // The button that clears the search goes away with it.
      if (submitter.name === "q") searchField.current?.focus();
    }
    goTo(values);
  }

  const { isWall } = query;
  const preview = usePreview(view);
  const tone = kind === "strain" ? "probiotic" : kind;
  const { searchIndex } = useSite();
  const whole = useWholeList({ query, data, address: index, searchIndex }, view.pages > 1);
  return (
    <div id={blockId} tabIndex={-1}>
      <h2 className={css.title} id={catalogueTitleId}>
        <Text of={title} />
        {titleEnd && (
          <>
            {" "}
            <Text of={titleEnd} />
          </>
        )}
      </h2>
      {!isWall && (
        <div className={plates.lead} data-tone={tone} data-screen="">
          <PlateStrip of={data.strip} to={placeOf({ ...query, isWall: true, page: 1 })} />
        </div>
      )}
      <form
        className={css.form}
        data-wall={isWall || undefined}
        action={`#${blockId}`}
        onSubmit={handleSubmit}
        onPointerEnter={prepare}
        onPointerOver={preview.follow}
        onFocus={(event) => {
          prepare();
          preview.follow(event);
        }}
      >
        {[...new URLSearchParams(placeOf({ chosen: query.chosen, isWall }).search)].map(
          ([name, value]) => (
            <input type="hidden" name={name} value={value} key={name} />
          ),
        )}
        <MoreInfo className={css.toResults} to={`#${resultsId}`}>
          <Text of={data.refine.toResults} />
        </MoreInfo>
        <div className={css.side}>
          <CatalogueFilters
            data={data}
            texts={texts}
            kind={kind}
            query={query}
            counts={view.counts}
            typed={typed}
            searchField={searchField}
            onType={search}
          />
          {preview.row && !isWall && (
            <div className={plates.preview} data-tone={tone} aria-hidden="true">
              <RowPreview row={preview.row} Name={RowName} />
            </div>
          )}
        </div>
        <div className={css.main}>
          <div className={css.refine}>
            <Refine
              facets={facets}
              chosen={query.chosen}
              counts={view.counts}
              texts={data.refine}
              total={view.total}
              results={resultsId}
              addressOf={(chosen) => placeOf({ ...query, chosen, page: 1 })}
              whole={placeOf({ chosen: query.chosen, isWall }, data.beside)}
            />
          </div>
          <Asked query={query} facets={facets} texts={texts} />
          <div
            className={css.results}
            id={resultsId}
            ref={results}
            tabIndex={-1}
            data-pending={isPending || undefined}
            data-rowless={view.total === 0 || undefined}
          >
            <Look
              isWall={isWall}
              texts={texts}
              addressOf={(look) => placeOf({ ...query, isWall: look, page: 1 })}
            />
            {view.total > 0 ? (
              <>
                <p className={css.count}>{countOf({ view, texts })}</p>
                {!isWall && (
                  <div className={css.rows}>
                    <RowTable
                      kind={kind}
                      rows={whole ?? view.rows}
                      texts={texts}
                      hasPh={phFacets.some((id) => query.chosen[id])}
                      formes={facets.find(({ id }) => id === "forme")?.values}
                      labelledBy={catalogueTitleId}
                    />
                  </div>
                )}
                {!isWall && <Pager view={view} texts={texts} />}
                {view.pages > 1 && !whole && (
                  <Part view={view} texts={texts} search={placeOf({ ...query, page: 1 }).search} />
                )}
              </>
            ) : (
              <div className={css.rows}>
                <NothingFound text={texts.empty} />
                <NearHits query={query.search} near={data.near} />
              </div>
            )}
            {isWall && (
              <div className={plates.wall} data-tone={tone}>
                <Wall
                  rows={view.rows}
                  Name={RowName}
                  dimmed={view.dimmed}
                  texts={texts.walls[kind === "strain" ? "strains" : "ingredients"]}
                />
              </div>
            )}
            <Status view={view} texts={texts} />
          </div>
        </div>
      </form>
    </div>
  );
}

/** The row that was last under the pointer or in focus, at first the first one. */
function usePreview({ rows }: CatalogueView) {
  const [row, setRow] = useState<CatalogueRow | null>(null);

  function follow({ target }: SyntheticEvent) {
    const line = elementOf(target)?.closest("tr");
    // The first line is the head.
    const next = line && rows[line.rowIndex - 1];
    if (next) setRow(next);
  }

  return { row: row && rows.includes(row) ? row : rows[0], follow };
}

/** Brings the top of the list back if it is under the header or above the window. */
function revealTop(list: HTMLElement) {
  const room = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (list.getBoundingClientRect().top >= room - headerSlack) return;
  list.scrollIntoView({ behavior: hasReducedMotion() ? "instant" : "smooth" });
}

const countOf = ({ view: { total }, texts }: Shown) => formatCount(texts.results, total);

/** The number of matching rows and the page of them in view: read out once it has changed. */
function Status({ view, texts }: Shown) {
  const { total, page, pages } = view;
  const text = useSettled(
    total > 0
      ? `${countOf({ view, texts })}. ${fill(texts.pageOf, { page, pages })}`
      : countOf({ view, texts }),
  );
  return <Aloud role="status">{text}</Aloud>;
}

/** The search and the filters of the list in words, for paper. */
function Asked({
  query,
  facets,
  texts: { printed },
}: {
  query: CatalogueQuery;
  facets: readonly Facet[];
  texts: TableTexts;
}) {
  const names = listFilters(facets, query.chosen).map(({ value }) => textOf(value.label));
  return (
    <div className={css.printed} aria-hidden="true">
      {query.search && <p>{fillText(textOf(printed.search), { search: query.search })}</p>}
      {names.length > 0 && (
        <p>{fillText(formatCount(printed.filters, names.length), { names: names.join(", ") })}</p>
      )}
    </div>
  );
}

/** The range of rows on paper, if not all of them, and the address of all. `search`: of the list from its first page on. */
function Part({ view: { rows, page, total }, texts, search }: Shown & { readonly search: string }) {
  const address = useSite().url + useHref({ search });
  const from = (page - 1) * pageSize + 1;
  return (
    <p className={css.printed} aria-hidden="true">
      {fillText(textOf(texts.printed.part), {
        from: String(from),
        to: String(from + rows.length - 1),
        count: String(total),
        address,
      })}
    </p>
  );
}

const fill = (text: Phrase, values: Readonly<Record<string, number>>) =>
  fillText(
    textOf(text),
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])),
  );

function Pager({ view: { page, pages }, texts }: Shown) {
  return (
    <div className={css.pager}>
      <Turn to={page - 1} pages={pages} label={texts.previousPage} icon="left" />
      <span className={css.pages}>{`${page} / ${pages}`}</span>
      <Turn to={page + 1} pages={pages} label={texts.nextPage} icon="right" />
    </div>
  );
}

/** An arrow on the last page is disabled but keeps its place: whoever pressed it from the keyboard must not lose focus. */
function Turn({
  to,
  pages,
  label,
  icon,
}: {
  to: number;
  pages: number;
  label: Phrase;
  icon: "left" | "right";
}) {
  const isEnd = to < 1 || to > pages;
  return (
    <button
      type={isEnd ? "button" : "submit"}
      className={css.turn}
      name="page"
      value={to}
      aria-disabled={isEnd || undefined}
      aria-label={textOf(label)}
    >
      <Ring icon={icon} />
    </button>
  );
}
