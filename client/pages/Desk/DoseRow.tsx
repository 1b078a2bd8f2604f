// An active of a bench of three doses: the field of its dose, its rod, and what is to be said of it.
import { type Dispatch, useId, useLayoutEffect, useRef } from "react";
import { useServedDrawing } from "#client/hooks/site-context.ts";
import type { Language } from "#shared/editions/edition.ts";
import type { DoseRod } from "#shared/pages/dose-bench.ts";
import type { Drag } from "./drag-dose.ts";
import type { LiveFormula } from "./formula-state.ts";
// The style of what the server has drawn.
import "#client/components/DoseGauge/DoseGauge.module.css";
import css from "./DoseBench.module.css";
import type { LiveRods, RodsAction } from "./use-rods.ts";

/** `live`: null until the rod can be moved. */
export function DoseRow({
  served,
  live,
  language,
  dispatch,
}: {
  served: DoseRod;
  live: { readonly code: LiveRods; readonly state: LiveFormula } | null;
  language: Language;
  dispatch: Dispatch<RodsAction>;
}) {
  const { slug, id, name, label, unit, dose } = served;
  const field = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const isTaken = useRef(false);
  const drag = useRef<Drag | null>(null);
  const drawing = useServedDrawing(id);
  const row = live && find(served, live.state);
  const written = live && row ? live.code.writeField(row.dosed, row.known, language) : dose;
  const fieldId = useId();
  const stateId = `${fieldId}state`;

  useLayoutEffect(() => {
    const input = field.current;
    if (!live || !input) return;
    // A dose typed before the scripts came counts.
    const isEarly = !isTaken.current && input.value !== dose;
    isTaken.current = true;
    if (isEarly) {
      isTyping.current = document.activeElement === input;
      dispatch({ kind: "type", slug, text: input.value });
    } else if (!isTyping.current && input.value !== written) input.value = written;
  });

  function leave() {
    if (!live) return;
    isTyping.current = false;
    dispatch({ kind: "commit" });
    if (field.current) field.current.value = written;
  }

  return (
    <li className={css.row} data-row="">
      <div className={css.entry}>
        <label className={css.name} htmlFor={fieldId}>
          {name}
        </label>
        <div className={css.field}>
          <input
            className={css.input}
            id={fieldId}
            name={slug}
            ref={field}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            defaultValue={dose}
            aria-label={label}
            aria-describedby={stateId}
            aria-invalid={row?.dosed.unread ? true : undefined}
            onFocus={({ currentTarget }) => currentTarget.select()}
            onInput={({ currentTarget }) => {
              if (!live) return;
              isTyping.current = true;
              dispatch({ kind: "type", slug, text: currentTarget.value });
            }}
            onBlur={leave}
            onKeyDown={(event) => {
              if (/^(?:Arrow|Page)(?:Up|Down)$/.test(event.key) && !event.altKey)
                live?.code.pressKey(event, slug, dispatch, { isTyping, commit: leave });
            }}
          />
          <span className={css.unit} aria-hidden="true">
            {unit}
          </span>
        </div>
        <p className={css.state} id={stateId}>
          {row?.said.state ?? served.state}
        </p>
      </div>
      <div
        className={css.tray}
        // A drawing: what translators put into its texts is not drawn.
        translate="no"
        data-tone="liposome"
        data-live={row ? true : undefined}
        {...(live && row && live.code.dragDose(row.rod, dispatch, drag))}
      >
        {live && row ? (
          <live.code.RodGauge rod={row.rod} said={row.said} language={language} />
        ) : (
          <div
            className={css.served}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: drawing }}
          />
        )}
      </div>
    </li>
  );
}

function find({ id, slug }: DoseRod, { formula, facts, verdict, said }: LiveFormula) {
  const rod = verdict.rods.find((each) => each.id === id);
  const saidRod = said.rods.find((each) => each.id === id);
  const dosed = formula.actives.find((each) => each.slug === slug);
  const known = facts.actives[slug];
  return rod && saidRod && dosed && known ? { rod, said: saidRod, dosed, known } : null;
}
