// An active on the bench: its name, the field of its dose, what takes it away. The field is the only stop of the keyboard.
import { useEffect, useLayoutEffect, useRef } from "react";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Language, type Phrase, textOf } from "#shared/editions/edition.ts";
import { longestAmount } from "#shared/formula/amounts.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import { writeField } from "#shared/formula/write-field.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { fieldId, removalId } from "#shared/pages/desk-fields.ts";
import { signOfUnit } from "#shared/words/amounts.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import { stepsOf } from "./dose-steps.ts";
import css from "./Entry.module.css";
import { EntryName } from "./EntryName.tsx";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";

export function Entry({
  dosed,
  known,
  texts,
  instrument,
  language,
  describedBy,
}: {
  dosed: DosedActive;
  known: ActiveFacts;
  texts: BenchTexts["bench"];
  instrument: Instrument;
  language: Language;
  describedBy: string;
}) {
  const live = useLive();
  const dispatch = useDispatch();
  const { slug, unread, isMeant } = dosed;
  const name = textOf(known.name);
  const spoken = known.code ? `${name} ${known.code}` : name;
  const sign = signOfUnit(known.unit, language);
  const label = fillText(textOf(texts.field[instrument]), { name: spoken, unit: sign });
  const written = writeField(dosed, known, language);
  const shown = live ? live.showDose(dosed, known, language) : written;
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);

  const isOwn = useRef(false);
  const first = useRef(written);
  /** Steps that arrows asked for before the scripts came. */
  const asked = useRef(0);
  useLayoutEffect(() => {
    const input = field.current;
    if (!live || !input) return;
    // A dose typed before the scripts came counts.
    const isEarly = !isOwn.current && input.value !== first.current;
    isOwn.current = true;
    if (isEarly) {
      isTyping.current = document.activeElement === input;
      dispatch({ kind: "type", slug, text: input.value });
      if (!isTyping.current) dispatch({ kind: "commit" });
    } else if (!isTyping.current) {
      // The visitor's letters stay as they are until they leave the field.
      const text = document.activeElement === input ? written : shown;
      if (input.value !== text) input.value = text;
    }
    const steps = Math.abs(asked.current);
    const direction = asked.current > 0 ? 1 : -1;
    asked.current = 0;
    if (steps > 0) {
      isTyping.current = false;
      dispatch({ kind: "step", slug, direction, steps, isGoing: false });
    }
  });

  // The browser's way back undoes what is typed, too.
  useEffect(() => {
    const settle = () => {
      isTyping.current = false;
    };
    addEventListener("popstate", settle);
    return () => removeEventListener("popstate", settle);
  }, []);

  const commit = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    dispatch({ kind: "commit" });
    const input = field.current;
    if (input) input.value = written;
  };
  const leave = () => {
    commit();
    if (field.current) field.current.value = shown;
  };

  const stepper = (direction: 1 | -1, text: Phrase) =>
    live && (
      <live.Stepper
        label={fillText(textOf(text), { name: spoken })}
        {...{ slug, direction, dispatch }}
      />
    );

  return (
    <div className={css.entry} data-live={live !== null || undefined}>
      <p className={css.name}>
        <Dot category={known.category} size="small" />
        <EntryName known={known} />
      </p>
      {stepper(-1, texts.less)}
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
          aria-label={label}
          aria-describedby={describedBy}
          aria-invalid={unread !== null || undefined}
          onFocus={({ currentTarget: input }) => {
            if (live && !isTyping.current) input.value = written;
            input.select();
          }}
          onInput={(event) => {
            if (!live) return;
            isTyping.current = true;
            dispatch({ kind: "type", slug, text: event.currentTarget.value });
          }}
          onBlur={leave}
          onKeyDown={(event) => {
            if (live) live.pressKey(event, slug, dispatch, { isTyping, commit });
            else asked.current += stepsOf(event);
          }}
        />
        <span className={css.unit} aria-hidden="true">
          {unread ? "" : sign}
        </span>
      </div>
      {isMeant && <input type="hidden" name="voulu" value={slug} />}
      {live && <live.DoseStops settle={commit} {...{ slug, field, dispatch }} />}
      {stepper(1, texts.more)}
      <ChangeLink
        className={css.remove}
        to={{ kind: "remove", slug }}
        label={fillText(textOf(texts.remove), { name: spoken })}
        id={removalId(slug)}
      >
        <Icon name="close" size="small" />
      </ChangeLink>
    </div>
  );
}
