// A small page around a plain form post that was not accepted: what became of it, and all that was typed, to be sent again.
// Rendered by the server alone; it stands without script and costs a fraction of a page.
import { Mark } from "#client/components/Mark/Mark.tsx";
import { Say } from "#client/components/Text/Text.tsx";
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { privacyPath } from "#shared/enquiry/subjects.ts";
import type { Site } from "#shared/pages/page.ts";
import { ContactForm } from "./ContactForm.tsx";
import css from "./FormNotice.module.css";

export function FormNotice({
  title,
  text,
  toHome,
  site,
  form,
}: {
  title: Phrase;
  text?: string | undefined;
  toHome: Phrase;
  site: Site;
  /** The form to fill in again; absent where nothing of the post could be read. */
  form?: FormState | undefined;
}) {
  const { contactLang, contactTexts, lab } = site;
  const home = addressIn(site, "/");
  return (
    <main className={css.notice} lang={contactLang}>
      <a className={css.logo} href={home}>
        <Mark />
        <span lang="fr">Sphérine</span>
      </a>
      <h1 className={css.title}>
        <Say of={title} />
      </h1>
      {text && <p className={css.text}>{text}</p>}
      {form && (
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
          product={form.values.product ?? ""}
          path={form.values.page ?? ""}
          headings="h2"
          privacyLink={
            <a href={addressIn(site, privacyPath)}>{textOf(contactTexts.privacyLink)}</a>
          }
        />
      )}
      <p>
        <a className={css.link} href={home}>
          <Say of={toHome} />
        </a>
      </p>
    </main>
  );
}
