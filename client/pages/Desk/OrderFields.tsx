// What a quotation takes besides the formula: fields that may stay open. Without script they go with the form of the bench.
import { useEffect, useRef } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { OrderPresentation } from "#shared/formula/sentences/presentation.ts";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";
import css from "./OrderFields.module.css";

export function OrderFields({
  fields,
  sentence,
  open,
  formId,
}: Pick<OrderPresentation, "fields" | "sentence"> & {
  /** The choice of what is not chosen. */
  open: Phrase;
  formId: string;
}) {
  const isLive = useLive() !== null;
  const dispatch = useDispatch();
  const isRead = useRef(false);
  const choose = (part: (typeof fields)[number]["part"], text: string) =>
    dispatch({ kind: "order", part, text });

  // What was chosen before the scripts came counts; from then on the fields follow the formula, on the ways back and forth too.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!isLive || !(form instanceof HTMLFormElement)) return;
    for (const { part, name, value } of fields) {
      const field = form.elements.namedItem(name);
      if (!field || !("value" in field) || field.value === value) continue;
      if (isRead.current) field.value = value;
      else dispatch({ kind: "order", part, text: String(field.value) });
    }
    isRead.current = true;
  }, [isLive, fields, formId, dispatch]);

  return (
    <div className={css.fields}>
      {fields.map(({ part, name, label, value, options }) => {
        const shared = { id: name, name, form: formId };
        return (
          <p className={css.field} key={part}>
            <label htmlFor={name}>{label}</label>
            {options ? (
              <>
                <select
                  {...shared}
                  defaultValue={value}
                  onChange={(event) => choose(part, event.currentTarget.value)}
                >
                  <option value="">{textOf(open)}</option>
                  {options.map((option) => (
                    <option value={option.value} key={option.value}>
                      {option.text}
                    </option>
                  ))}
                </select>
                <Icon name="down" size="small" />
              </>
            ) : (
              <input
                {...shared}
                type="date"
                defaultValue={value}
                onChange={(event) => choose(part, event.currentTarget.value)}
              />
            )}
          </p>
        );
      })}
      {sentence !== "" && <p className={css.sentence}>{sentence}</p>}
    </div>
  );
}
