// The field of the header: a combobox with the best hits below it (w3.org/WAI/ARIA/apg/patterns/combobox). Fetched, with the
// index of all that can be found, when the header's link is first reached for.
import {
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { HitName } from "#client/components/HitList/HitList.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code } from "#client/components/Latin/Latin.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { type LoadedSearch, loadSearch } from "#client/hooks/load-search.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn, routeIn } from "#shared/editions/editions.ts";
import { nearHits } from "#shared/pages/search.ts";
import type { SearchResult } from "#shared/search/hits.ts";
import {
  cleanSearch,
  longestSearch,
  searchPath,
  writeSearch,
} from "#shared/search/search-query.ts";
import { formatCount } from "#shared/words/count.ts";
import css from "./SearchBox.module.css";

/** Letters from which suggestions are made. */
const shortestQuery = 2;
/** Letters that follow each other faster are searched together, ms. */
const pause = 120;

interface Shown {
  readonly query: string;
  readonly result: SearchResult;
}

/** `takeTyped`: what was typed while it was being fetched. `onClose`: `hasLeft` when the visitor went on elsewhere, so that the focus stays there. */
export function SearchBox({
  takeTyped,
  onClose,
}: {
  takeTyped: () => string;
  onClose: (hasLeft: boolean) => void;
}) {
  const site = useSite();
  const { frame, searchIndex } = site;
  const navigate = useNavigate();
  const { key } = useLocation();
  const firstKey = useRef(key);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(takeTyped);
  const [loaded, setLoaded] = useState<LoadedSearch | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const [active, setActive] = useState(-1);

  useLayoutEffect(() => field.current?.focus(), []);
  useEffect(() => {
    // Without suggestions, Enter leads to the page of the search.
    loadSearch(searchIndex).then(setLoaded, () => undefined);
  }, [searchIndex]);
  useEffect(() => {
    if (key !== firstKey.current) onClose(true);
  }, [key, onClose]);
  useEffect(() => {
    const query = cleanSearch(typed);
    const timer = setTimeout(() => {
      setActive(-1);
      setShown(
        loaded && query.length >= shortestQuery ? { query, result: loaded.find(query) } : null,
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [typed, loaded]);
  // A press or the focus elsewhere closes it.
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const element = elementOf(target);
      if (element && !box.current?.contains(element)) onClose(true);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [onClose]);

  const result = shown?.result;
  const hits = result ? nearHits(result) : [];
  const texts = loaded?.index.texts.box;
  const groups = loaded?.index.groups;
  const lang = loaded?.index.lang;
  const said =
    !result || !texts
      ? ""
      : result.total > 0
        ? formatCount(texts.found, result.total)
        : (result.miss ?? textOf(texts.none));
  const heard = useSettled(said);
  const isExpanded = hits.length > 0;
  const allAddress = routeIn(site, searchPath) + writeSearch(cleanSearch(typed));
  const optionId = (index: number) => `${id}option-${index}`;
  const follow = (index: number) => {
    const path = hits[index]?.entry.path;
    navigate(path === undefined ? allAddress : routeIn(site, path));
  };

  function handleKey(event: KeyboardEvent) {
    const last = hits.length - 1;
    const next: Readonly<Record<string, number>> = {
      ArrowDown: active < last ? active + 1 : -1,
      ArrowUp: active < 0 ? last : active - 1,
    };
    const target = next[event.key];
    if (event.key === "Escape") onClose(false);
    else if (target !== undefined && isExpanded) setActive(target);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    follow(active);
  }

  function handlePress(event: MouseEvent, index: number) {
    const path = hits[index]?.entry.path;
    if (path === undefined) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey)
      window.open(addressIn(site, path), "_blank", "noopener");
    else follow(index);
  }

  return (
    <div className={css.box} ref={box}>
      <search>
        <form className={css.form} action={addressIn(site, searchPath)} onSubmit={handleSubmit}>
          <Icon name="search" />
          <input
            className={css.field}
            ref={field}
            type="search"
            name="q"
            role="combobox"
            aria-label={textOf(frame.search)}
            aria-autocomplete="list"
            aria-expanded={isExpanded}
            aria-controls={`${id}list`}
            aria-activedescendant={active >= 0 ? optionId(active) : undefined}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onKeyDown={handleKey}
            maxLength={longestSearch}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          {texts && (
            <Text as="span" className={css.hint} aria-hidden="true" lang={lang} of={texts.escape} />
          )}
          <button
            className={css.close}
            type="button"
            aria-label={textOf(frame.closeSearch)}
            onClick={() => onClose(false)}
          >
            <Icon name="close" />
          </button>
        </form>
      </search>
      <p className={css.heard} role="status" lang={lang}>
        {heard}
      </p>
      <div className={css.panel} lang={lang} hidden={!result}>
        <div className={css.inner}>
          <div>
            {result?.understood && (
              <p className={css.reading}>
                {result.understood.from} → {result.understood.to}
              </p>
            )}
            <p className={css.said}>{said}</p>
          </div>
          <div>
            <div
              id={`${id}list`}
              role="listbox"
              // The focus stays in the field.
              onMouseDown={(event) => event.preventDefault()}
              aria-label={texts && textOf(texts.suggestions)}
            >
              {hits.map((hit, index) => {
                const group = groups?.find((each) => each.id === hit.entry.group);
                return (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as of any combobox -- because the focus stays there
                  <div
                    className={css.option}
                    key={`${hit.entry.path} ${hit.entry.code}`}
                    id={optionId(index)}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    onPointerMove={() => setActive(index)}
                    onClick={(event) => handlePress(event, index)}
                  >
                    <span className={css.name}>
                      <HitName hit={hit} />
                      {hit.entry.code && (
                        <>
                          {" "}
                          <Code className={css.code} of={hit.entry.code} />
                        </>
                      )}
                    </span>
                    <span className={css.tag}>
                      <span className={css.dot} data-tone={group?.tone ?? "card"} />
                      {group?.tag}
                      {hit.entry.group === "filter" && ` · ${hit.entry.tag?.label}`}
                    </span>
                    <Icon name="right" />
                  </div>
                );
              })}
            </div>
            {texts && (
              <Link className={css.all} to={allAddress}>
                <span>
                  {result && result.total > 0
                    ? formatCount(texts.all, result.total)
                    : textOf(frame.search)}
                </span>
                <Text as="span" className={css.hint} aria-hidden="true" of={texts.enter} />
                <Icon name="right" />
              </Link>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
