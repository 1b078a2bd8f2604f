// A group of documents or values to tick: each with what it contains.
import { EvidenceMark } from "#client/components/Evidence/EvidenceMark.tsx";
import { Text } from "#client/components/Text/Text.tsx";
import { questionField } from "#shared/enquiry/subjects.ts";
import type { AskGroup } from "#shared/pages/ask-list.ts";
import css from "./AskRows.module.css";

export function AskRows({ of: { title, rows } }: { of: AskGroup }) {
  return (
    <fieldset className={css.group}>
      {title && (
        <legend className={css.legend}>
          <Text of={title} />
        </legend>
      )}
      {rows.map(({ id, name, contents, by }) => (
        <label className={css.row} key={id}>
          <input className={css.box} type="checkbox" name={questionField} value={id} />
          <Text as="span" className={css.name} of={name} />{" "}
          <span className={css.contents}>
            {by && <EvidenceMark by={by} />} <Text as="span" of={contents} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
