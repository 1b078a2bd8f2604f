// Sends the form as JSON and says what came of it. What the visitor typed stays in the form, whatever happens.
import type { ContactTexts } from "#shared/content/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import {
  checkEnquiry,
  cleanField,
  type Enquiry,
  fieldNames,
  timeField,
  trapField,
} from "#shared/enquiry/rules.ts";
import type { Prepared } from "#shared/pages/prepared.ts";
import type { FormProblems } from "./ContactForm.tsx";

/** Longest wait for an answer, ms. */
const timeout = 20_000;

export async function sendEnquiry(
  form: FormData,
  texts: Prepared<ContactTexts>,
  places: Readonly<Record<string, string>>,
  /** How long the form was being filled in; null where nobody knows. */
  seconds: number | null,
): Promise<{ reference: string } | FormProblems> {
  const typed = (name: string) => String(form.get(name) ?? "");
  const enquiry = Object.fromEntries(
    fieldNames.map((name) => [name, cleanField(name, typed(name))]),
  ) as Enquiry;
  const problems = Object.entries(checkEnquiry(enquiry));
  if (problems.length > 0) {
    const errors = problems.map(([name, problem]) => {
      const field = name as keyof Enquiry;
      return [field, textOf(texts.errors[field][problem])];
    });
    return { errors: Object.fromEntries(errors), failure: null, typed: enquiry };
  }
  const failed = (text: keyof ContactTexts["failures"]): FormProblems => ({
    errors: {},
    failure: fillText(textOf(texts.failures[text]), places),
    typed: enquiry,
  });
  try {
    const response = await fetch("/contact", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({
        ...enquiry,
        [trapField]: typed(trapField),
        ...(seconds !== null && { [timeField]: seconds.toFixed(1) }),
      }),
      signal: AbortSignal.timeout(timeout),
    });
    const answer = (await response.json()) as {
      reference?: string;
      errors?: FormProblems["errors"];
    };
    if (response.status === 201 && answer.reference) return { reference: answer.reference };
    if (response.status === 422 && answer.errors)
      return { errors: answer.errors, failure: null, typed: enquiry };
    if (response.status === 429) return failed("tooMany");
    if (response.status === 413) return failed("tooLarge");
    return failed("notStored");
  } catch {
    return failed("offline");
  }
}
