// The selection's entries in the contact form.
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { selectionField } from "#shared/enquiry/rules.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { type NamedChosen, writeChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./ContactForm.module.css";

/** A box for each entry: what is unticked stays behind, also without script. */
export function ChosenFields({
  chosen,
  texts,
}: {
  chosen: readonly NamedChosen[];
  texts: Localized<ContactTexts>["chosen"];
}) {
  return (
    <fieldset className={css.chosen} aria-describedby="contact-chosen-hint">
      <legend className={css.chosenTitle}>{textOf(texts.title)}</legend>
      <p className={css.note} id="contact-chosen-hint">
        {textOf(texts.hint)}
      </p>
      <div className={css.chips}>
        {chosen.map((each) => (
          <label className={css.chip} key={each.id}>
            <input
              className={css.box}
              type="checkbox"
              name={selectionField}
              value={writeChosen([each])}
              defaultChecked
            />
            <span>
              <span>{each.name || "…"}</span>
              {each.note && (
                <span className={css.ownNote}>
                  {fillText(textOf(texts.note), { note: each.note })}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
