// The table of a comparison: a column for each entry. On phones columns are turned one by one and repeat the labels.
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { opensElsewhere } from "#client/components/Action/Action.tsx";
import { formeIcons } from "#client/components/Catalogue/forme-icons.ts";
import { DoseLine } from "#client/components/DoseBeads/DoseBeads.tsx";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { Say, SayHtml } from "#client/components/Text/Text.tsx";
import { hasReducedMotion } from "#client/hooks/scrolling.ts";
import { useIsLive } from "#client/hooks/use-in-browser.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import type { SelectionItem, ShortFact } from "#shared/pages/selection.ts";
import { longestNote } from "#shared/selection/chosen.ts";
import css from "./Comparison.module.css";
import type { SelectionState } from "./use-selection-page.ts";

type Texts = Prepared<SelectionCopy>;

/** Longer notes are printed in smaller letters, as all must fit on one sheet. */
const longNote = 160;

interface Row {
  readonly name: keyof Texts["rows"];
  readonly content: (item: SelectionItem) => ReactNode;
}

const rows: readonly Row[] = [
  { name: "forms", content: ({ forms }) => <Forms of={forms} /> },
  { name: "claims", content: ({ claims }) => <Fact of={claims} /> },
  {
    name: "dose",
    content: ({ dose }) => <Fact of={dose}>{dose.scale && <DoseLine scale={dose.scale} />}</Fact>,
  },
  {
    name: "compatibility",
    content: ({ compatibility }) => (
      <dl className={css.marks}>
        {compatibility.map(({ label, value }, index) => (
          <div className={css.mark} key={index}>
            <dt>
              <Say of={label} />
            </dt>
            <dd>
              <Say of={value} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  },
  {
    name: "origin",
    content: ({ origin }) => (
      <ul className={css.list}>
        {origin.map(({ text, holds }, index) => (
          <li className={css.fact} key={index} data-holds={holds || undefined}>
            {holds && <Icon name="check" size="small" />}
            <Say of={text} />
          </li>
        ))}
      </ul>
    ),
  },
];

export function Comparison({
  items,
  texts,
  state,
  nameOf,
  onRemove,
  onMove,
}: {
  items: readonly SelectionItem[];
  texts: Texts;
  state: SelectionState;
  nameOf: (item: SelectionItem) => string;
  onRemove: (item: SelectionItem) => void;
  onMove: (item: SelectionItem, steps: 1 | -1) => void;
}) {
  const isLive = useIsLive();
  const scroller = useRef<HTMLDivElement>(null);
  const ids = items.map(({ id }) => id);
  const hasLongNote = items.some(({ id }) => state.noteOf(id).length > longNote);
  return (
    <>
      {isLive && items.length > 1 && (
        <Turn count={items.length} scroller={scroller} texts={texts} />
      )}
      <div className={css.scroller} ref={scroller}>
        <table
          className={css.table}
          data-count={items.length}
          data-notes={hasLongNote ? "long" : undefined}
        >
          <thead>
            <tr>
              <td className={css.corner} />
              {items.map((item, index) => (
                <th className={css.column} scope="col" key={item.id}>
                  <div className={css.cell}>
                    <Look item={item} />
                    <a
                      className={css.remove}
                      id={`remove-${item.id}`}
                      href={state.addressOf(ids.filter((id) => id !== item.id))}
                      aria-label={fillText(textOf(texts.remove), { name: nameOf(item) })}
                      onClick={(event) => {
                        if (opensElsewhere(event)) return;
                        event.preventDefault();
                        onRemove(item);
                      }}
                    >
                      <Icon name="close" size="small" />
                    </a>
                    <div className={css.kind}>
                      <span>
                        <Say of={item.kind} />
                        {item.category && (
                          <span className={css.aside} aria-hidden="true">
                            , <Say of={item.category.label} />
                          </span>
                        )}
                        {item.range && (
                          <span className={css.aside} aria-hidden="true">
                            , <Say of={item.range.name} />
                          </span>
                        )}
                      </span>
                      {isLive && items.length > 1 && (
                        <span className={css.order}>
                          {([-1, 1] as const).map((steps) => (
                            <button
                              className={css.move}
                              type="button"
                              key={steps}
                              disabled={!items[index + steps]}
                              aria-label={fillText(
                                textOf(steps < 0 ? texts.earlier : texts.later),
                                { name: nameOf(item) },
                              )}
                              onClick={() => onMove(item, steps)}
                            >
                              <Icon name={steps < 0 ? "left" : "right"} size="small" />
                            </button>
                          ))}
                        </span>
                      )}
                    </div>
                    <Link className={css.name} to={item.path}>
                      {item.code ? <Latin name={textOf(item.name)} /> : <Say of={item.name} />}
                      {item.code && <span className={css.code}> {item.code}</span>}
                    </Link>
                    <span className={css.category}>
                      {item.category && (
                        <Tag category={item.category.dot}>
                          <Say of={item.category.label} />
                        </Tag>
                      )}
                      {item.range && <Say of={item.range.name} />}
                    </span>
                  </div>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, content }) => (
              <tr key={name}>
                <th className={css.rowHead} scope="row">
                  <span className={css.rowName}>
                    <Say of={texts.rows[name]} />
                  </span>
                </th>
                {items.map((item) => (
                  <td className={css.value} key={item.id}>
                    <div className={css.cell}>
                      <Label of={texts.rows[name]} />
                      {content(item)}
                    </div>
                  </td>
                ))}
              </tr>
            ))}
            {state.isOwn && (
              <tr>
                <th className={css.rowHead} scope="row">
                  <span className={css.rowName}>
                    <Say of={texts.rows.note} />
                  </span>
                </th>
                {items.map((item) => (
                  <td className={css.value} key={item.id}>
                    <div className={css.cell}>
                      <Label of={texts.rows.note} />
                      <textarea
                        className={css.note}
                        aria-label={fillText(textOf(texts.noteLabel), { name: nameOf(item) })}
                        placeholder={textOf(texts.noteHint)}
                        rows={2}
                        maxLength={longestNote}
                        defaultValue={state.noteOf(item.id)}
                        onInput={(event) => state.note(item.id, event.currentTarget.value)}
                      />
                      <p className={css.printed} aria-hidden="true">
                        {state.noteOf(item.id)}
                      </p>
                    </div>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </>
  );
}

/** The row's name in the cell itself, where the column of names has no room. */
function Label({ of }: { of: Texts["rows"]["name"] }) {
  return (
    <span className={css.label} aria-hidden="true">
      <Say of={of} />
    </span>
  );
}

function Look({ item: { plate, picture } }: { item: SelectionItem }) {
  if (picture)
    return (
      <span className={css.look}>
        <Picture of={picture} sizes="(width <= 715px) 280px, 320px" decorative />
      </span>
    );
  if (!plate) return null;
  return (
    <span className={css.look} data-tone={plate.tone} aria-hidden="true">
      <span className={css.plate}>
        <Plate
          symbol={plate.symbol}
          drawing={plate.drawing}
          portrait={plate.portrait}
          cfu={plate.cfu}
        />
      </span>
    </span>
  );
}

function Forms({ of }: { of: SelectionItem["forms"] }) {
  return (
    <ul className={css.list}>
      {of.map(({ id, label }) => {
        const icon = formeIcons[id];
        return (
          <li className={css.form} key={id}>
            {icon && <Icon name={icon} />}
            <Say of={label} />
          </li>
        );
      })}
    </ul>
  );
}

function Fact({ of: { value, text }, children }: { of: ShortFact; children?: ReactNode }) {
  return (
    <>
      {value && (
        <span className={css.amount}>
          <Say of={value} />
        </span>
      )}
      {children}
      {text && <SayHtml as="p" of={text} />}
    </>
  );
}

/** Which column a phone shows, and the way to its neighbours. */
function Turn({
  count,
  scroller,
  texts,
}: {
  count: number;
  scroller: React.RefObject<HTMLDivElement | null>;
  texts: Texts;
}) {
  const [place, setPlace] = useState(0);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const read = () => setPlace(Math.min(count - 1, Math.round(box.scrollLeft / stepOf(box))));
    read();
    box.addEventListener("scroll", read, { passive: true });
    return () => box.removeEventListener("scroll", read);
  }, [scroller, count]);

  const turn = (steps: number) => {
    const box = scroller.current;
    box?.scrollBy({
      left: steps * stepOf(box),
      behavior: hasReducedMotion() ? "instant" : "smooth",
    });
  };

  return (
    <div className={css.turn}>
      <span>
        {fillText(textOf(texts.place), { place: String(place + 1), count: String(count) })}
      </span>
      <button
        className={css.arrow}
        type="button"
        aria-label={textOf(texts.previous)}
        disabled={place === 0}
        onClick={() => turn(-1)}
      >
        <Icon name="left" size="small" />
      </button>
      <button
        className={css.arrow}
        type="button"
        aria-label={textOf(texts.next)}
        disabled={place === count - 1}
        onClick={() => turn(1)}
      >
        <Icon name="right" size="small" />
      </button>
    </div>
  );
}

/** From one column to the next, px. */
const stepOf = (box: HTMLElement) =>
  box.scrollWidth / Math.max(1, box.querySelectorAll("thead th").length);
