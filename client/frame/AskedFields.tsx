// What the visitor asks for, in the contact form: a box for each line, which stays behind where it is unticked.
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { askedField } from "#shared/enquiry/asked.ts";
import type { AskedLine } from "#shared/enquiry/word-asked.ts";
import type { Localized } from "#shared/pages/localized.ts";
import css from "./ContactForm.module.css";

export function AskedFields({
  lines,
  texts,
}: {
  lines: readonly AskedLine[];
  texts: Localized<ContactTexts>["asked"];
}) {
  return (
    <fieldset className={css.chosen} aria-describedby="contact-asked-hint">
      <legend className={css.chosenTitle}>{textOf(texts.title)}</legend>
      <p className={css.note} id="contact-asked-hint">
        {textOf(texts.hint)}
      </p>
      <ul className={css.asked}>
        {lines.map(({ keys, text }) => (
          <li key={keys[0]}>
            <label className={css.askedLine}>
              <input
                className={css.box}
                type="checkbox"
                name={askedField}
                value={text}
                defaultChecked
              />
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
