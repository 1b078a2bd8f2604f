// Sends the form as JSON and reports the result. The visitor's text stays in the form, whatever happens.
import { fetchOwn } from "#client/hooks/fetch-own.ts";
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { askedField } from "#shared/enquiry/asked.ts";
import { formulaField } from "#shared/enquiry/carried-formula.ts";
import {
  checkEnquiry,
  cleanField,
  type Enquiry,
  type FieldName,
  fieldNames,
  longestSource,
  selectionField,
  sourceField,
  timeField,
  trapField,
  typedFields,
} from "#shared/enquiry/rules.ts";
import { suggestEmail } from "#shared/enquiry/suggest-email.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { fillText } from "#shared/words/fill-text.ts";
import type { FormProblems } from "./ContactForm.tsx";

/** Longest wait for an answer, ms. */
const timeout = 20_000;

const textIn = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Reads the fields exactly as typed. */
export function readTyped(form: HTMLFormElement): Partial<Record<FieldName, string>> {
  const data = new FormData(form);
  return Object.fromEntries(typedFields.map((name) => [name, textIn(data, name)]));
}

/** Where the visit came from, which client/wake.ts wrote down; "" where the browser stores nothing. */
function readSource(): string {
  try {
    return (sessionStorage.getItem(sourceField) ?? "").slice(0, longestSource);
  } catch {
    return "";
  }
}

/**
 * `seconds`: how long the form was being filled in; null where that is unknown.
 * `confirmed`: an address that goes through although it looks mistyped.
 */
export async function sendEnquiry(
  form: FormData,
  {
    texts,
    places,
    seconds,
    confirmed,
  }: {
    texts: Localized<ContactTexts>;
    places: Readonly<Record<string, string>>;
    seconds: number | null;
    confirmed: string;
  },
): Promise<{ reference: string; email: string } | FormProblems> {
  const typed = textIn(form, "message");
  const asked = form.getAll(askedField).map(String);
  const message = [typed, ...asked.filter((line) => !typed.includes(line))].join("\n");
  const enquiry = Object.fromEntries(
    fieldNames.map((name) => [
      name,
      cleanField(name, name === "message" ? message : textIn(form, name)),
    ]),
  ) as Enquiry;
  const { email } = enquiry;
  const fail = (problems: Partial<FormProblems>): FormProblems => ({
    errors: {},
    failure: null,
    suggestion: null,
    typed: enquiry,
    ...problems,
  });
  const failWith = (text: keyof ContactTexts["failures"]) =>
    fail({ failure: fillText(textOf(texts.failures[text]), places) });

  const problems = Object.entries(checkEnquiry(enquiry));
  if (problems.length > 0) {
    const errors = problems.map(([name, problem]) => {
      const field = name as keyof Enquiry;
      return [field, textOf(texts.errors[field][problem])];
    });
    return fail({ errors: Object.fromEntries(errors) });
  }
  const suggestion = suggestEmail(email);
  if (suggestion && email !== confirmed) return fail({ suggestion });
  // Later it says nothing of what has left by then.
  const isOffline = !navigator.onLine;
  try {
    const response = await fetchOwn("/contact", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        ...enquiry,
        [selectionField]: form.getAll(selectionField).join("\n"),
        [formulaField]: textIn(form, formulaField),
        [sourceField]: readSource(),
        [trapField]: textIn(form, trapField),
        ...(seconds !== null && { [timeField]: seconds.toFixed(1) }),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    // Proxies say these in their own words.
    if (response.status === 429) return failWith("tooMany");
    if (response.status === 413) return failWith("tooLarge");
    const answer = (await response.json()) as {
      reference?: string;
      errors?: FormProblems["errors"];
    };
    if (response.status === 201 && answer.reference) return { reference: answer.reference, email };
    if (response.status === 422 && answer.errors) return fail({ errors: answer.errors });
    return failWith("notStored");
  } catch {
    // It may be stored all the same, and only the answer be lost; the same once more is then recognised.
    return failWith(isOffline ? "offline" : "unanswered");
  }
}
