// The field that adds an active to the bench. Without script it is a field of the form, and the server finds what is meant; with scripts it is a
// combobox over all that can be there (w3.org/WAI/ARIA/apg/patterns/combobox).
import { useId, useRef, useState } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Choices } from "#shared/formula/find-choices.ts";
import { mostActives } from "#shared/formula/formula.ts";
import type { DeskChoice } from "#shared/pages/desk.ts";
import { additionField, deskChoicesAddress } from "#shared/pages/desk-address.ts";
import { addFieldId } from "#shared/pages/desk-fields.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddField.module.css";
import type { UsedFormula } from "./use-formula.ts";

/** As the server reads it (find-choices.ts), signs. */
const longest = 40;

export function AddField({ bench }: { bench: UsedFormula }) {
  const { formula, live, dispatch, texts, leftOut } = bench;
  const { instrument, actives } = formula;
  const site = useSite();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [choices, setChoices] = useState<Choices<DeskChoice> | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** The text that the list answers; "" while it is closed. */
  const [sought, setSought] = useState("");
  const [active, setActive] = useState(0);

  const found = (live && choices && live.findChoices(choices, sought).choices) ?? [];
  const isExpanded = choices !== null && sought.trim() !== "";
  const current = isExpanded ? found[active] : undefined;

  const read = () => {
    if (!live) return;
    if (!choices)
      fetchJson<Choices<DeskChoice>>(deskChoicesAddress(site.build, site.prefix, instrument)).then(
        setChoices,
        () => setFailed(true),
      );
    setSought(field.current?.value ?? "");
    setActive(0);
  };
  const empty = () => {
    setSought("");
    if (field.current) field.current.value = "";
  };
  const choose = (choice: DeskChoice) => {
    empty();
    void live?.addChoice(choice, bench, dispatch, site);
  };
  const list = {
    id,
    field,
    actives,
    sought,
    choices,
    found,
    isExpanded,
    active,
    current,
    hasFailed,
    read,
    empty,
    choose,
    setActive,
    setSought,
  };

  if (actives.length >= mostActives)
    return (
      <p className={css.full} role={leftOut.length > 0 ? "alert" : undefined}>
        {fillText(textOf(texts.bench.full), { count: String(mostActives) })}
        {leftOut.length > 0 &&
          `. ${fillText(textOf(texts.bench.leftOut), { names: leftOut.join(", ") })}`}
      </p>
    );
  return (
    <div className={css.box} data-screen="">
      <label className={css.add}>
        <Icon name="plus" />
        <input
          className={css.field}
          id={addFieldId}
          ref={field}
          type="search"
          name={additionField}
          maxLength={longest}
          placeholder={textOf(texts.bench.add[instrument])}
          aria-label={textOf(texts.search.label)}
          autoComplete="off"
          enterKeyHint="go"
          onFocus={read}
          onInput={read}
          onKeyDown={(event) => live?.pressInList(event, list)}
          {...(live && {
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-controls": id,
            "aria-expanded": isExpanded,
            "aria-activedescendant": current && id + active,
          })}
        />
      </label>
      {live && <live.AddList list={list} texts={texts.search} />}
    </div>
  );
}
