// What goes with an enquiry, in the contact form: what is unticked stays behind, also without script.
import type { ReactNode } from "react";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import css from "./ContactForm.module.css";

export function TickedFields({
  name,
  texts: { title, hint },
  ticks,
  look,
}: {
  name: string;
  texts: { readonly title: Phrase; readonly hint: Phrase };
  ticks: readonly { readonly value: string; readonly content: ReactNode }[];
  look: "chips" | "lines";
}) {
  const hintId = `contact-${name}-hint`;
  return (
    <fieldset className={css.ticked} aria-describedby={hintId}>
      <legend className={css.tickedTitle}>{textOf(title)}</legend>
      <p className={css.note} id={hintId}>
        {textOf(hint)}
      </p>
      <ul className={css[look]}>
        {ticks.map(({ value, content }) => (
          <li key={value}>
            <label className={css.tick}>
              <input className={css.box} type="checkbox" name={name} value={value} defaultChecked />
              <span>{content}</span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
