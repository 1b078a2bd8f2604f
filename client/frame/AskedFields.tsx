// What the visitor asks for, in the contact form: a box for each line.
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { askedField } from "#shared/enquiry/asked.ts";
import type { AskedLine } from "#shared/enquiry/word-asked.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { TickedFields } from "./TickedFields.tsx";

export function AskedFields({
  lines,
  texts,
}: {
  lines: readonly AskedLine[];
  texts: Localized<ContactTexts>["asked"];
}) {
  return (
    <TickedFields
      name={askedField}
      texts={texts}
      ticks={lines.map(({ text }) => ({ value: text, content: text }))}
      look="lines"
    />
  );
}
