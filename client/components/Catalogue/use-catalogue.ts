// The state of a catalogue, which is its address: what it says, the rows it shows, and moving to another.
import {
  use,
  useEffect,
  useEffectEvent,
  useMemo,
  useOptimistic,
  useRef,
  useTransition,
} from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { inPlace } from "#client/hooks/scrolling.ts";
import { latestSearch } from "#client/hooks/shown-address.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useFound } from "#client/hooks/use-found.ts";
import {
  type CatalogueData,
  type CatalogueQuery,
  type CatalogueView,
  facetsInAddress,
  readCatalogueQuery,
  viewCatalogue,
  writeCatalogueQuery,
} from "#shared/pages/catalogue.ts";
import { catalogueIndexAddress } from "#shared/pages/data-addresses.ts";
import { readTyped } from "#shared/search/search-query.ts";
import { loadRows, prefetchRows } from "./load-rows.ts";

export interface CatalogueState {
  readonly query: CatalogueQuery;
  readonly view: CatalogueView;
  /** Address of all rows. */
  readonly index: string;
  /** The text of the search field: ahead of the query while rows are on their way. */
  readonly typed: string;
  readonly isPending: boolean;
  /** The visitor is about to search or filter. */
  readonly prepare: () => void;
  /** Searches without a new entry in the history, from page 1. */
  readonly search: (text: string) => void;
  /** Goes to what a form with these values asks for. */
  readonly goTo: (parameters: URLSearchParams) => void;
}

/** `onMove`: the visitor moved inside the catalogue, and the other view is there. */
export function useCatalogue(data: CatalogueData, onMove: () => void): CatalogueState {
  const [parameters] = useSearchParams();
  const { hash, key } = useLocation();
  const navigate = useNavigate();
  const isOwnMove = useRef(false);
  const [isPending, startMove] = useTransition();
  // As typed, spaces and all: the query trims them.
  const [typed, setTyped] = useOptimistic(readTyped(parameters));
  const facets = facetsInAddress(data);
  const query = readCatalogueQuery(parameters, facets);
  const index = catalogueIndexAddress(useSite().build, data.indexPath);

  function move(to: CatalogueQuery, replace: boolean) {
    const search = writeCatalogueQuery(to, facets);
    isOwnMove.current = true;
    startMove(() => {
      setTyped(to.search);
      navigate(
        { search, hash },
        { replace: replace || search === writeCatalogueQuery(query, facets), state: inPlace },
      );
    });
  }

  const tell = useEffectEvent(() => {
    if (isOwnMove.current) onMove();
    isOwnMove.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival has its key -- because the same view may be asked for again
  useEffect(() => tell(), [key]);

  return {
    query,
    view: useView(query, data, index),
    index,
    typed,
    isPending,
    prepare: () => prefetchRows(index),
    search(text) {
      // The address is ahead of the query while rows are on their way.
      const latest = readCatalogueQuery(new URLSearchParams(latestSearch()), facets);
      move({ ...latest, search: text, page: 1 }, true);
    },
    goTo: (values) => move(readCatalogueQuery(values, facets), false),
  };
}

/** The server's own view where it answers the query; else one made here, which waits for all rows and for the search's index. */
function useView(query: CatalogueQuery, data: CatalogueData, index: string): CatalogueView {
  const facets = facetsInAddress(data);
  const asked = writeCatalogueQuery(query, facets);
  const isOwn = asked === writeCatalogueQuery(data.query, facets);
  const rows = isOwn ? null : use(loadRows(index));
  const found = useFound(isOwn ? "" : query.search, data.group);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is the query -- because its objects are new with each render
  return useMemo(
    () => (rows ? viewCatalogue(rows, query, data.facets, found) : data.view),
    [rows, asked, data, found],
  );
}
