// The product browser: categories as tabs, a search that combines with them, the products that both let through.
// Its state is the address; tabs are links and the search is a form, so all of it works without JavaScript.
import {
  type FormEvent,
  type KeyboardEvent,
  useId,
  useOptimistic,
  useRef,
  useTransition,
} from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { ClaimNotes } from "#client/components/ClaimNotes/ClaimNotes.tsx";
import { Refine } from "#client/components/Facets/Refine.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { NearHits } from "#client/components/NearHits/NearHits.tsx";
import { ProductCard } from "#client/components/ProductCard/ProductCard.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { prefetchSearch } from "#client/hooks/load-search.ts";
import { inPlace } from "#client/hooks/scrolling.ts";
import { followFocus, useShownInStrip } from "#client/hooks/show-in-strip.ts";
import { latestSearch } from "#client/hooks/shown-address.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useBrand } from "#client/hooks/use-brand.ts";
import { useEarlySearch } from "#client/hooks/use-early-search.ts";
import { useFound } from "#client/hooks/use-found.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { brandField } from "#shared/labels/brand-field.ts";
import { readBrand, withBrand } from "#shared/labels/brand-name.ts";
import type { FacetCounts } from "#shared/pages/facets.ts";
import type { Page, PageData } from "#shared/pages/page.ts";
import {
  type BrowserCategory,
  describeProductQuery,
  firstCategoryId,
  listOwnFacets,
  type ProductQuery,
  readProductQuery,
  viewProducts,
  writeProductQuery,
} from "#shared/pages/product-browser.ts";
import { readTyped } from "#shared/search/search-query.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./ProductBrowser.module.css";

type WhiteLabelData = PageData["whiteLabel"];

export function ProductBrowser({
  page,
  browser,
  texts,
  none,
  titleId,
}: {
  page: Pick<Page, "title" | "viewTitle">;
  browser: WhiteLabelData["browser"];
  texts: WhiteLabelData["productTexts"];
  /** What labels say without the visitor's name. */
  none: Phrase;
  titleId: string;
}) {
  const [parameters] = useSearchParams();
  const { searchIndex } = useSite();
  const navigate = useNavigate();
  const [, startMove] = useTransition();
  // As typed, spaces and all: the query trims them.
  const [typed, setTyped] = useOptimistic(readTyped(parameters));
  const id = useId();

  const brand = useBrand();
  const { facets } = browser;
  const query = readProductQuery(parameters, facets);
  useViewTitle(page, describeProductQuery(query, browser));
  const answer = useFoundProducts(query.search, browser.found);
  const { products: found, counts, elsewhere } = viewProducts(browser, query, answer);
  const addressOf = (to: Partial<ProductQuery>) => ({
    search: withBrand(writeProductQuery({ ...query, ...to }, facets), brand.name),
  });
  const isAlone =
    browser.products.filter(({ categoryId }) => categoryId === query.categoryId).length === 1;

  // The category first: its name is a claim as much as those of its products.
  const noted = [
    ...browser.categories.filter((category) => category.id === query.categoryId),
    ...found,
  ];

  const describeCategory = ({ category, count }: (typeof elsewhere)[number]) =>
    fillText(textOf(texts.inCategory), { count: String(count), category: textOf(category.name) });
  const countOf = (count: number) => fillText(textOf(texts.results), { count: String(count) });
  const read = useSettled(
    [
      countOf(found.length),
      ...(elsewhere.length > 0
        ? [textOf(texts.elsewhere), elsewhere.map(describeCategory).join(", ")]
        : []),
    ].join(". "),
  );
  const others = elsewhere.length > 0 && (
    <div className={css.elsewhere}>
      <Text as="p" id={`${id}elsewhere`} of={texts.elsewhere} />
      <ul className={css.others} aria-labelledby={`${id}elsewhere`}>
        {elsewhere.map((other) => (
          <li key={other.category.id}>
            <Link
              className={css.other}
              to={addressOf({ categoryId: other.category.id })}
              state={inPlace}
            >
              {describeCategory(other)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  const field = useRef<HTMLInputElement>(null);
  useEarlySearch(field, typed, search);

  /** The address is ahead of what is shown while that is being made. */
  function fromLatest(to: (latest: ProductQuery) => Partial<ProductQuery>) {
    const latest = new URLSearchParams(latestSearch());
    const query = readProductQuery(latest, facets);
    return {
      search: withBrand(writeProductQuery({ ...query, ...to(query) }, facets), readBrand(latest)),
    };
  }

  function search(text: string) {
    startMove(() => {
      setTyped(text);
      navigate(
        fromLatest(() => ({ search: text })),
        { replace: true, state: inPlace },
      );
    });
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || !submitter.name) return search(typed);
    const { name, value } = submitter;
    navigate(
      fromLatest(({ chosen }) => ({ chosen: { ...chosen, [name]: value } })),
      { state: inPlace },
    );
  }

  return (
    <>
      <div className={css.heading}>
        <Text as="h2" className={css.title} id={titleId} of={texts.title} />
        <search>
          <form className={css.search} id={`${id}form`} method="get" onSubmit={handleSubmit}>
            <FilterFields query={query} />
            {brand.name && <input type="hidden" name={brandField} value={brand.name} />}
            <button className={css.submit} type="submit" aria-label={textOf(texts.submit)}>
              <Icon name="search" />
            </button>
            <input
              className={css.field}
              ref={field}
              type="search"
              name="q"
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
              aria-label={textOf(texts.search)}
              placeholder={textOf(texts.search)}
              value={typed}
              onFocus={() => prefetchSearch(searchIndex)}
              onChange={(event) => search(event.target.value)}
            />
          </form>
        </search>
      </div>
      <div
        className={css.tabs}
        role="tablist"
        aria-label={textOf(texts.categories)}
        onKeyDown={handleTabKey}
      >
        {(["complements_alimentaires", "serums_cosmetiques"] as const).map((kind) => (
          <div className={css.row} key={kind} role="presentation">
            <span className={css.kind} id={`${id}${kind}`}>
              <Text of={kind === "complements_alimentaires" ? texts.supplements : texts.serums} />
            </span>
            <Tabs
              categories={browser.categories.filter((category) => category.kind === kind)}
              selected={query.categoryId}
              counts={counts["categorie"]}
              addressOf={(categoryId) => addressOf({ categoryId })}
              kindId={`${id}${kind}`}
              panelId={`${id}panel`}
            />
          </div>
        ))}
      </div>
      {(!isAlone || Object.keys(query.chosen).length > 0) && (
        <div className={css.refine}>
          <Refine
            facets={listOwnFacets(facets)}
            chosen={query.chosen}
            counts={counts}
            texts={browser.refine}
            form={`${id}form`}
            total={found.length}
            results={`${id}panel`}
            addressOf={(chosen) => addressOf({ chosen })}
            whole={addressOf({ search: "", chosen: {} })}
          />
        </div>
      )}
      {found.length > 0 && <p className={css.count}>{countOf(found.length)}</p>}
      <Aloud role="status">{read}</Aloud>
      <div
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}panel-tab-${query.categoryId}`}
        data-alone={isAlone || undefined}
      >
        {found.length > 0 && others}
        {found.length > 0 ? (
          <ul className={isAlone ? undefined : css.products}>
            {found.map((product, at) => (
              <li key={product.id}>
                <ProductCard
                  product={product}
                  isClose={at % 4 === 2}
                  brand={brand}
                  none={none}
                  capsules={texts.capsules}
                  {...(isAlone && { more: texts.more })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <div className={css.empty}>
            <Mark core={false} />
            <div>
              <Text as="p" className={css.emptyText} of={texts.empty} />
              {others}
            </div>
          </div>
        )}
        {found.length === 0 && <NearHits query={query.search} near={browser.near} />}
      </div>
      <ClaimNotes noted={noted} source={texts.claims} diet={texts.diet} />
    </>
  );
}

/** What a form of the page keeps of the address: category and filters. */
function FilterFields({ query }: { query: ProductQuery }) {
  return (
    <>
      {query.categoryId !== firstCategoryId && (
        <input type="hidden" name="categorie" value={query.categoryId} />
      )}
      {Object.entries(query.chosen).map(([facet, value]) => (
        <input type="hidden" name={facet} value={value} key={facet} />
      ))}
    </>
  );
}

/** The same, and the search. */
export function QueryFields({ facets }: { facets: WhiteLabelData["browser"]["facets"] }) {
  const [parameters] = useSearchParams();
  const query = readProductQuery(parameters, facets);
  return (
    <>
      <FilterFields query={query} />
      {query.search && <input type="hidden" name="q" value={query.search} />}
    </>
  );
}

/** The server's answer where it is to this search; else the browser's own. */
function useFoundProducts(query: string, answered: WhiteLabelData["browser"]["found"]) {
  const isAnswered = answered?.query === query;
  const own = useFound(isAnswered ? "" : query, "product");
  return isAnswered ? answered : own;
}

/** The tabs of one row: links, so that each is an address. */
function Tabs({
  categories,
  selected,
  counts,
  addressOf,
  kindId,
  panelId,
}: {
  categories: readonly BrowserCategory[];
  selected: number;
  /** Products that each would show. */
  counts: FacetCounts[string] | undefined;
  addressOf: (categoryId: number) => { readonly search: string };
  kindId: string;
  panelId: string;
}) {
  const track = useRef<HTMLDivElement>(null);
  useShownInStrip(
    track,
    categories.findIndex((category) => category.id === selected),
  );

  return (
    <div className={css.track} ref={track} role="presentation">
      {categories.map((category) => (
        <Link
          className={css.tab}
          key={category.id}
          role="tab"
          id={`${panelId}-tab-${category.id}`}
          to={addressOf(category.id)}
          state={inPlace}
          onFocus={(event) => followFocus(track.current, event.currentTarget)}
          aria-selected={category.id === selected}
          aria-controls={panelId}
          aria-describedby={kindId}
        >
          <Text of={category.name} />
          <small className={css.tally}>{counts?.[category.id]}</small>
        </Link>
      ))}
    </div>
  );
}

/** Arrow keys, Home and End move among all tabs; the space bar follows the one in focus, as of any tab. */
function handleTabKey(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: (current + 1) % tabs.length,
    ArrowLeft: (current - 1 + tabs.length) % tabs.length,
    Home: 0,
    End: tabs.length - 1,
  };
  const target = targets[event.key];
  if (target !== undefined) tabs[target]?.focus();
  else if (event.key === " ") tabs[current]?.click();
  else return;
  event.preventDefault();
}
