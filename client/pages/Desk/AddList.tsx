// The list below the field that adds an active: a combobox over all that can be there (w3.org/WAI/ARIA/apg/patterns/combobox).
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { MoreInfo } from "#client/components/Action/Action.tsx";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Dot } from "#client/components/Dot/Dot.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Latin } from "#client/components/Latin/Latin.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { useSite } from "#client/hooks/site-context.ts";
import { useSettled } from "#client/hooks/use-settled.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { findChoices } from "#shared/formula/find-choices.ts";
import type { Formula } from "#shared/formula/formula.ts";
import type { BenchTexts, DeskChoice } from "#shared/pages/desk.ts";
import { additionField, benchAddress, deskChoicesAddress } from "#shared/pages/desk-address.ts";
import { sayCount } from "#shared/words/count.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./AddField.module.css";
import type { Acts } from "./acts.ts";
import { fieldId, focusSoon } from "./field-ids.ts";

export function AddList({
  formula: { instrument, actives },
  texts: search,
  acts,
  field,
}: {
  formula: Formula;
  texts: BenchTexts["search"];
  acts: Acts;
  /** It was there before, and keeps what is typed and the focus. */
  field: RefObject<HTMLInputElement | null>;
}) {
  const site = useSite();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [choices, setChoices] = useState<readonly DeskChoice[] | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  const address = deskChoicesAddress(site.build, site.prefix, instrument);
  const fetchChoices = () => {
    if (choices) return;
    fetch(address)
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(setChoices, () => setFailed(true));
  };

  useEffect(() => {
    const leave = ({ target }: Event) => {
      if (!field.current?.parentElement?.parentElement?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", leave);
    document.addEventListener("focusin", leave);
    return () => {
      document.removeEventListener("pointerdown", leave);
      document.removeEventListener("focusin", leave);
    };
  }, [field]);

  const found = choices ? findChoices(choices, typed).choices : [];
  const isSought = typed.trim() !== "" && choices !== null;
  const isExpanded = isOpen && isSought;
  const isThere = ({ adds }: DeskChoice) =>
    adds.length > 0 && adds.every(({ slug }) => actives.some((each) => each.slug === slug));
  const current = found[active];
  const said = !isExpanded
    ? ""
    : found.length === 0
      ? textOf(search.none)
      : `${sayCount(search.count, found.length)}. ${
          current
            ? fillText(textOf(search.active), {
                name: spokenOf(current),
                place: String(active + 1),
                count: String(found.length),
              })
            : ""
        }`;
  const heard = useSettled(said);
  const optionId = (index: number) => `${id}option-${index}`;

  async function choose(choice: DeskChoice) {
    setTyped("");
    setOpen(false);
    if (field.current) field.current.value = "";
    const [first] = choice.adds;
    const slug = isThere(choice) ? (first?.slug ?? null) : await acts.add(choice);
    if (slug === null) {
      // It cannot be had here: the server puts it there.
      const own = addressIn(site, benchAddress(acts.now().formula));
      location.assign(`${own}${own.includes("?") ? "&" : "?"}${additionField}=${choice.slug}`);
      return;
    }
    focusSoon(fieldId(slug));
  }

  function handleKey(event: KeyboardEvent) {
    const last = found.length - 1;
    if (event.key === "Escape") {
      setOpen(false);
      setTyped("");
      if (field.current) field.current.value = "";
    } else if (event.key === "ArrowDown" && isExpanded) setActive(active < last ? active + 1 : 0);
    else if (event.key === "ArrowUp" && isExpanded) setActive(active > 0 ? active - 1 : last);
    else if (event.key === "Enter") {
      // Of what is typed faster than the list comes, the server knows.
      if (choices === null && typed.trim() !== "") return;
      if (isExpanded && current) void choose(current);
    } else return;
    event.preventDefault();
  }

  // The field is the server's: what it does with a list is added to it here.
  const handlers = useRef({ handleKey, fetchChoices });
  useLayoutEffect(() => {
    handlers.current = { handleKey, fetchChoices };
    const input = field.current;
    if (!input) return;
    input.setAttribute("aria-expanded", String(isExpanded));
    if (isExpanded && current) input.setAttribute("aria-activedescendant", optionId(active));
    else input.removeAttribute("aria-activedescendant");
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": `${id}list`,
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    const read = () => {
      handlers.current.fetchChoices();
      setTyped(input.value);
      setActive(0);
      setOpen(true);
    };
    const press = (event: KeyboardEvent) => handlers.current.handleKey(event);
    input.addEventListener("focus", read);
    input.addEventListener("input", read);
    input.addEventListener("keydown", press);
    // What was typed before the scripts came counts.
    if (document.activeElement === input) read();
    return () => {
      input.removeEventListener("focus", read);
      input.removeEventListener("input", read);
      input.removeEventListener("keydown", press);
    };
  }, [field, id]);

  return (
    <>
      <div className={css.list} hidden={!isExpanded}>
        <div id={`${id}list`} role="listbox" aria-label={textOf(search.label)}>
          {isExpanded &&
            found.map((choice, index) => (
              <div
                className={css.option}
                id={optionId(index)}
                key={choice.slug}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerMove={() => setActive(index)}
                // The field keeps the focus.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => void choose(choice)}
                onKeyDown={() => undefined}
              >
                <span className={css.name}>
                  {choice.code ? <Latin name={textOf(choice.name)} /> : <Say of={choice.name} />}
                </span>
                <span className={css.code}>{choice.code}</span>
                <span className={css.category}>
                  <Dot category={choice.category} size="small" />
                  <Say of={choice.categoryName} />
                </span>
                {isThere(choice) ? (
                  <span className={css.there}>
                    <Icon name="check" size="small" />
                    <Aloud>
                      <Say of={search.added} />
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
              <Say of={found.length > 0 ? search.absent : search.none} />
            </b>
            <MoreInfo to="*" about={typed.trim()} className={css.source}>
              <Say of={search.source} />
              <Icon name="right" size="small" />
            </MoreInfo>
          </div>
        )}
      </div>
      {hasFailed && (
        <p className={css.failed} role="alert">
          <Say of={search.failed} />
        </p>
      )}
      <Aloud role="status">{heard}</Aloud>
    </>
  );
}

const spokenOf = ({ name, code }: DeskChoice): string =>
  code ? `${textOf(name)} ${code}` : textOf(name);
