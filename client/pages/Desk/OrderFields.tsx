// What a quotation takes besides the formula: fields that may stay open. Without script they go with the form of the bench.
import type { ChangeEvent } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import type { OrderPresentation } from "#shared/formula/sentences/presentation.ts";
import { useDispatch } from "./formula-context.ts";
import { useLive } from "./live-context.ts";
import css from "./OrderFields.module.css";

export function OrderFields({
  order: { fields, sentence },
  formId,
}: {
  order: OrderPresentation;
  formId: string;
}) {
  const live = useLive();
  const dispatch = useDispatch();
  return (
    <div className={css.fields}>
      {live && <live.OrderInForm fields={fields} formId={formId} />}
      {fields.map(({ part, name, label, value, options }) => {
        const shared = {
          ...{ id: name, name, form: formId, defaultValue: value },
          onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
            dispatch({ kind: "order", part, text: currentTarget.value }),
        };
        return (
          <p className={css.field} key={part}>
            <label htmlFor={name}>{label}</label>
            {options ? (
              <select {...shared}>
                {options.map((option) => (
                  <option value={option.value} key={option.value}>
                    {option.text}
                  </option>
                ))}
              </select>
            ) : (
              <>
                <input {...shared} type="date" />
                {live && value === "" && <live.OpenDay fields={fields} />}
              </>
            )}
            {options && <Icon name="down" size="small" />}
          </p>
        );
      })}
      {sentence !== "" && <p className={css.sentence}>{sentence}</p>}
    </div>
  );
}
