// Below a list where a search finds nothing: what the whole catalogue has instead.
import { useEffect, useId, useState } from "react";
import { Link } from "react-router-dom";
import { HitList } from "#client/components/HitList/HitList.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { loadSearch } from "#client/hooks/load-search.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { routeIn } from "#shared/editions/editions.ts";
import { composeNear, type NearData } from "#shared/pages/search.ts";
import { searchPath, writeSearch } from "#shared/search/search-query.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./NearHits.module.css";

/** `near`: what the server found for the search of the page's address; what is typed since is looked up here. */
export function NearHits({ query, near }: { query: string; near: NearData | null }) {
  const site = useSite();
  const id = useId();
  const [found, setFound] = useState(near);
  const shown = near?.query === query ? near : found;
  const isShown = shown?.query === query;
  useEffect(() => {
    if (!query || isShown) return;
    let isCurrent = true;
    loadSearch(site.searchIndex).then(
      ({ find, index }) => {
        if (isCurrent) setFound(composeNear(query, find(query), index));
      },
      // The list has said that it found nothing.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [query, isShown, site.searchIndex]);
  if (!shown || !isShown) return null;
  const { texts, hits, miss, lang } = shown;
  return (
    <section className={css.near} aria-labelledby={id} lang={lang}>
      <Text as="h3" key={miss} className={css.title} id={id} of={miss ?? texts.near.title} />
      <HitList hits={hits} reasons={texts.reasons} labelledBy={id} />
      <Link className={css.everywhere} to={routeIn(site, searchPath) + writeSearch(query)}>
        {fillText(textOf(texts.near.everywhere), { query })}
      </Link>
    </section>
  );
}
