// A group of questions, each as the word for it; the question in full stands in the form, and is read aloud here. Where browsers can,
// the group stands open on wide screens; it is folded away on phones.
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { questionField } from "#shared/enquiry/subjects.ts";
import type { AskGroup } from "#shared/pages/ask-list.ts";
import css from "./AskWords.module.css";

export function AskWords({ of: { title, rows } }: { of: AskGroup }) {
  return (
    <details className={css.fold}>
      <summary className={css.title}>
        <span>
          {title && <Text of={title} />} <sup>{rows.length}</sup>
        </span>
      </summary>
      <fieldset className={css.group}>
        {title && (
          <legend>
            <Text of={title} />
          </legend>
        )}
        {rows.map(({ id, name, contents }) => (
          <label className={css.word} key={id}>
            <input className={css.box} type="checkbox" name={questionField} value={id} />
            <Text as="span" of={name} />{" "}
            <Aloud>
              <Text of={contents} />
            </Aloud>
          </label>
        ))}
      </fieldset>
    </details>
  );
}
