// The e-mail that a visitor can send where the form could not: what was typed, ready to go. For form and server.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import {
  type FieldName,
  limits,
  optionalLines,
  requiredFields,
  type TypedField,
} from "#shared/enquiry/rules.ts";
import { type SubjectId, subjectName } from "#shared/enquiry/subjects.ts";
import { brandIn } from "#shared/labels/brand-name.ts";
import type { NamedChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";

/** Longer addresses are cut or refused by some mail programs, characters. */
const longest = 1900;

/** So much of that may be the subject, once encoded, characters. */
const longestSubject = 600;

interface MailtoTexts {
  readonly title: Phrase;
  readonly subjects: Readonly<Record<SubjectId, Phrase>>;
  readonly labels: Readonly<Record<TypedField, Phrase>>;
  readonly chosen: { readonly title: Phrase };
  readonly formula: Phrase;
  readonly brand: Phrase;
}

/**
 * A `mailto:` address of at most 1,900 characters with subject and body: the fields as typed, then the selection with its notes.
 * Long texts are cut at their end.
 */
export function composeMailto(
  address: string,
  {
    title,
    subjects,
    labels,
    chosen: chosenTexts,
    formula: formulaTitle,
    brand: brandText,
  }: MailtoTexts,
  typed: Readonly<Partial<Record<FieldName, string>>>,
  chosen: readonly NamedChosen[] = [],
  formula: CarriedFormula | null = null,
): string {
  const textIn = (name: FieldName) => (typed[name] ?? "").slice(0, limits[name]);
  const given = optionalLines.filter((name) => textIn(name) !== "");
  const lines = [...requiredFields, ...given].map(
    (name) => `${textOf(labels[name])}: ${textIn(name)}`,
  );
  const choice = chosen.map(({ name, note }) => (note ? `- ${name} (${note})` : `- ${name}`));
  const end = choice.length > 0 ? ["", `${textOf(chosenTexts.title)}:`, ...choice] : [];
  const doses = formula ? ["", `${textOf(formulaTitle)}:`, formula.brief, ...formula.lines] : [];
  const brand = brandIn(typed.page ?? "");
  const label = brand ? [fillText(textOf(brandText), { brand })] : [];
  const body = [...lines, ...label, "", textIn("message"), ...end, ...doses].join("\r\n");
  const about = subjectName(textIn("product"), subjects);
  const subject = encodeUpTo(about || textOf(title), longestSubject);
  const head = `mailto:${address}?subject=${subject}&body=`;
  return head + encodeUpTo(body, longest - head.length);
}

/** A `mailto:` address without recipient: the reference of an enquiry, and whom to tell it, for the visitor's own mailbox. */
export function composeMailToSelf(
  { selfSubject, selfText }: { readonly selfSubject: Phrase; readonly selfText: Phrase },
  places: Readonly<Record<string, string>>,
): string {
  const fill = (text: Phrase) => fillText(textOf(text), places).replaceAll("\n", "\r\n");
  const head = `mailto:?subject=${encodeUpTo(fill(selfSubject), longestSubject)}&body=`;
  return head + encodeUpTo(fill(selfText), longest - head.length);
}

/** The beginning of a text, percent-encoded, as far as it takes at most `most` characters. */
function encodeUpTo(text: string, most: number): string {
  let encoded = "";
  for (const character of text.toWellFormed()) {
    const next = encodeURIComponent(character);
    if (encoded.length + next.length > most) break;
    encoded += next;
  }
  return encoded;
}
