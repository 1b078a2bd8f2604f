// The chunk with which a field reads ideas by itself: a combobox (w3.org/WAI/ARIA/apg/patterns/combobox), whose names are fetched once it
// is reached. It hears the field's events itself, so that pages that are not there yet carry none of it.
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from "react";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { openChoices } from "#shared/formula/idea-words.ts";
import type { DeskChoices } from "#shared/pages/desk.ts";
import { deskChoicesAddress } from "#shared/pages/desk-address.ts";
import { findOptions } from "./find-options.ts";
import css from "./IdeaList.module.css";
import { IdeaList } from "./IdeaList.tsx";
import type { IdeaBox, IdeaLanguage, IdeaToolProps } from "./idea-box.ts";
import { pasteLines, pressKey } from "./idea-keys.ts";
import { takeText } from "./take-text.ts";

/** Names of a bench, by address. */
const opened = new Map<string, Promise<IdeaLanguage>>();

function openLanguage(address: string): Promise<IdeaLanguage> {
  const known =
    opened.get(address) ??
    fetchJson<DeskChoices>(address).then(
      (choices) => ({ words: openChoices(choices), texts: choices.texts }),
      (error) => {
        opened.delete(address);
        throw error;
      },
    );
  opened.set(address, known);
  return known;
}

export function IdeaTool({
  field,
  list,
  instrument,
  failed,
  ask,
  isPresent = () => false,
  take,
  addressOf,
  told,
  Lines,
}: IdeaToolProps) {
  const site = useSite();
  const [language, setLanguage] = useState<IdeaLanguage | null>(null);
  const [hasFailed, setFailed] = useState(false);
  /** The text that the list answers; "" while it is closed. */
  const [sought, setSought] = useState("");
  /** The option that keys or the pointer went to. */
  const [reached, setActive] = useState<number | null>(null);
  const [lines, setLines] = useState(told?.lines ?? []);
  const found = useMemo(
    () => (language && sought.trim() !== "" ? findOptions(sought, language) : null),
    [language, sought],
  );
  const seek = (text: string) => {
    setSought(text);
    setActive(null);
  };
  const active = reached ?? found?.first ?? 0;
  const box: IdeaBox = {
    id: list,
    field,
    found,
    active,
    isPresent,
    take,
    addressOf,
    setActive,
    setLines,
    seek,
  };

  const open = useEffectEvent(() => {
    const names = openLanguage(deskChoicesAddress(site.build, site.prefix, instrument));
    Promise.all([names, loadStylesheet(site.stylesheet)]).then(
      ([known]) => {
        setLanguage(known);
        setFailed(false);
        // What was typed while they were on their way.
        if (document.activeElement === field.current) seek(field.current?.value ?? "");
      },
      () => setFailed(true),
    );
  });
  const read = useEffectEvent(() => {
    if (!language) open();
    seek(field.current?.value ?? "");
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (language) pressKey(event, box, language);
  });
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const hear = () => read();
    const handleKey = (event: KeyboardEvent) => press(event);
    const handlePaste = (event: ClipboardEvent) => pasteLines(event, input);
    input.addEventListener("focus", hear);
    input.addEventListener("input", hear);
    input.addEventListener("keydown", handleKey);
    input.addEventListener("paste", handlePaste);
    // What was typed before this was there counts.
    if (document.activeElement === input) read();
    return () => {
      input.removeEventListener("focus", hear);
      input.removeEventListener("input", hear);
      input.removeEventListener("keydown", handleKey);
      input.removeEventListener("paste", handlePaste);
    };
  }, [field]);

  const isExpanded = found !== null;
  const current = found?.options[active] && list + active;
  useLayoutEffect(() => {
    const input = field.current;
    if (!input || !language) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", list);
    input.setAttribute("aria-expanded", String(isExpanded));
    if (current) input.setAttribute("aria-activedescendant", current);
    else input.removeAttribute("aria-activedescendant");
  }, [field, language, list, isExpanded, current]);

  return (
    <>
      {language && <IdeaList box={box} language={language} ask={ask} />}
      {hasFailed && (
        <p className={css.failed} role="alert">
          {textOf(failed)}
        </p>
      )}
      <Lines
        lines={isExpanded ? [] : lines}
        ask={ask}
        take={take && language && ((text) => takeText(text, box, language))}
        addressOf={addressOf}
      />
    </>
  );
}
