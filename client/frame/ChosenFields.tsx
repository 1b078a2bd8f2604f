// The selection's entries in the contact form, each with its note.
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { selectionField } from "#shared/enquiry/rules.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { type NamedChosen, writeChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./ContactForm.module.css";
import { TickedFields } from "./TickedFields.tsx";

export function ChosenFields({
  chosen,
  texts,
}: {
  chosen: readonly NamedChosen[];
  texts: Localized<ContactTexts>["chosen"];
}) {
  return (
    <TickedFields
      name={selectionField}
      texts={texts}
      ticks={chosen.map((each) => ({
        value: writeChosen([each]),
        content: (
          <>
            <span>{each.name || "…"}</span>
            {each.note && (
              <span className={css.ownNote}>
                {fillText(textOf(texts.note), { note: each.note })}
              </span>
            )}
          </>
        ),
      }))}
      look="chips"
    />
  );
}
