// A field of the contact form.
import type { ReactNode } from "react";
import css from "./ContactForm.module.css";

/** A labelled field with its note and what to correct, linked to it for screen readers. */
export function Field({
  id,
  label,
  optional,
  error,
  note,
  isRequired = false,
  isWide = false,
  children,
}: {
  id: string;
  label: string;
  /** Says that it may stay empty. */
  optional?: string | undefined;
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
      data-required={isRequired || undefined}
      data-faulty={error ? true : undefined}
    >
      <label className={css.label} htmlFor={id}>
        {label}
        {isRequired && (
          <span className={css.star} aria-hidden="true">
            {" *"}
          </span>
        )}
        {optional && <span className={css.optional}> {optional}</span>}
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
