// What puts an active on the bench. Without script it is a field of the form, and the server finds what is meant; with scripts a
// list opens below it (AddList.tsx).
import { useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { textOf } from "#shared/editions/edition.ts";
import { mostActives } from "#shared/formula/formula.ts";
import { additionField } from "#shared/pages/desk-address.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddField.module.css";
import { addFieldId } from "./field-ids.ts";
import type { Bench } from "./use-bench.ts";

/** As the server reads it (find-choices.ts), signs. */
const longest = 40;

export function AddField({ bench }: { bench: Bench }) {
  const {
    formula,
    texts: { bench: texts, search },
    acts,
    engine,
  } = bench;
  const { instrument, actives } = formula;
  const field = useRef<HTMLInputElement>(null);
  if (actives.length >= mostActives)
    return (
      <p className={css.full}>{fillText(textOf(texts.full), { count: String(mostActives) })}</p>
    );
  return (
    <div className={css.box}>
      <label className={css.add}>
        <Icon name="plus" />
        <input
          className={css.field}
          id={addFieldId}
          ref={field}
          type="search"
          name={additionField}
          maxLength={longest}
          placeholder={textOf(texts.add[instrument])}
          aria-label={textOf(search.label)}
          autoComplete="off"
          enterKeyHint="go"
        />
      </label>
      {engine && <engine.AddList formula={formula} texts={search} acts={acts} field={field} />}
    </div>
  );
}
