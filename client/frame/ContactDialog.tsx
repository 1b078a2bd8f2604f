// The contact popup, and how the rest of the site opens it. The form also works as a plain form post:
// the server then renders the page with the popup open, showing what to correct or the thanks.
import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { textOf } from "#shared/editions/edition.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import type { PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import css from "./ContactDialog.module.css";
import { ContactForm, type FormProblems } from "./ContactForm.tsx";
import { ContactContext } from "./contact-context.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { useSite } from "./site-context.ts";

const dialogId = "contact";
const titleId = "contact-title";

const noProblems: FormProblems = { errors: {}, failure: null, typed: {} };

const problemsOf = (contact: ContactState | null): FormProblems =>
  contact?.kind === "form"
    ? { errors: contact.errors, failure: contact.failure ?? null, typed: contact.values }
    : noProblems;

/** `initial`: the popup as a plain form post left it, already open. */
export function ContactDialog({
  page,
  initial,
  children,
}: {
  page: PageOf<PageId>;
  initial: ContactState | null;
  children: ReactNode;
}) {
  const { frame, contactTexts: texts, contactLang, lab } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(null);
  const [product, setProduct] = useState<string | null>(null);
  const [reference, setReference] = useState(initial?.kind === "sent" ? initial.reference : null);
  const [problems, setProblems] = useState(problemsOf(initial));
  const [isSending, setSending] = useState(false);
  /** When the visitor began to fill in the form, ms. */
  const begun = useRef<number>(null);
  const places = { name: lab.name, phone: lab.phone, email: lab.email };
  const initialValues = initial?.kind === "form" ? initial.values : {};
  const about = product ?? initialValues.product ?? page.product ?? "";

  // A popup that the server rendered open is not modal until script makes it so.
  useEffect(() => {
    if (!initial || !dialog.current) return;
    dialog.current.close();
    dialog.current.showModal();
  }, [initial]);

  const open = useCallback((from: { opener: HTMLElement; product: string | null }) => {
    opener.current = from.opener;
    setProduct(from.product);
    setReference(null);
    begun.current = performance.now();
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const contact = useMemo(() => ({ dialogId, open }), [open]);

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setSending(true);
    const seconds = begun.current === null ? null : (performance.now() - begun.current) / 1000;
    const answer = await sendEnquiry(new FormData(form), texts, places, seconds);
    setSending(false);
    if ("reference" in answer) {
      form.reset();
      setProblems(noProblems);
      setReference(answer.reference);
    } else setProblems(answer);
  }

  return (
    <ContactContext value={contact}>
      {children}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself -- because the click beside it only adds to that */}
      <dialog
        className={css.dialog}
        id={dialogId}
        ref={dialog}
        open={initial ? true : undefined}
        closedby="any"
        aria-labelledby={titleId}
        lang={contactLang}
        onClick={(event) => event.target === dialog.current && dialog.current.close()}
        onClose={() => opener.current?.focus()}
      >
        <div className={css.panel}>
          <div className={css.picture}>
            <Picture of={frame.contactPicture} sizes="(width <= 715px) 0px, 467px" decorative />
          </div>
          <div className={css.body}>
            <form className={css.closer} method="dialog">
              <button className={css.close} type="submit" aria-label={textOf(texts.close)}>
                <Icon name="close" />
              </button>
            </form>
            {reference ? (
              <Thanks reference={reference} places={places} />
            ) : (
              <>
                <h2 className={css.title} id={titleId}>
                  {textOf(texts.title)}
                </h2>
                <p className={css.hint}>{textOf(texts.hint)}</p>
                <ContactForm
                  texts={texts}
                  places={places}
                  problems={problems}
                  values={initialValues}
                  product={about}
                  path={page.path}
                  isSending={isSending}
                  onSubmit={handleSubmit}
                />
              </>
            )}
          </div>
        </div>
      </dialog>
    </ContactContext>
  );
}

/** What a visitor sees once the enquiry is stored; its title takes the focus. */
function Thanks({
  reference,
  places,
}: {
  reference: string;
  places: Readonly<Record<string, string>>;
}) {
  const { sent } = useSite().contactTexts;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={css.thanks}>
      {/* biome-ignore lint/a11y/noAutofocus: the thanks answer what the visitor has just sent -- because that is where to go on reading */}
      <h2 className={css.title} id={titleId} ref={title} tabIndex={-1} autoFocus>
        {textOf(sent.title)}
      </h2>
      <p className={css.reference}>{fillText(textOf(sent.text), { reference })}</p>
      <h3 className={css.nextTitle}>{textOf(sent.nextTitle)}</h3>
      <p>{fillText(textOf(sent.next), places)}</p>
    </div>
  );
}
