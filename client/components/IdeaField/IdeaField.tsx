// The field that takes what people come with: a need, actives with or without doses, a list, a code. Without script it is a field of its
// form, and the server reads it; `Tool` makes it a combobox over all that can be there.
import { useId, useRef } from "react";
import { textOf } from "#shared/editions/edition.ts";
import { additionField } from "#shared/pages/desk-address.ts";
import css from "./IdeaField.module.css";
import { IdeaLines } from "./IdeaLines.tsx";
import type { IdeaFieldProps } from "./idea-box.ts";

/** As the server reads it (read-idea.ts), signs. */
const longest = 2000;

export function IdeaField(props: IdeaFieldProps) {
  const { id, className, name, placeholder, ask, addressOf, told, icon, Tool, reach } = props;
  const list = useId();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={css.box} data-screen="">
      <label className={css.label}>
        {icon}
        <input
          className={className}
          id={id}
          ref={field}
          type="search"
          name={additionField}
          maxLength={longest}
          defaultValue={told?.text}
          placeholder={textOf(placeholder)}
          aria-label={textOf(name)}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          onFocus={reach}
          {...(Tool && { role: "combobox", "aria-expanded": false, "aria-controls": list })}
        />
      </label>
      {Tool ? (
        <Tool {...props} field={field} list={list} Lines={IdeaLines} />
      ) : (
        <IdeaLines lines={told?.lines ?? []} ask={ask} take={null} addressOf={addressOf} />
      )}
    </div>
  );
}
