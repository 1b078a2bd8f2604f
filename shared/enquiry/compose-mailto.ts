// The e-mail that a visitor can send where the form could not: what was typed, ready to go. For form and server.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { type FieldName, requiredFields } from "#shared/enquiry/rules.ts";

/** Longer addresses are cut or refused by some mail programs, characters. */
const longest = 1900;

interface MailtoTexts {
  readonly title: Phrase;
  readonly labels: Readonly<Record<(typeof requiredFields)[number] | "message", Phrase>>;
}

/** A `mailto:` address with subject and body; of a very long message the end is missing. */
export function composeMailto(
  address: string,
  { title, labels }: MailtoTexts,
  typed: Readonly<Partial<Record<FieldName, string>>>,
): string {
  const lines = requiredFields.map((name) => `${textOf(labels[name])}: ${typed[name] ?? ""}`);
  const body = [...lines, "", typed.message ?? ""].join("\r\n");
  const head = `mailto:${address}?subject=${encodeURIComponent(typed.product || textOf(title))}&body=`;
  let text = [...body];
  while (head.length + encodeURIComponent(text.join("")).length > longest)
    text = text.slice(0, Math.floor(text.length * 0.95));
  return head + encodeURIComponent(text.join(""));
}
