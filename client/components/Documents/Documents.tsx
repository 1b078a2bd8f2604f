// The documents that a quality department may ask for, to tick and add to the selection with the entry, and the fields of a
// specification. Without script it is a form that leads to the contact form, with the list in its message.

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Disclosure } from "#client/components/Disclosure/Disclosure.tsx";
import { FactTable } from "#client/components/FactTable/FactTable.tsx";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { useIsHydrated, useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { contactPath, questionField } from "#shared/enquiry/subjects.ts";
import type { DocumentsData } from "#shared/pages/documents.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./Documents.module.css";
import { noteChosen } from "./note-chosen.ts";

const measuresId = "measures";

/** `path`: of the sheet, without prefix; `about`: its name. */
export function Documents({
  data: { texts, groups, measures },
  path,
  about,
}: {
  data: DocumentsData;
  path: string;
  about: string;
}) {
  const site = useSite();
  const isHydrated = useIsHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const [said, setSaid] = useState("");
  const documents = groups.flatMap((group) => group.documents);
  const say = (text: keyof typeof texts, values = {}) =>
    fillText(textOf(texts[text] as string), values);

  // The form knows: boxes may be ticked before React has taken over.
  const readTicked = () => (form.current ? new FormData(form.current).getAll(questionField) : []);
  useEffect(() => {
    if (isHydrated && form.current)
      setCount(new FormData(form.current).getAll(questionField).length);
  }, [isHydrated]);

  function join(event: FormEvent) {
    if (!isHydrated) return;
    event.preventDefault();
    const ticked = readTicked();
    const names = documents.filter(({ id }) => ticked.includes(id)).map(({ name }) => textOf(name));
    if (names.length === 0) return setSaid(say("none"));
    const line = say("note", { list: names.join(", ") });
    const start = say("note", { list: "" }).replace(/\.$/, "").trimEnd();
    const outcome = noteChosen(entryId(path), about, line, start);
    if (outcome === "too long") setSaid(say("tooLong"));
    if (outcome === "noted") setSaid(say("joined", { count: String(names.length) }));
  }

  return (
    <div className={css.block}>
      <Disclosure title={texts.title} level="h2" id="documents">
        <form className={css.form} ref={form} action={addressIn(site, contactPath)} onSubmit={join}>
          <input type="hidden" name="page" value={path} />
          <Text as="p" className={css.lead} of={texts.lead} />
          {groups.map((group) => (
            <fieldset className={css.group} key={group.id}>
              <legend className={css.heading}>
                <Text of={group.title} />
              </legend>
              <div className={css.list}>
                {group.documents.map(({ id, name, contents }) => (
                  <label className={css.row} key={id}>
                    <input
                      className={css.box}
                      type="checkbox"
                      name={questionField}
                      value={id}
                      onChange={() => {
                        setSaid("");
                        setCount(readTicked().length);
                      }}
                    />
                    <span className={css.tick}>
                      <Icon name="check" size="small" />
                    </span>
                    <Text as="span" className={css.name} of={name} />{" "}
                    <Text as="span" className={css.contents} of={contents} />
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          <div className={css.send}>
            <button className={css.join} type="submit">
              <Icon name="plus" size="small" />
              <Text as="span" of={isHydrated ? texts.join : texts.ask} />
            </button>
            <p className={css.count} role="status">
              {isHydrated &&
                (said || say("count", { count: String(count), all: String(documents.length) }))}
            </p>
          </div>
        </form>
      </Disclosure>
      <Disclosure title={measures.title} level="h2" id={measuresId}>
        <div className={css.measures}>
          <Text as="p" className={css.lead} of={measures.lead} />
          <FactTable table={measures} labelledBy={measuresId} />
        </div>
      </Disclosure>
    </div>
  );
}
