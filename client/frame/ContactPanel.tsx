// The contact form and, once it is sent, the thanks: inside the popup or on the form's own page.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { MoreInfo, RingAction } from "#client/components/Action/Action.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { isShown } from "#client/hooks/is-shown.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { removeAsked } from "#client/hooks/use-asked.ts";
import { useAskedLines } from "#client/hooks/use-asked-lines.ts";
import { textOf } from "#shared/editions/edition.ts";
import { askedField } from "#shared/enquiry/asked.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { privacyPath } from "#shared/enquiry/subjects.ts";
import { countryNamesAddress } from "#shared/pages/data-addresses.ts";
import type { NamedChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { BookingLink } from "./BookingLink.tsx";
import { ContactForm, type FormProblems } from "./ContactForm.tsx";
import css from "./ContactPanel.module.css";
import { ContactThanks, type Sent } from "./ContactThanks.tsx";
import { readTyped, sendEnquiry } from "./send-enquiry.ts";
import { rememberSent } from "./sent-address.ts";
import { useChosen } from "./use-chosen.ts";

const noProblems: FormProblems = { errors: {}, failure: null, suggestion: null, typed: {} };

const problemsOf = (contact: ContactState | null): FormProblems =>
  contact?.kind === "form"
    ? {
        errors: contact.errors,
        failure: contact.failure ?? null,
        suggestion: contact.suggestion ?? null,
        typed: contact.values,
      }
    : noProblems;

export function ContactPanel({
  title,
  titleId,
  about,
  chosen: given,
  formula: carried = null,
  message = "",
  path,
  onLeave,
  goOn,
}: {
  title: string;
  titleId: string;
  /** The subject of the enquiry: a product's name, the id of a subject, or "". */
  about: string;
  /** The selection that the address of the form's page carries. */
  chosen?: readonly NamedChosen[];
  /** The formula that the address of the form's page carries. */
  formula?: CarriedFormula | null;
  /** The first lines of the message. */
  message?: string;
  /** Path of the page that the form is on, and that led to it. */
  path: string;
  /** The visitor follows a link out of the thanks. */
  onLeave?: () => void;
  /** The links that lead on from the thanks. */
  goOn: ReactNode;
}) {
  const { build, contactTexts: texts, lab, catalogues, contactLang } = useSite();
  const { initial, asked, draft, isFirstPage, forget } = useContact();
  const chosen = useChosen(given);
  const lines = useAskedLines();
  const heading = useRef<HTMLHeadingElement>(null);
  /** The address that the visitor was asked about and may send all the same. */
  const confirmed = useRef("");
  const formula = asked?.formula ?? (initial?.kind === "form" ? initial.formula : carried);
  const [sent, setSent] = useState<Sent | null>(
    initial?.kind === "sent"
      ? { reference: initial.reference, email: null, isSeen: true, formula }
      : null,
  );
  const [problems, setProblems] = useState(() => problemsOf(initial));
  const [isSending, setSending] = useState(false);
  const { name, phone, email, answerTime } = lab;
  const places = { name, phone, email, answerTime };
  const values = {
    ...(message && { message }),
    ...(initial?.kind === "form" && initial.values),
    ...draft.current.values,
  };
  const countryOfFormula = formula?.country ?? "";

  useEffect(() => {
    draft.current.begun ??= isFirstPage && !asked ? 0 : performance.now();
  }, [draft, isFirstPage, asked]);

  // Opened for another enquiry; but thanks that came while the popup was closed are shown first.
  useEffect(() => {
    if (!asked) return;
    setSent((last) => (last && !last.isSeen ? { ...last, isSeen: true } : null));
    heading.current?.focus();
  }, [asked]);

  // Its title is where to go on reading. WebKit leaves a dialog scrolled that has nothing to scroll any more.
  useEffect(() => {
    if (!sent) return;
    heading.current?.closest("dialog")?.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus();
  }, [sent]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = new FormData(event.currentTarget);
    const { begun } = draft.current;
    setSending(true);
    const answer = await sendEnquiry(form, {
      texts,
      places,
      seconds: begun === null ? null : (performance.now() - begun) / 1000,
      confirmed: confirmed.current,
    });
    setSending(false);
    if (!("reference" in answer)) {
      confirmed.current = answer.suggestion ? (answer.typed.email ?? "") : "";
      setProblems(answer);
      return;
    }
    const isSeen = isShown(heading.current);
    // The enquiry is stored: whatever fails below, its sender reads so.
    setSent({ reference: answer.reference, email: answer.email, isSeen, formula });
    setProblems(noProblems);
    confirmed.current = "";
    forget();
    removeAsked(
      lines.flatMap(({ keys, text }) => (form.getAll(askedField).includes(text) ? keys : [])),
    );
    if (isSeen) rememberSent(answer.reference);
  }

  return (
    <div className={css.panel}>
      <h2 className={css.title} id={titleId} ref={heading} tabIndex={-1}>
        {sent ? textOf(texts.sent.title) : title}
      </h2>
      {sent ? (
        <ContactThanks sent={sent} places={places} onLeave={onLeave} goOn={goOn} />
      ) : (
        <>
          <p className={css.hint}>{textOf(texts.hint)}</p>
          <BookingLink />
          {about === "catalogue" && (
            <div className={css.offer}>
              <RingAction to="download" language={contactLang}>
                {fillText(textOf(texts.catalogue), { note: catalogues[contactLang].note })}
              </RingAction>
              <p className={css.small}>{textOf(texts.catalogueNow)}</p>
            </div>
          )}
          <ContactForm
            texts={texts}
            places={places}
            problems={problems}
            values={{ ...values, country: values.country || countryOfFormula }}
            product={about}
            chosen={chosen}
            asked={lines}
            formula={formula}
            path={path}
            countries={countryNamesAddress(build)}
            isSending={isSending}
            privacyLink={
              <MoreInfo to={privacyPath} onFollow={onLeave}>
                {textOf(texts.privacyLink)}
              </MoreInfo>
            }
            onSubmit={handleSubmit}
            onInput={(form) => {
              const typed = readTyped(form);
              // The country that a formula brought follows the formula.
              const country = typed.country === countryOfFormula ? "" : (typed.country ?? "");
              draft.current.values = { ...draft.current.values, ...typed, country };
            }}
            onCorrected={() => setProblems(noProblems)}
          />
        </>
      )}
      <p className={css.status} role="status">
        {isSending && textOf(texts.sending)}
      </p>
    </div>
  );
}
