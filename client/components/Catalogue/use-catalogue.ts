// The state of a catalogue, which is its address: what it says, the rows it shows, and moving to another.
import { use, useOptimistic, useTransition } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  type CatalogueData,
  type CatalogueQuery,
  type CatalogueView,
  readCatalogueQuery,
  viewCatalogue,
  writeCatalogueQuery,
} from "#shared/catalogue/catalogue.ts";
import { loadRows } from "./load-rows.ts";

export interface CatalogueState {
  readonly query: CatalogueQuery;
  readonly view: CatalogueView;
  /** What the search field holds: ahead of the query while rows are on their way. */
  readonly typed: string;
  readonly isPending: boolean;
  /** Searches without a new entry in the history, from page 1. */
  readonly search: (text: string) => void;
  /** Goes to what a form with these values asks for. */
  readonly goTo: (parameters: URLSearchParams) => void;
}

export function useCatalogue(data: CatalogueData): CatalogueState {
  const [parameters] = useSearchParams();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isPending, startMove] = useTransition();
  // As typed, spaces and all: the query trims them.
  const [typed, setTyped] = useOptimistic(parameters.getAll("q").at(-1) ?? "");
  const query = readCatalogueQuery(parameters, data);

  function move(to: CatalogueQuery, replace: boolean) {
    const search = writeCatalogueQuery(to);
    startMove(() => {
      setTyped(to.search);
      // The hash stays: the frame scrolls when the path or the hash changes, and here nothing may jump.
      navigate({ search, hash }, { replace: replace || search === writeCatalogueQuery(query) });
    });
  }

  return {
    query,
    view: useView(query, data),
    typed,
    isPending,
    search(text) {
      // The address is ahead of the query while rows are on their way.
      const latest = readCatalogueQuery(new URLSearchParams(window.location.search), data);
      move({ ...latest, search: text, page: 1 }, true);
    },
    goTo: (values) => move(readCatalogueQuery(values, data), false),
  };
}

/** The server's own view where it answers the query; else one made here, which waits for the rows of all pages. */
function useView(query: CatalogueQuery, data: CatalogueData): CatalogueView {
  if (writeCatalogueQuery(query) === writeCatalogueQuery(data.query)) return data.view;
  const known = loadRows(data.indexPath);
  return viewCatalogue(known instanceof Promise ? use(known) : known, query);
}
