// The list below the field that adds an active: what is found, and what a screen reader hears of it.
import { type KeyboardEvent, type RefObject, useEffect } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSettled } from "#client/hooks/use-settled.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { DosedActive } from "#shared/formula/formula.ts";
import type { BenchTexts, DeskChoice } from "#shared/pages/desk.ts";
import { sayCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddField.module.css";
import { isPresent } from "./add-choice.ts";

export function AddList({
  texts,
  actives,
  listId,
  optionId,
  box,
  sought,
  found,
  isExpanded,
  active,
  hasFailed,
  setActive,
  setSought,
  choose,
}: {
  texts: BenchTexts["search"];
  actives: readonly DosedActive[];
  listId: string;
  optionId: (index: number) => string;
  /** The field and its list: the list closes when a press or the focus leaves it. */
  box: RefObject<HTMLElement | null>;
  sought: string;
  found: readonly DeskChoice[];
  isExpanded: boolean;
  /** Place of the option that the keyboard is at. */
  active: number;
  /** The choices could not be fetched. */
  hasFailed: boolean;
  setActive: (index: number) => void;
  /** "": closed. */
  setSought: (text: string) => void;
  choose: (choice: DeskChoice) => void;
}) {
  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setSought("");
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [box, setSought]);
  const heard = useSettled(isExpanded ? describeList(found, active, texts) : "");

  return (
    <>
      <div className={css.list} hidden={!isExpanded}>
        <div id={listId} role="listbox" aria-label={textOf(texts.label)}>
          {isExpanded &&
            found.map((choice, index) => (
              <div
                className={css.option}
                id={optionId(index)}
                key={choice.slug}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(choice)}
                onKeyDown={() => undefined}
              >
                <span className={css.name}>
                  {choice.code ? <Latin name={textOf(choice.name)} /> : <Say of={choice.name} />}
                </span>
                <span className={css.code}>{choice.code}</span>
                <span className={css.category}>
                  <Dot category={choice.category} size="small" />
                  <Say of={choice.categoryName} />
                </span>
                {isPresent(choice, actives) ? (
                  <span className={css.there}>
                    <Icon name="check" size="small" />
                    <Aloud>
                      <Say of={texts.added} />
                    </Aloud>
                  </span>
                ) : (
                  <Icon name="right" size="small" />
                )}
              </div>
            ))}
        </div>
        {isExpanded && (
          <div className={css.option} data-end="">
            <b className={css.absent}>
              <Say of={found.length > 0 ? texts.absent : texts.none} />
            </b>
            <MoreInfo to="*" about={sought.trim()} className={css.source}>
              <Say of={texts.source} />
              <Icon name="right" size="small" />
            </MoreInfo>
          </div>
        )}
      </div>
      {hasFailed && (
        <p className={css.failed} role="alert">
          <Say of={texts.failed} />
        </p>
      )}
      <Aloud role="status">{heard}</Aloud>
    </>
  );
}

/** The keys of a combobox. */
export function pressInList(
  event: KeyboardEvent<HTMLInputElement>,
  {
    choices,
    found: { length },
    active,
    current,
    setActive,
    choose,
    empty,
  }: {
    /** Null until they have been fetched. */
    choices: readonly DeskChoice[] | null;
    found: readonly DeskChoice[];
    active: number;
    /** The option that the keyboard is at; undefined where no list shows one. */
    current: DeskChoice | undefined;
    setActive: (index: number) => void;
    choose: (choice: DeskChoice) => void;
    empty: () => void;
  },
): void {
  const { key, currentTarget } = event;
  if (key === "Escape") empty();
  else if (key === "ArrowDown" && current) setActive((active + 1) % length);
  else if (key === "ArrowUp" && current) setActive((active + length - 1) % length);
  else if (key === "Enter") {
    if (current) choose(current);
    // The server knows of what is typed faster than the list comes.
    else if (!choices && currentTarget.value.trim() !== "") currentTarget.form?.submit();
  } else return;
  event.preventDefault();
}

function describeList(
  found: readonly DeskChoice[],
  active: number,
  texts: BenchTexts["search"],
): string {
  if (found.length === 0) return textOf(texts.none);
  const current = found[active];
  const place = { place: String(active + 1), count: String(found.length) };
  const named =
    current && fillText(textOf(texts.active), { name: spokenNameOf(current), ...place });
  return `${sayCount(texts.count, found.length)}. ${named ?? ""}`;
}

const spokenNameOf = ({ name, code }: DeskChoice): string =>
  code ? `${textOf(name)} ${code}` : textOf(name);
