// An active on the bench: its name, the field of its dose, what takes it away. The field is the only stop of the keyboard.
import { useLayoutEffect, useRef } from "react";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Language, textOf } from "#shared/editions/edition.ts";
import { longestAmount, printField } from "#shared/formula/amounts.ts";
import type { ActiveFacts } from "#shared/formula/desk-facts.ts";
import type { DosedActive, Instrument } from "#shared/formula/formula.ts";
import type { BenchTexts } from "#shared/pages/desk.ts";
import { decimalSignOf, signOfUnit } from "#shared/words/amounts.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { Acts } from "./acts.ts";
import css from "./Entry.module.css";
import { EntryName } from "./EntryName.tsx";
import type { Engine } from "./engine.ts";
import { fieldId } from "./field-ids.ts";
import type { Hands } from "./hands.ts";
import { Turn } from "./Turn.tsx";

/** As it stands in the field: in the active's own unit. */
export function writeField(
  { amount, unread }: DosedActive,
  { unit }: ActiveFacts,
  language: Language,
): string {
  if (unread) return unread.text;
  return amount === null ? "" : printField(amount, unit, decimalSignOf(language));
}

export function Entry({
  dosed,
  known,
  acts,
  hands,
  engine,
  texts,
  instrument,
  language,
  isLive,
  describedBy,
}: {
  dosed: DosedActive;
  known: ActiveFacts;
  acts: Acts;
  hands: Hands | null;
  engine: Engine | null;
  texts: BenchTexts["bench"];
  instrument: Instrument;
  language: Language;
  isLive: boolean;
  describedBy: string;
}) {
  const { slug, unread } = dosed;
  const name = textOf(known.name);
  const spoken = known.code ? `${name} ${known.code}` : name;
  const sign = signOfUnit(known.unit, language);
  const written = writeField(dosed, known, language);
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);

  const isAwake = useRef(false);
  const first = useRef(written);
  useLayoutEffect(() => {
    const input = field.current;
    if (!isLive || !input) return;
    // What was typed before the scripts came counts.
    const isEarly = !isAwake.current && input.value !== first.current;
    isAwake.current = true;
    if (isEarly) {
      isTyping.current = document.activeElement === input;
      acts.type(slug, input.value);
      if (!isTyping.current) acts.commit();
    } else if (!isTyping.current && input.value !== written) {
      // The visitor's letters stay as they are until they leave the field.
      input.value = written;
    }
  });

  const commit = () => {
    if (!isTyping.current) return;
    isTyping.current = false;
    acts.commit();
    const input = field.current;
    if (input) input.value = written;
  };

  return (
    <div className={css.entry}>
      <p className={css.name}>
        <Dot category={known.category} size="small" />
        <EntryName known={known} />
      </p>
      {engine && hands && (
        <engine.Stepper
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
          onKeyDown={(event) => hands?.press(event, slug, isTyping, commit)}
        />
        <span className={css.unit} aria-hidden="true">
          {unread ? "" : sign}
        </span>
      </div>
      {engine && hands && (
        <engine.Stepper
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
        onPress={() => hands?.remove(slug)}
      >
        <Icon name="close" size="small" />
      </Turn>
    </div>
  );
}
