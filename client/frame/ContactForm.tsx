// The form of the popup: fields, what to correct, and the notice about the visitor's data.
import { type FormEvent, type HTMLAttributes, type ReactNode, useEffect, useRef } from "react";
import type { ContactTexts } from "#shared/content/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { composeMailto } from "#shared/enquiry/compose-mailto.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  type FieldName,
  type RequiredField,
  type RequiredOrTextField,
  trapField,
} from "#shared/enquiry/rules.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import css from "./ContactForm.module.css";

export interface FormProblems {
  readonly errors: Readonly<Partial<Record<RequiredOrTextField, string>>>;
  /** Why nothing was sent although no field is to blame. */
  readonly failure: string | null;
  /** What was typed, for an e-mail instead. */
  readonly typed: Readonly<Partial<Record<FieldName, string>>>;
}

interface FieldShape {
  readonly name: RequiredField;
  readonly type: "email" | "tel" | "text";
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
}

const fields: readonly FieldShape[] = [
  { name: "email", type: "email", autoComplete: "email", inputMode: "email" },
  { name: "phone", type: "tel", autoComplete: "tel", inputMode: "tel" },
  { name: "company", type: "text", autoComplete: "organization" },
  { name: "country", type: "text", autoComplete: "country-name" },
];

const idOf = (name: FieldName) => `contact-${name}`;

export function ContactForm({
  texts,
  places,
  problems: { errors, failure, typed },
  values,
  product,
  path,
  isSending,
  onSubmit,
}: {
  texts: Prepared<ContactTexts>;
  places: Readonly<Record<string, string>>;
  problems: FormProblems;
  /** What the visitor had typed, after a plain form post. */
  values: Readonly<Partial<Record<FieldName, string>>>;
  /** What the enquiry is about, "" when nothing in particular. */
  product: string;
  path: string;
  isSending: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}) {
  const summary = useRef<HTMLDivElement>(null);
  const faulty = Object.entries(errors) as [RequiredOrTextField, string][];
  const hasProblem = faulty.length > 0 || failure !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems again must take the focus again -- because each answer brings a new object
  useEffect(() => {
    if (hasProblem) summary.current?.focus();
  }, [errors, failure]);

  return (
    <form
      className={css.form}
      method="post"
      action="/contact"
      onSubmit={onSubmit}
      aria-busy={isSending}
    >
      {hasProblem && (
        <div className={css.summary} ref={summary} tabIndex={-1} role="alert">
          <h3 className={css.summaryTitle}>{textOf(texts.errorSummary)}</h3>
          {failure && (
            <p>
              {failure}{" "}
              <a
                className={css.summaryLink}
                href={composeMailto(places["email"] ?? "", texts, typed)}
              >
                {textOf(texts.byMail)}
              </a>
            </p>
          )}
          <ul>
            {faulty.map(([name, text]) => (
              <li key={name}>
                <a
                  className={css.summaryLink}
                  href={`#${idOf(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(idOf(name))?.focus();
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {product && <p className={css.about}>{fillText(textOf(texts.about), { product })}</p>}
      <div className={css.fields}>
        {fields.map((field) => (
          <Field
            key={field.name}
            id={idOf(field.name)}
            label={textOf(texts.labels[field.name])}
            isRequired
            error={errors[field.name]}
            note={field.name === "phone" ? textOf(texts.phoneNote) : undefined}
          >
            {(described) => (
              <input
                className={css.input}
                {...described}
                name={field.name}
                type={field.type}
                autoComplete={field.autoComplete}
                inputMode={field.inputMode}
                spellCheck={field.type === "text" ? undefined : false}
                defaultValue={values[field.name]}
                required
              />
            )}
          </Field>
        ))}
        <Field
          id={idOf("message")}
          label={textOf(texts.labels.message)}
          error={errors.message}
          isWide
        >
          {(described) => (
            <textarea
              className={css.area}
              {...described}
              name="message"
              rows={3}
              defaultValue={values.message}
            />
          )}
        </Field>
      </div>
      <p className={css.trap} aria-hidden="true">
        <label htmlFor="contact-website">{textOf(texts.trap)}</label>
        <input id="contact-website" name={trapField} type="text" tabIndex={-1} autoComplete="off" />
      </p>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="page" value={path} />
      <div className={css.foot}>
        <button className={css.submit} type="submit" aria-disabled={isSending}>
          {textOf(isSending ? texts.sending : texts.submit)}
        </button>
        <details className={css.privacy}>
          <summary className={css.privacyTitle}>{textOf(texts.privacyTitle)}</summary>
          <p>{fillText(textOf(texts.privacy), places)}</p>
        </details>
      </div>
    </form>
  );
}

/** A labelled field with its note and what to correct, linked to it for screen readers. */
function Field({
  id,
  label,
  error,
  note,
  isRequired = false,
  isWide = false,
  children,
}: {
  id: string;
  label: string;
  error: string | undefined;
  note?: string | undefined;
  isRequired?: boolean;
  isWide?: boolean;
  children: (described: {
    id: string;
    "aria-describedby": string | undefined;
    "aria-invalid": true | undefined;
  }) => ReactNode;
}) {
  const noteId = `${id}-note`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, note && noteId].filter(Boolean).join(" ");
  return (
    <div
      className={css.field}
      data-wide={isWide || undefined}
      data-faulty={error ? true : undefined}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={css.star} aria-hidden="true">
            {" *"}
          </span>
        )}
      </label>
      {error && (
        <p className={css.error} id={errorId}>
          {error}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {note && (
        <p className={css.note} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
