// Below a list where a search finds nothing: what the whole catalogue has instead.
import { useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { HitList } from "#client/components/HitList/HitList.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { loadSearch } from "#client/hooks/load-search.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { routeIn } from "#shared/editions/editions.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { type NearData, nearHits } from "#shared/pages/search.ts";
import { searchPath, writeSearch } from "#shared/search/search-query.ts";
import css from "./NearHits.module.css";

/** `near`: with the hits for the search that the page was asked for; those of others are looked up here. */
export function NearHits({ query, near }: { query: string; near: NearData }) {
  const site = useSite();
  const id = useId();
  const [found, setFound] = useState({ query: near.query, hits: near.hits });
  useEffect(() => {
    if (!query || query === found.query) return;
    let isCurrent = true;
    loadSearch(site.searchIndex).then(
      (search) => {
        if (isCurrent) setFound({ query, hits: nearHits(search.find(query)) });
      },
      // The link to the search page is left.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query, found, site.searchIndex]);
  if (!query) return null;
  return (
    <section className={css.near} aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        <Say of={near.title} />
      </h3>
      {found.query === query && (
        <HitList hits={found.hits} reasons={near.reasons} labelledBy={id} lang={near.lang} />
      )}
      <Link className={css.everywhere} to={routeIn(site, searchPath) + writeSearch(query)}>
        <Fill of={near.everywhere} query={query} />
      </Link>
    </section>
  );
}

const Fill = ({ of, query }: { of: Phrase; query: string }) => (
  <span lang={typeof of === "string" ? undefined : of.lang}>{fillText(textOf(of), { query })}</span>
);
