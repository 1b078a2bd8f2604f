// The form of a plain post that was not accepted, with all that was typed, to be sent again.
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { privacyPath } from "#shared/enquiry/subjects.ts";
import type { Site } from "#shared/pages/page.ts";
import { ContactForm } from "./ContactForm.tsx";

export function FormNotice({ site, form }: { site: Site; form: FormState }) {
  const { contactTexts, lab } = site;
  return (
    <ContactForm
      texts={contactTexts}
      places={{ name: lab.name, phone: lab.phone, email: lab.email }}
      problems={{
        errors: form.errors,
        failure: form.failure ?? null,
        suggestion: form.suggestion ?? null,
        typed: form.values,
      }}
      values={form.values}
      chosen={form.chosen}
      formula={form.formula}
      product={form.values.product ?? ""}
      path={form.values.page ?? ""}
      headings="h2"
      privacyLink={<a href={addressIn(site, privacyPath)}>{textOf(contactTexts.privacyLink)}</a>}
    />
  );
}
