// The visitor's selection side by side, with their notes, and all that can be done with it. The address carries it: the server
// makes the page of it, and without script crosses are links to what is left.
import { useEffect, useRef, useState } from "react";
import { Button, MoreInfo, Ring } from "#client/components/Action/Action.tsx";
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useIsLive } from "#client/hooks/use-in-browser.ts";
import { type Language, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { sayCount } from "#shared/editions/plural.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { PageData, PageOf } from "#shared/pages/page.ts";
import type { SelectionItem } from "#shared/pages/selection.ts";
import { entryPath } from "#shared/selection/chosen.ts";
import { Comparison } from "./Comparison.tsx";
import { Seen } from "./Seen.tsx";
import css from "./SelectionPage.module.css";
import { useSelectionPage } from "./use-selection-page.ts";

/** How long a removal can be taken back, ms. */
const undoTime = 8000;

/** How long the button says that the link is copied, ms. */
const copiedTime = 2000;

interface Message {
  readonly text: string;
  readonly undo?: () => void;
}

const itemName = ({ name, code }: SelectionItem) => [textOf(name), code].filter(Boolean).join(" ");

export function Page({ data, page }: { data: PageData["selection"]; page: PageOf<"selection"> }) {
  const { texts, missing } = data;
  const state = useSelectionPage(data);
  const { items, isOwn } = state;
  const isLive = useIsLive();
  const title = useRef<HTMLHeadingElement>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const ids = items.map(({ id }) => id);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(null), undoTime);
    return () => clearTimeout(timer);
  }, [message]);

  function remove(item: SelectionItem) {
    const place = items.indexOf(item);
    const next = items[place + 1] ?? items[place - 1];
    const earlier = state.change(ids.filter((id) => id !== item.id));
    const cross = next && document.getElementById(`remove-${next.id}`);
    (cross ?? title.current)?.focus();
    setMessage({
      text: fillText(textOf(texts.removed), { name: itemName(item) }),
      undo: () => {
        state.takeBack(earlier);
        setMessage(null);
      },
    });
  }

  function move(item: SelectionItem, steps: 1 | -1) {
    const place = items.indexOf(item);
    const next = ids.toSpliced(place, 1).toSpliced(place + steps, 0, item.id);
    state.change(next);
    setMessage({
      text: fillText(textOf(texts.moved), {
        name: itemName(item),
        place: String(place + steps + 1),
      }),
    });
  }

  function clear() {
    const earlier = state.clear();
    title.current?.focus();
    setMessage({
      text: textOf(texts.cleared),
      undo: () => {
        state.takeBack(earlier);
        setMessage(null);
      },
    });
  }

  return (
    <section className={css.selection} aria-labelledby="title">
      <div className={css.head}>
        <h1 className={css.title} id="title" ref={title} tabIndex={-1}>
          <Say of={texts.title} />
        </h1>
        <div className={css.lead}>
          {items.length > 0 && <p>{sayCount(texts.lead, items.length)}</p>}
          {missing.length > 0 && (
            <p>
              {fillText(textOf(texts.missing), {
                names: missing.map((id) => entryPath(id).slice(1)).join(", "),
              })}
            </p>
          )}
          {isLive && items.length > 0 && !isOwn && (
            <p className={css.foreign}>
              <Say of={texts.foreign} />{" "}
              <button className={css.word} type="button" onClick={state.adopt}>
                <Say of={state.hasOwn ? texts.replace : texts.keep} />
              </button>
            </p>
          )}
        </div>
      </div>
      <p className={css.message} role="status">
        {message?.text}{" "}
        {message?.undo && (
          <button className={css.word} type="button" onClick={message.undo}>
            <Say of={texts.undo} />
          </button>
        )}
      </p>
      {items.length > 0 ? (
        <>
          <Comparison
            items={items}
            texts={texts}
            state={state}
            onRemove={remove}
            onMove={move}
            nameOf={itemName}
          />
          <Actions data={data} items={items} state={state} lang={page.lang} />
          {isLive && isOwn && (
            <p className={css.kept}>
              <Say of={texts.kept} />{" "}
              <button className={css.word} type="button" onClick={clear}>
                <Say of={texts.clear} />
              </button>
            </p>
          )}
        </>
      ) : (
        <Empty data={data} />
      )}
      <Seen texts={texts.seen} />
    </section>
  );
}

function Actions({
  data: { texts },
  items,
  state,
  lang,
}: {
  data: PageData["selection"];
  items: readonly SelectionItem[];
  state: ReturnType<typeof useSelectionPage>;
  lang: Language;
}) {
  const site = useSite();
  const isLive = useIsLive();
  const [isCopied, setCopied] = useState(false);
  const ids = items.map(({ id }) => id);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedTime);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = () =>
    navigator.clipboard?.writeText(location.origin + state.addressOf(ids)).then(
      () => setCopied(true),
      () => undefined,
    );

  async function save() {
    const { saveCsv } = await import("./save-csv.ts");
    saveCsv({
      items,
      texts,
      lang,
      noteOf: state.noteOf,
      addressOf: (path) => site.url + addressIn(site, path),
    });
  }

  return (
    <div className={css.actions} data-tone="wash">
      <div className={css.enquire}>
        <Button to="*" about="selection" chosen={ids} hot>
          <Say of={texts.enquire} />
        </Button>
        <p className={css.enquireText}>{sayCount(texts.enquireText, items.length)}</p>
      </div>
      {isLive && (
        <div className={css.others}>
          <button className={css.action} type="button" onClick={() => print()}>
            <Ring icon="print" />
            <Say of={texts.print} />
          </button>
          <button className={css.action} type="button" onClick={copy}>
            <Ring icon={isCopied ? "check" : "link"} />
            <span role="status">
              <Say of={isCopied ? texts.copied : texts.copy} />
            </span>
          </button>
          <button className={css.action} type="button" onClick={save}>
            <Ring icon="download" />
            <span className={css.long}>
              <Say of={texts.csv} />
            </span>
            <span className={css.short}>
              <Say of={texts.csvShort} />
            </span>
          </button>
        </div>
      )}
    </div>
  );
}

function Empty({ data: { texts, catalogues } }: { data: PageData["selection"] }) {
  return (
    <div className={css.empty}>
      <Mark core={false} />
      <div>
        <h2 className={css.emptyTitle}>
          <Say of={texts.empty} />
        </h2>
        <p className={css.emptyText}>
          <Say of={texts.emptyText} />
        </p>
        <ul className={css.catalogues} aria-label={textOf(texts.emptyLinks)}>
          {catalogues.map(({ path, name }) => (
            <li key={path}>
              <MoreInfo to={path} className={css.catalogue}>
                <Say of={name} />
              </MoreInfo>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
