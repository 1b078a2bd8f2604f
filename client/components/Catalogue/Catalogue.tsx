// The catalogue of a family: search, filters, rows, pager. It is one GET form, so it works without script;
// with script the same form moves through the same addresses without a page load.
import { type ComponentType, type FormEvent, type SyntheticEvent, useRef, useState } from "react";
import { Ring } from "#client/components/Action/Action.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import type { CatalogueData, CatalogueRow, CatalogueView } from "#shared/catalogue/catalogue.ts";
import type { CatalogueTexts } from "#shared/content/interface/catalogue.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./Catalogue.module.css";
import { CatalogueFilters } from "./CatalogueFilters.tsx";
import { prefetchRows } from "./load-rows.ts";
import { RowTable } from "./RowTable.tsx";
import { useCatalogue } from "./use-catalogue.ts";

export type CatalogueKind = "liposome" | "niosome" | "strain";

/** Id of the block, which the form's address names; `titleId` is its title's, for the section around it. */
const blockId = "catalogue";
export const catalogueTitleId = "catalogue-title";

interface Shown {
  readonly view: CatalogueView;
  readonly texts: Prepared<CatalogueTexts>;
}

export function Catalogue({
  data,
  texts,
  kind,
  title,
  titleEnd,
}: {
  data: CatalogueData;
  texts: Prepared<CatalogueTexts>;
  kind: CatalogueKind;
  title: Phrase;
  /** More words of the title, where they are in another language. */
  titleEnd?: Phrase;
}) {
  const { query, view, typed, isPending, search, goTo } = useCatalogue(data);
  const searchField = useRef<HTMLInputElement>(null);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The address, as it is ahead of the hidden fields while rows are on their way.
    const values = new URLSearchParams(window.location.search);
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

  const prefetch = () => prefetchRows(data.indexPath);
  const preview = usePreview(view);
  return (
    <div id={blockId}>
      <h2 className={css.title} id={catalogueTitleId}>
        <Say of={title} />
        {titleEnd && (
          <>
            {" "}
            <Say of={titleEnd} />
          </>
        )}
      </h2>
      <form
        className={css.form}
        action={`#${blockId}`}
        onSubmit={handleSubmit}
        onPointerEnter={prefetch}
        onPointerOver={preview.follow}
        onFocus={(event) => {
          prefetch();
          preview.follow(event);
        }}
      >
        {query.filter && <input type="hidden" name="filtre" value={query.filter} />}
        {query.forme && <input type="hidden" name="forme" value={query.forme} />}
        <div className={css.side}>
          <CatalogueFilters
            data={data}
            texts={texts}
            kind={kind}
            query={query}
            typed={typed}
            searchField={searchField}
            onType={search}
          />
          {kind !== "strain" && (
            <div className={css.preview} data-tone={kind} data-kind={kind}>
              {preview.Component && preview.row && <preview.Component row={preview.row} />}
            </div>
          )}
        </div>
        <div className={css.main} data-pending={isPending || undefined}>
          {view.total > 0 && (
            <RowTable
              kind={kind}
              rows={view.rows}
              texts={texts}
              formes={data.formes}
              labelledBy={catalogueTitleId}
            />
          )}
          <div className={css.foot}>
            <div className={css.status} role="status">
              {view.total > 0 ? (
                <Count view={view} texts={texts} />
              ) : (
                <p className={css.empty}>
                  <Mark core={false} />
                  <Say of={texts.empty} />
                </p>
              )}
            </div>
            {view.total > 0 && <Pager view={view} texts={texts} />}
          </div>
        </div>
      </form>
    </div>
  );
}

/** The row that was last under the pointer or in focus, and what draws it: fetched with the first of them. */
function usePreview({ rows }: CatalogueView) {
  const [row, setRow] = useState<CatalogueRow | null>(null);
  const [Component, setComponent] = useState<ComponentType<{ row: CatalogueRow }> | null>(null);

  function follow({ target }: SyntheticEvent) {
    if (!Component) {
      // Where it cannot be had, there is no preview.
      void import("./RowPreview.tsx").then(
        (module) => setComponent(() => module.RowPreview),
        () => undefined,
      );
    }
    const line = (target as Element).closest("tr");
    // The first line is the head.
    const next = line && rows[line.rowIndex - 1];
    if (next) setRow(next);
  }

  return { row, Component, follow };
}

/** How many rows match, and which of their pages is shown: announced when either changes. */
function Count({ view: { total, page, pages }, texts }: Shown) {
  return (
    <p className={css.count}>
      {total === 1 ? textOf(texts.oneResult) : fill(texts.results, { count: total })}
      {/* Seen between the arrows. */}
      <span className={css.heard}>{`. ${fill(texts.pageOf, { page, pages })}`}</span>
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
      <button
        type="submit"
        className={css.turn}
        name="page"
        value={page - 1}
        disabled={page === 1}
        aria-label={textOf(texts.previousPage)}
      >
        <Ring icon="left" />
      </button>
      <span className={css.pages}>
        {page} / {pages}
      </span>
      <button
        type="submit"
        className={css.turn}
        name="page"
        value={page + 1}
        disabled={page === pages}
        aria-label={textOf(texts.nextPage)}
      >
        <Ring icon="right" />
      </button>
    </div>
  );
}
