// The visitor's selection side by side, with their notes, and all that can be done with it. The address carries it: the server
// makes the page of it, and without script crosses are links to what is left.

import { useEffect, useRef, useState } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { ComposeLink } from "#client/components/ComposeLink/ComposeLink.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { QuestionsLink } from "#client/components/QuestionsLink/QuestionsLink.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { UndoNotice } from "#client/components/UndoNotice/UndoNotice.tsx";
import { WordButton } from "#client/components/WordButton/WordButton.tsx";
import { useIsHydrated } from "#client/hooks/site-context.ts";
import { useIsPrinting } from "#client/hooks/use-is-printing.ts";
import { textOf } from "#shared/editions/edition.ts";
import { type Instrument, instruments } from "#shared/formula/formula.ts";
import { benchPath } from "#shared/pages/desk-address.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import { additionField } from "#shared/selection/selection-address.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AskedSection } from "./AskedSection.tsx";
import { Comparison } from "./Comparison.tsx";
import { Seen } from "./Seen.tsx";
import { SelectionActions } from "./SelectionActions.tsx";
import css from "./SelectionPage.module.css";
import { useSelectionPage } from "./use-selection-page.ts";

/** The result of the last action, shown until the next one, or until it is dismissed. */
interface Message {
  readonly text: string;
  readonly undo?: () => void;
}

/** Columns that can still be read on a sheet of paper. */
const mostPrinted = 4;

/** As even as can be: of seven, four and three. */
function groupsOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const count = Math.ceil(items.length / most);
  if (count < 2) return [items];
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}

const removeId = (id: string) => `remove-${id}`;

/** The bench with all that goes onto it, in the order of the list: of what several bring, the first. */
function composeAddress(items: readonly SelectionItem[], instrument: Instrument): string | null {
  const actives = items.flatMap(({ compose }) =>
    compose !== null && compose.instrument === instrument ? compose.actives : [],
  );
  const fields = actives
    .filter(({ slug }, at) => actives.findIndex((other) => other.slug === slug) === at)
    .map(({ slug, dose }) => `&${slug}=${encodeURIComponent(dose)}`);
  return fields.length > 0 ? `${benchPath(instrument)}?v=1${fields.join("")}` : null;
}

export function Page({ data, page }: { data: PageData["selection"]; page: PageOf<"selection"> }) {
  const { texts, missing } = data;
  const state = useSelectionPage(data);
  const { items, isOwn } = state;
  const isHydrated = useIsHydrated();
  const isPrinting = useIsPrinting();
  const title = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const ids = items.map(({ id }) => id);
  const isTold = (at: number) =>
    items.some(({ facts }) => facts[at] !== undefined && facts[at].missing === null);
  const rows = data.rows.map((row, at) => ({ ...row, at }));
  const untold = rows.filter(({ at }) => !isTold(at));

  /** Id of the element that takes the focus once it is there: the one that had it is gone. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    (document.getElementById(next.current) ?? title.current)?.focus();
    next.current = null;
  });

  function remove(item: SelectionItem) {
    const place = items.indexOf(item);
    const neighbour = items[place + 1] ?? items[place - 1];
    const earlier = state.change(ids.filter((id) => id !== item.id));
    next.current = neighbour ? removeId(neighbour.id) : "title";
    const { fullName: name } = item;
    setMessage({
      text: fillText(textOf(texts.removed), { name }),
      undo: () => {
        state.takeBack(earlier);
        next.current = removeId(item.id);
        setMessage({ text: fillText(textOf(texts.restored), { name }) });
      },
    });
  }

  function move(item: SelectionItem, steps: 1 | -1) {
    const place = items.indexOf(item);
    state.change(ids.toSpliced(place, 1).toSpliced(place + steps, 0, item.id));
    setMessage({
      text: fillText(textOf(texts.moved), {
        name: item.fullName,
        place: String(place + steps + 1),
      }),
    });
  }

  function clear() {
    const earlier = state.clear();
    next.current = "title";
    setMessage({
      text: textOf(texts.cleared),
      undo: () => {
        state.takeBack(earlier);
        next.current = "title";
        const name = items.map(({ fullName }) => fullName).join(" ; ");
        setMessage({ text: fillText(textOf(texts.restored), { name }) });
      },
    });
  }

  function adopt() {
    state.adopt();
    next.current = "title";
    setMessage({ text: textOf(texts.adopted) });
  }

  function tell(text: string, focus: string, undo?: () => void) {
    next.current = focus;
    setMessage(text === "" ? null : { text, ...(undo && { undo }) });
  }

  function dismiss() {
    next.current = "title";
    setMessage(null);
  }

  return (
    <section className={css.selection} aria-labelledby="title">
      <div className={css.head}>
        <h1 className={css.title} id="title" ref={title} tabIndex={-1}>
          <Text of={texts.title} />
        </h1>
        <div className={css.lead}>
          {items.length > 0 && <p>{formatCount(texts.lead, items.length)}</p>}
          {items.length > 0 && (
            <MoreInfo className={css.ask} to="*" about="selection" chosen={ids}>
              <Text of={texts.enquire} />
            </MoreInfo>
          )}
          {missing.length > 0 && (
            <p>
              {fillText(textOf(texts.missing), {
                names: missing.map((id) => entryPath(id).slice(1)).join(", "),
              })}
            </p>
          )}
          {items.length > 0 && (
            <div className={css.whose}>
              <p className={css.foreign} data-hidden={!isHydrated || isOwn || undefined}>
                <Text of={texts.foreign} />{" "}
                {/* A new button for another text: a translator may have taken the old one's away. */}
                <WordButton onClick={adopt} key={String(state.hasOwn)}>
                  <Text of={state.hasOwn ? texts.replace : texts.keep} />
                </WordButton>
              </p>
              <p data-hidden={!isHydrated || !isOwn || undefined}>
                <Text of={texts.kept} />{" "}
                <WordButton onClick={clear}>
                  <Text of={texts.clear} />
                </WordButton>
              </p>
            </div>
          )}
        </div>
      </div>
      <UndoNotice text={message?.text ?? ""} undo={message?.undo} dismiss={dismiss} words={texts} />
      <noscript>
        <Add data={data} items={items} address={state.addressOf} />
      </noscript>
      {items.length > 0 ? (
        <>
          {groupsOf(items, isPrinting ? mostPrinted : items.length).map((group) => (
            <Comparison
              items={group}
              rows={rows.filter(({ at }) => isTold(at))}
              texts={texts}
              state={state}
              onRemove={remove}
              onMove={move}
              key={group === items ? "all" : group[0]?.id}
            />
          ))}
          {untold.length > 0 && (
            <p className={css.untold}>
              {fillText(textOf(texts.untold), {
                names: untold.map(({ label }) => textOf(label)).join(", "),
              })}
            </p>
          )}
          <SelectionActions data={data} items={items} state={state} lang={page.lang} />
          <p className={css.ways}>
            <QuestionsLink />
            {instruments.map((instrument) => {
              const address = composeAddress(items, instrument);
              return (
                address && (
                  <ComposeLink to={address} label={texts.compose[instrument]} key={instrument} />
                )
              );
            })}
          </p>
        </>
      ) : (
        <Empty data={data} />
      )}
      <AskedSection tell={tell} />
      <Seen texts={texts.seen} />
    </section>
  );
}

/** Without script the address alone holds the list: a form adds to it. */
function Add({
  data: { texts, choices },
  items,
  address,
}: {
  data: PageData["selection"];
  items: readonly SelectionItem[];
  address: (ids: readonly string[]) => string;
}) {
  const ids = items.map(({ id }) => id);
  if (choices.length === 0) {
    const own = address(ids);
    return (
      <p className={css.add}>
        <a className={css.pill} href={`${own}${own.includes("?") ? "&" : "?"}${additionField}=`}>
          <Text of={texts.addOne} />
        </a>
      </p>
    );
  }
  return (
    <form className={css.add} method="get" action={address([])}>
      {ids.length > 0 && <input type="hidden" name="s" value={ids.join()} />}
      <label htmlFor="add">
        <Text of={texts.addOne} />
      </label>
      <select className={css.choices} id="add" name={additionField} defaultValue="">
        <option value="" />
        {choices.map(({ id, name }) => (
          <option value={id} key={id}>
            {name}
          </option>
        ))}
      </select>
      <button className={css.pill} type="submit">
        <Text of={texts.addNow} />
      </button>
      {ids.length > 0 && <Text as="p" className={css.addHere} of={texts.addHere} />}
    </form>
  );
}

function Empty({ data: { texts, catalogues } }: { data: PageData["selection"] }) {
  return (
    <div className={css.empty}>
      <Mark core={false} />
      <div>
        <Text as="h2" className={css.emptyTitle} of={texts.empty} />
        <Text as="p" className={css.emptyText} of={texts.emptyText} />
        <noscript>
          <Text as="p" className={css.emptyText} of={texts.emptyScriptless} />
        </noscript>
        <ul className={css.catalogues} aria-label={textOf(texts.emptyLinks)}>
          {catalogues.map(({ path, name }) => (
            <li key={path}>
              <MoreInfo to={path} className={css.pill}>
                <Text of={name} />
              </MoreInfo>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
