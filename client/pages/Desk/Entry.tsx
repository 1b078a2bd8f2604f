// An active on the bench: its name, the field of its dose, what takes it away. The field is the only stop of the keyboard.
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Language, textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { longestAmount, printNumber } from "#shared/formula/amounts.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import { saySign } from "#shared/formula/say-amount.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import css from "./Entry.module.css";
import { EntryName } from "./EntryName.tsx";
import { Turn } from "./Turn.tsx";
import type { Acts } from "./use-bench.ts";

export const fieldId = (slug: string) => `dose-${slug}`;

/** Pressed for longer, a ring repeats: after ms, then every so many ms. */
const repeatAfter = 400;
const repeatEvery = 90;

/** As it stands in the field: in the active's own unit, without thousands apart, which no field should show back. */
export function writeField(
  { amount, unread }: DosedActive,
  { unit }: ActiveFacts,
  language: Language,
): string {
  if (unread) return unread.text;
  if (amount === null) return "";
  const number = printNumber(amount, unit);
  return language === "fr" ? number.replace(".", ",") : number;
}

export interface Hands {
  /** One step up or down, one stop, one place in the list. */
  readonly step: (slug: string, direction: 1 | -1, isGoing: boolean) => void;
  readonly jump: (slug: string, direction: 1 | -1) => void;
  readonly move: (slug: string, by: 1 | -1) => void;
  /** Takes it away, and gives the focus to what is next. */
  readonly remove: (slug: string) => void;
}

export function Entry({
  dosed,
  known,
  acts,
  hands,
  texts,
  instrument,
  language,
  isLive,
  describedBy,
}: {
  dosed: DosedActive;
  known: ActiveFacts;
  acts: Acts;
  hands: Hands;
  texts: BenchTexts["bench"];
  instrument: Instrument;
  language: Language;
  isLive: boolean;
  describedBy: string;
}) {
  const { slug, unread } = dosed;
  const name = textOf(known.name);
  const spoken = known.code ? `${name} ${known.code}` : name;
  const sign = saySign(known.unit, language);
  const written = writeField(dosed, known, language);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);

  // The visitor's letters stay as they are until they leave the field.
  useLayoutEffect(() => {
    const input = field.current;
    if (isLive && input && !isTyping.current && input.value !== written) input.value = written;
  });
  // What was typed before the scripts came counts.
  const first = useRef(written);
  useEffect(() => {
    const early = field.current?.value ?? "";
    if (!isLive || early === first.current) return;
    isTyping.current = document.activeElement === field.current;
    acts.type(slug, early);
    acts.commit();
  }, [acts, slug, isLive]);

  const commit = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    acts.commit();
    const input = field.current;
    if (input) input.value = written;
  };

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (!isLive) return;
    const { key, altKey } = event;
    const direction = key === "ArrowUp" || key === "PageUp" ? 1 : -1;
    const isEmpty = event.currentTarget.value === "";
    if (key === "Enter") commit();
    else if ((key === "Delete" || key === "Backspace") && isEmpty && !event.repeat)
      hands.remove(slug);
    else if (key.startsWith("Arrow") && altKey && (key === "ArrowUp" || key === "ArrowDown"))
      hands.move(slug, direction === 1 ? -1 : 1);
    else if (key === "ArrowUp" || key === "ArrowDown") {
      isTyping.current = false;
      hands.step(slug, direction, event.repeat);
    } else if (key === "PageUp" || key === "PageDown") {
      isTyping.current = false;
      hands.jump(slug, direction);
    } else return;
    event.preventDefault();
  }

  return (
    <div className={css.entry}>
      <p className={css.name}>
        <Dot category={known.category} size="small" />
        <EntryName known={known} />
      </p>
      {isLive && (
        <Stepper
          direction={-1}
          {...{ slug, hands, acts }}
          label={fillText(textOf(texts.less), { name: spoken })}
        />
      )}
      <div className={css.field} data-bad={unread !== null || undefined}>
        <input
          className={css.input}
          id={fieldId(slug)}
          name={slug}
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          enterKeyHint="done"
          maxLength={longestAmount}
          defaultValue={written}
          aria-label={fillText(textOf(texts.field[instrument]), { name: spoken, unit: sign })}
          aria-describedby={describedBy}
          aria-invalid={unread !== null || undefined}
          onFocus={(event) => event.currentTarget.select()}
          onInput={(event) => {
            if (!isLive) return;
            isTyping.current = true;
            acts.type(slug, event.currentTarget.value);
          }}
          onBlur={commit}
          onKeyDown={handleKey}
        />
        <span className={css.unit} aria-hidden="true">
          {unread ? "" : sign}
        </span>
      </div>
      {isLive && (
        <Stepper
          direction={1}
          {...{ slug, hands, acts }}
          label={fillText(textOf(texts.more), { name: spoken })}
        />
      )}
      <Turn
        className={css.remove}
        acts={acts}
        to={{ kind: "remove", slug }}
        label={fillText(textOf(texts.remove), { name: spoken })}
        onPress={() => hands.remove(slug)}
      >
        <Icon name="close" size="small" />
      </Turn>
    </div>
  );
}

/** For fingers: keyboards have the arrows. */
function Stepper({
  slug,
  direction,
  hands,
  acts,
  label,
}: {
  slug: string;
  direction: 1 | -1;
  hands: Hands;
  acts: Acts;
  label: string;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => {
    clearTimeout(timer.current);
    acts.commit();
  };
  const start = () => {
    const go = () => {
      hands.step(slug, direction, true);
      timer.current = setTimeout(go, repeatEvery);
    };
    hands.step(slug, direction, true);
    timer.current = setTimeout(go, repeatAfter);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      className={css.ring}
      type="button"
      tabIndex={-1}
      aria-label={label}
      data-direction={direction}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start();
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => event.preventDefault()}
      // By a screen reader, which has no pointer.
      onClick={(event) => {
        if (event.detail === 0) hands.step(slug, direction, false);
      }}
    >
      <Icon name={direction > 0 ? "plus" : "minus"} size="small" />
    </button>
  );
}
