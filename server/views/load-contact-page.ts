// The contact page: the visitor's previous page, and its values for the form.
import { formLanguageOf } from "#shared/editions/editions.ts";
import { questionIn } from "#shared/enquiry/asked.ts";
import { readContactQuery } from "#shared/enquiry/read-contact-query.ts";
import { contactAddress, contactPath } from "#shared/enquiry/subjects.ts";
import { contact } from "#shared/generated/pages/contact.ts";
import { nameChosen } from "#shared/selection/choosable.ts";
import { carryFormula } from "./desk/reopen-formula.ts";
import { listAsked } from "./list-asked-words.ts";
import { localize } from "./localize.ts";
import type { Loader } from "./page-loader.ts";

export const loadContactPage: Loader<"contact"> = (reader, { parameters, findOther }) => {
  const { subject, page, chosen, questions, formula: text, brand } = readContactQuery(parameters);
  const formula = carryFormula(text, formLanguageOf(reader.edition));
  const origin = page === null || page === contactPath ? undefined : findOther(page);
  const ownAddress = contactAddress({ subject, page: origin?.path ?? null, brand });
  const named = nameChosen(
    chosen.map((id) => ({ id, note: "" })),
    formLanguageOf(reader.edition),
  );
  const ids = named.map(({ id }) => id);
  const asked = listAsked(questions, origin?.path ?? null, formLanguageOf(reader.edition));
  const message = asked.map(({ text }) => text).join("\n");
  const product =
    subject ?? (ids.length > 0 ? "selection" : formula ? "sur-mesure" : origin?.product);
  return {
    head: contact.head,
    header: "onGround",
    ...(product && { product }),
    data: { ...localize(contact, reader), ownAddress, chosen: named, message, formula },
    query: contactAddress({
      subject,
      page: origin?.path ?? null,
      chosen: ids,
      questions: asked.flatMap(({ keys }) => keys.map(questionIn)),
      formula: formula?.text,
      brand,
    }).slice(contactPath.length),
    isUncacheable:
      ownAddress !== contactPath || ids.length > 0 || message !== "" || formula !== null,
  };
};
