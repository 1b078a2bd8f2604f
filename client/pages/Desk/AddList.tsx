// The list below the field that adds an active: what is found, and what a screen reader hears of it.
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Code, Latin } from "#client/components/Latin/Latin.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { elementOf } from "#client/hooks/element-of.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Choices } from "#shared/formula/find-choices.ts";
import type { DosedActive } from "#shared/formula/formula.ts";
import type { BenchTexts, DeskChoice } from "#shared/pages/desk.ts";
import { formatCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddList.module.css";
import { isPresent } from "./add-choice.ts";

/** The part of its list that the field reads. */
export interface ChoiceList {
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly actives: readonly DosedActive[];
  /** The text that the list answers; "" while it is closed. */
  readonly sought: string;
  /** Null until they have been fetched. */
  readonly choices: Choices<DeskChoice> | null;
  readonly found: readonly DeskChoice[];
  readonly isExpanded: boolean;
  /** Place of the option that the keyboard is at, whose id is that of the list and it. */
  readonly active: number;
  readonly current: DeskChoice | undefined;
  readonly hasFailed: boolean;
  /** Takes over what stands in the field. */
  readonly read: () => void;
  readonly empty: () => void;
  readonly choose: (choice: DeskChoice) => void;
  readonly setActive: (index: number) => void;
  readonly setSought: (text: string) => void;
}

export function AddList({
  list: { id, field, actives, sought, found, isExpanded, active, hasFailed, ...list },
  texts,
}: {
  list: ChoiceList;
  texts: BenchTexts["search"];
}) {
  const { read, choose, setActive, setSought } = list;
  // A text typed before the scripts came counts.
  const readEarly = useEffectEvent(() => {
    if (document.activeElement === field.current) read();
  });
  useEffect(() => readEarly(), []);
  useEffect(() => {
    // A press or the focus leaves the field and its list.
    const leave = ({ target }: Event) => {
      const box = field.current?.closest("label")?.parentElement;
      const element = elementOf(target);
      if (element && !box?.contains(element)) setSought("");
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [field, setSought]);
  const heard = useSettled(isExpanded ? describeList(found, active, texts) : "");

  return (
    <>
      <div className={css.list} hidden={!isExpanded}>
        <div id={id} role="listbox" aria-label={textOf(texts.label)}>
          {isExpanded &&
            found.map((choice, index) => (
              <div
                className={css.option}
                id={id + index}
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
                  {choice.code ? <Latin name={textOf(choice.name)} /> : <Text of={choice.name} />}
                </span>
                <Code className={css.code} of={choice.code} />
                <span className={css.category}>
                  <Dot category={choice.category} size="small" />
                  <Text of={choice.categoryName} />
                </span>
                {isPresent(choice, actives) ? (
                  <span className={css.there}>
                    <Icon name="check" size="small" />
                    <Aloud>
                      <Text of={texts.added} />
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
              <Text of={found.length > 0 ? texts.absent : texts.none} />
            </b>
            <MoreInfo to="*" about={sought.trim()} className={css.source}>
              <Text of={texts.source} />
              <Icon name="right" size="small" />
            </MoreInfo>
          </div>
        )}
      </div>
      {hasFailed && (
        <p className={css.failed} role="alert">
          <Text of={texts.failed} />
        </p>
      )}
      <Aloud role="status">{heard}</Aloud>
    </>
  );
}

/** The keys of a combobox. */
export function pressInList(
  event: KeyboardEvent<HTMLInputElement>,
  { choices, found: { length }, active, current, setActive, choose, empty }: ChoiceList,
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
  return `${formatCount(texts.count, found.length)}. ${named ?? ""}`;
}

const spokenNameOf = ({ name, code }: DeskChoice): string =>
  code ? `${textOf(name)} ${code}` : textOf(name);
