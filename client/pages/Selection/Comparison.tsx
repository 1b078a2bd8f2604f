// The table of a comparison: a column for each entry, a row for each property, always in the same order. Names stay in view under
// the header; what can be done with a column stands below them, apart, so that a name is read as a name. Rows and cells are
// boxes, hence their roles. On phones columns are turned one by one and repeat the labels.

import { useRef } from "react";
import { Link } from "react-router-dom";
import { Tag } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { Plate } from "#client/components/Plate/Plate.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useIsHydrated } from "#client/hooks/site-context.ts";
import type { SelectionCopy } from "#shared/content/schema/pages/selection.ts";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { SelectionItem, SelectionRows } from "#shared/pages/selection.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./Comparison.module.css";
import { ComparisonFact, ComparisonNote } from "./ComparisonFact.tsx";
import { type Columns, useColumns } from "./use-columns.ts";
import type { SelectionState } from "./use-selection-page.ts";

type Texts = Localized<SelectionCopy>;

export function Comparison({
  items,
  rows,
  texts,
  state,
  onRemove,
  onMove,
}: {
  items: readonly SelectionItem[];
  /** Those that are told of an entry at least, with the place of their facts. */
  rows: readonly (SelectionRows[number] & { readonly at: number })[];
  texts: Texts;
  state: SelectionState;
  onRemove: (item: SelectionItem) => void;
  onMove: (item: SelectionItem, steps: 1 | -1) => void;
}) {
  const isHydrated = useIsHydrated();
  const names = useRef<HTMLTableSectionElement>(null);
  const facts = useRef<HTMLTableSectionElement>(null);
  const columns = useColumns(names, facts, items.length);
  return (
    <div className={css.comparison} data-live={isHydrated || undefined}>
      {isHydrated && <Turn columns={columns} count={items.length} texts={texts} />}
      <table className={css.table} role="table" aria-labelledby="title">
        <thead className={css.names} role="rowgroup" ref={names}>
          <tr className={css.row} role="row">
            <td className={css.corner} role="cell">
              <Text of={texts.corner} />
            </td>
            {items.map((item) => (
              <th
                className={css.head}
                role="columnheader"
                scope="col"
                data-tone={item.plate?.tone ?? "wash"}
                key={item.id}
              >
                <Name of={item} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          className={css.facts}
          role="rowgroup"
          ref={facts}
          tabIndex={isHydrated ? 0 : undefined}
          aria-label={isHydrated ? textOf(texts.facts) : undefined}
          data-more={columns.to < items.length - 1 || undefined}
        >
          <tr className={css.row} role="row">
            <RowHead of={texts.controls} />
            {items.map((item, index) => (
              <td className={css.top} role="cell" key={item.id}>
                <Look item={item} />
                <Controls
                  item={item}
                  texts={texts}
                  address={state.addressOf(items.flatMap(({ id }) => (id === item.id ? [] : [id])))}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onRemove={onRemove}
                  onMove={onMove}
                />
                <span className={css.category}>
                  {item.category && (
                    <Tag category={item.category.dot} label={item.category.label} />
                  )}
                  {item.range && <Text of={item.range.name} />}
                </span>
              </td>
            ))}
          </tr>
          {rows.map(({ id, label, at }) => (
            <tr className={css.row} role="row" key={id}>
              <RowHead of={label} />
              {items.map((item) => (
                <td className={css.value} role="cell" key={item.id}>
                  <Label of={label} />
                  <ComparisonFact of={item.facts[at]} texts={texts} />
                </td>
              ))}
            </tr>
          ))}
          <tr className={css.row} role="row">
            <RowHead of={texts.rows.note} />
            {items.map((item) => (
              <td className={css.value} role="cell" key={item.id}>
                <Label of={texts.rows.note} />
                {state.isOwn ? (
                  <ComparisonNote item={item} texts={texts} state={state} />
                ) : (
                  <Text as="p" className={css.lack} data-screen="" of={texts.noNotes} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function RowHead({ of }: { of: Phrase }) {
  return (
    <th className={css.rowHead} role="rowheader" scope="row">
      <Text as="span" className={css.rowName} of={of} />
    </th>
  );
}

/** The row's name in the cell itself, where the column of names has no room. */
function Label({ of }: { of: Phrase }) {
  return <Text as="span" className={css.label} aria-hidden="true" of={of} />;
}

function Name({ of: { path, name, code, family, category, range } }: { of: SelectionItem }) {
  return (
    <Link className={css.name} to={path}>
      {code ? <Latin name={textOf(name)} /> : <Text of={name} />}
      {family && (
        <>
          ,{" "}
          <i>
            <Text of={family} />
          </i>
        </>
      )}
      {code && (
        <>
          {" "}
          <Code className={css.code} of={code} />
        </>
      )}
      {(category ?? range) && (
        <span className={css.aside} aria-hidden="true">
          , <Text of={category?.label ?? range?.name ?? ""} />
        </span>
      )}
    </Link>
  );
}

function Controls({
  item,
  texts,
  address,
  isFirst,
  isLast,
  onRemove,
  onMove,
}: {
  item: SelectionItem;
  texts: Texts;
  /** Address of the selection without it. */
  address: string;
  isFirst: boolean;
  isLast: boolean;
  onRemove: (item: SelectionItem) => void;
  onMove: (item: SelectionItem, steps: 1 | -1) => void;
}) {
  const isHydrated = useIsHydrated();
  const name = item.fullName;
  return (
    <div className={css.controls}>
      {isHydrated ? (
        <button
          className={css.remove}
          type="button"
          id={`remove-${item.id}`}
          aria-label={fillText(textOf(texts.remove), { name })}
          onClick={() => onRemove(item)}
        >
          <Icon name="close" size="small" />
        </button>
      ) : (
        <a
          className={css.remove}
          href={address}
          aria-label={fillText(textOf(texts.remove), { name })}
        >
          <Icon name="close" size="small" />
        </a>
      )}
      {isHydrated && !(isFirst && isLast) && (
        <span className={css.order}>
          <Text as="span" className={css.orderWord} aria-hidden="true" of={texts.order} />
          {([-1, 1] as const).map((steps) => (
            <button
              className={css.move}
              type="button"
              key={steps}
              aria-disabled={(steps < 0 ? isFirst : isLast) || undefined}
              aria-label={fillText(textOf(steps < 0 ? texts.earlier : texts.later), { name })}
              onClick={() => {
                if (!(steps < 0 ? isFirst : isLast)) onMove(item, steps);
              }}
            >
              <Icon name={steps < 0 ? "left" : "right"} size="small" />
            </button>
          ))}
        </span>
      )}
    </div>
  );
}

function Look({ item: { plate, picture } }: { item: SelectionItem }) {
  if (picture)
    return (
      <span className={css.look}>
        <Picture of={picture} sizes="(width <= 715px) 48vw, 252px" decorative />
      </span>
    );
  if (!plate) return null;
  return (
    <span className={css.look} data-tone={plate.tone} aria-hidden="true">
      <span className={css.plate}>
        <Plate of={plate} sizes="172px" />
      </span>
    </span>
  );
}

/** Names the columns in view, and leads to their neighbours. */
function Turn({ columns, count, texts }: { columns: Columns; count: number; texts: Texts }) {
  const { from, to, turn } = columns;
  const isWhole = from === 0 && to === count - 1;
  const text = fillText(textOf(from === to ? texts.place : texts.places), {
    place: String(from + 1),
    from: String(from + 1),
    to: String(to + 1),
    count: String(count),
  });
  return (
    <div className={css.turn} data-whole={isWhole || undefined}>
      <span role="status">{isWhole ? "" : text}</span>
      {!isWhole &&
        ([-1, 1] as const).map((steps) => {
          const isEnd = steps < 0 ? from === 0 : to === count - 1;
          return (
            <button
              className={css.arrow}
              type="button"
              key={steps}
              aria-label={textOf(steps < 0 ? texts.previous : texts.next)}
              aria-disabled={isEnd || undefined}
              onClick={() => {
                if (!isEnd) turn(steps);
              }}
            >
              <Icon name={steps < 0 ? "left" : "right"} size="small" />
            </button>
          );
        })}
    </div>
  );
}
