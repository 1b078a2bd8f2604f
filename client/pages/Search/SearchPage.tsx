// The search over everything. The server answers what the address asks for, so that it can be shared and needs no script; with
// script the same field searches as one types, in the browser.
import { startTransition, useEffect, useOptimistic, useRef, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import { Button } from "#client/components/Action/Action.tsx";
import { HitList } from "#client/components/HitList/HitList.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Onward } from "#client/components/Onward/Onward.tsx";
import { SmallPlate } from "#client/components/Plate/SmallPlate.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { inTime } from "#client/hooks/in-time.ts";
import { loadSearch } from "#client/hooks/load-search.ts";
import { inPlace } from "#client/hooks/scrolling.ts";
import { loadAnew } from "#client/hooks/shown-address.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useEarlySearch } from "#client/hooks/use-early-search.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { useViewTitle } from "#client/hooks/use-view-title.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import { rowsInView, type SearchData } from "#shared/pages/search.ts";
import type { SearchHit, SearchResult } from "#shared/search/hits.ts";
import type { SearchGroup } from "#shared/search/search-index.ts";
import {
  cleanSearch,
  longestSearch,
  readSearch,
  readTyped,
  searchPath,
  writeSearch,
} from "#shared/search/search-query.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./SearchPage.module.css";

type Texts = SearchData["texts"];

export function Page({ data, page }: { data: PageData["search"]; page: PageOf<"search"> }) {
  const site = useSite();
  const { texts, groups } = data;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  // As typed, spaces and all: the query is without them.
  const [typed, setTyped] = useOptimistic(readTyped(parameters));
  const query = readSearch(parameters);
  const { shown, isPending } = useResult(data, query);
  useViewTitle(page, { names: [], search: query, page: 1 });
  useEarlySearch(field, typed, search);

  function search(text: string) {
    startTransition(() => {
      setTyped(text);
      navigate(
        { search: writeSearch(cleanSearch(text) && text) },
        { replace: true, state: inPlace },
      );
    });
  }

  const { result } = shown;
  const said = useSettled(result && !isPending ? composeSummary(shown.query, result, texts) : "");
  return (
    <div className={css.page} data-pending={isPending || undefined}>
      <Text as="h1" className={css.label} of={texts.field.label} />
      <search>
        <form
          action={addressIn(site, searchPath)}
          onSubmit={(event) => {
            event.preventDefault();
            search(typed);
          }}
        >
          <div className={css.line}>
            <button className={css.button} type="submit" aria-label={textOf(texts.field.submit)}>
              <Icon name="search" />
            </button>
            <input
              className={css.field}
              ref={field}
              type="search"
              name="q"
              aria-label={textOf(texts.field.label)}
              value={typed}
              onChange={(event) => search(event.currentTarget.value)}
              maxLength={longestSearch}
              // biome-ignore lint/a11y/noAutofocus: nothing else is here to do -- only where nothing has been searched
              autoFocus={query === ""}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
            />
            {typed && (
              <Link
                className={css.clear}
                to={{ search: "" }}
                replace
                state={inPlace}
                aria-label={textOf(texts.field.clear)}
                onClick={() => field.current?.focus()}
              >
                <Icon name="close" />
              </Link>
            )}
          </div>
        </form>
      </search>
      <p className={css.said} role="status">
        {said}
      </p>
      {result && <Understood query={shown.query} result={result} texts={texts} />}
      {result?.note && <p className={css.note}>{result.note}</p>}
      {result?.absent && result.total > 0 && (
        <p className={css.note}>
          <span key={result.absent}>{result.miss}</span>
        </p>
      )}
      {!result && <Starts groups={groups} />}
      {result && result.total === 0 && <Nothing query={shown.query} result={result} data={data} />}
      {result && result.total > 0 && <Results result={result} groups={groups} texts={texts} />}
    </div>
  );
}

/** The server's result, or the browser's for a query typed since; the last result stays while another is awaited. */
function useResult(data: SearchData, query: string) {
  const { searchIndex } = useSite();
  const own = { query: data.query, result: data.result };
  const [found, setFound] = useState<{ query: string; result: SearchResult | null }>(own);
  const isOwn = query === data.query;
  useEffect(() => {
    if (isOwn || !query) return;
    let isCurrent = true;
    inTime(loadSearch(searchIndex)).then(
      ({ find }) => {
        if (isCurrent) setFound({ query, result: find(query) });
      },
      // The server answers the same address.
      () => isCurrent && loadAnew(),
    );
    return () => {
      isCurrent = false;
    };
  }, [query, isOwn, searchIndex]);
  if (isOwn) return { shown: own, isPending: false };
  if (!query) return { shown: { query, result: null }, isPending: false };
  return { shown: found, isPending: found.query !== query };
}

function composeSummary(query: string, { total, understood }: SearchResult, texts: Texts): string {
  if (total === 0) return fillText(textOf(texts.noResult), { query });
  const count = formatCount(texts.total, total);
  return understood ? `${understood.from} → ${understood.to}, ${count}` : count;
}

function Understood({
  query,
  result: { understood, total },
  texts,
}: {
  query: string;
  result: SearchResult;
  texts: Texts;
}) {
  if (total === 0)
    return <p className={css.understood}>{fillText(textOf(texts.noResult), { query })}</p>;
  if (!understood) return <p className={css.understood}>{formatCount(texts.total, total)}</p>;
  const { from, to, by } = understood;
  const words = (texts.understood as Readonly<Record<string, (typeof texts.understood)["code"]>>)[
    by
  ];
  return (
    <p className={css.understood}>
      <span className={css.reading}>
        {from} → {to}
      </span>{" "}
      {words && <Text as="span" className={css.by} of={words} />}
    </p>
  );
}

/** A whole list with a page; filtered ones are only shown where they are found. */
const isWhole = ({ path }: SearchGroup) => path !== "";

const groupId = ({ id }: SearchGroup) => `group-${id}`;

function GroupDot({ tone }: Pick<SearchGroup, "tone">) {
  return <span className={css.dot} data-tone={tone ?? "card"} aria-hidden="true" />;
}

/** Without a search: what there is to be found. */
function Starts({ groups }: { groups: readonly SearchGroup[] }) {
  return (
    <ul className={css.starts}>
      {groups.filter(isWhole).map((group) => (
        <li key={group.id}>
          <Link className={css.start} to={group.path}>
            <GroupDot tone={group.tone} />
            {group.name} <span className={css.count}>{group.total}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Results({
  result,
  groups,
  texts,
}: {
  result: SearchResult;
  groups: readonly SearchGroup[];
  texts: Texts;
}) {
  const hitsOf = ({ id }: SearchGroup) =>
    result.groups.find((group) => group.id === id)?.hits ?? [];
  const shown = groups.filter((group) => isWhole(group) || hitsOf(group).length > 0);
  const ordered = [
    ...shown.filter(({ id }) => id === result.leading),
    ...shown.filter(({ id }) => id !== result.leading),
  ];
  return (
    <div className={css.results}>
      <nav className={css.side} aria-label={textOf(texts.groups.title)}>
        {/* Else the line above says it. */}
        {result.understood && <p className={css.total}>{formatCount(texts.total, result.total)}</p>}
        <ul className={css.jumps}>
          {ordered.map((group) => (
            <li key={group.id}>
              <a
                className={css.jump}
                href={`#${groupId(group)}`}
                data-empty={hitsOf(group).length === 0 || undefined}
              >
                <GroupDot tone={group.tone} />
                {group.name} <span className={css.count}>{hitsOf(group).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.groups}>
        {ordered
          .filter((group) => hitsOf(group).length > 0)
          .map((group) => (
            <Group key={group.id} group={group} hits={hitsOf(group)} texts={texts} />
          ))}
        <ul className={css.none}>
          {ordered
            .filter((group) => hitsOf(group).length === 0)
            .map((group) => (
              <li key={group.id} id={groupId(group)}>
                {group.none}{" "}
                {group.all && (
                  <Link className={css.all} to={group.path}>
                    {group.all}
                  </Link>
                )}
              </li>
            ))}
        </ul>
      </div>
    </div>
  );
}

function Group({
  group,
  hits,
  texts,
}: {
  group: SearchGroup;
  hits: SearchResult["groups"][number]["hits"];
  texts: Texts;
}) {
  const titleId = `${groupId(group)}-title`;
  const rest = hits.slice(rowsInView);
  const plate = ({ plate: drawn, cfu }: SearchHit["entry"]) =>
    (drawn || cfu) && (
      <span className={css.plate} data-tone={group.tone ?? undefined} aria-hidden="true">
        <SmallPlate plate={drawn} cfu={cfu} isNumbered={false} />
      </span>
    );
  return (
    <section id={groupId(group)} aria-labelledby={titleId}>
      <h2 className={css.title} id={titleId}>
        {group.name} <span className={css.count}>{hits.length}</span>
      </h2>
      <HitList
        hits={hits.slice(0, rowsInView)}
        reasons={texts.reasons}
        labelledBy={titleId}
        before={plate}
      />
      {rest.length > 0 && (
        <details>
          <summary className={css.moreButton}>
            {formatCount(texts.groups.more, rest.length)}
            <Icon name="down" size="small" />
          </summary>
          <HitList hits={rest} reasons={texts.reasons} labelledBy={titleId} before={plate} />
        </details>
      )}
    </section>
  );
}

function Nothing({
  query,
  result,
  data,
}: {
  query: string;
  result: SearchResult;
  data: SearchData;
}) {
  const site = useSite();
  const { empty } = data.texts;
  return (
    <div className={css.nothing}>
      <Mark core={false} />
      <div>
        <h2 className={css.nothingTitle}>
          <span key={query}>{result.miss ?? textOf(empty.title)}</span>
        </h2>
        {result.nearest.length > 0 && (
          <>
            <Text as="p" className={css.nearestTitle} id="nearest" of={empty.nearest} />
            <ul className={css.nearest} aria-labelledby="nearest">
              {result.nearest.map(({ path, name, code }) => (
                <li key={path + code}>
                  <Link className={css.near} to={path}>
                    {name}
                    {code && ` ${code}`}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={css.ask}>
          <div>
            <Text as="h3" className={css.askTitle} of={empty.ask} />
            <Text as="p" className={css.askText} of={empty.askText} />
          </div>
          <Button to="*" about={query} hot>
            <Text of={empty.askButton} />
          </Button>
        </div>
        <div className={css.onward}>
          <Onward texts={data.onward} site={site} />
        </div>
      </div>
    </div>
  );
}
