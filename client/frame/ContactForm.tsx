// The contact form: fields, what to correct, and the notice about the visitor's data.

import {
  type FormEvent,
  type HTMLAttributes,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Aloud } from "#client/components/Aloud/Aloud.tsx";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { useIsHydrated } from "#client/hooks/site-context.ts";
import type { ContactTexts } from "#shared/content/schema/interface/contact.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import { composeMailto } from "#shared/enquiry/compose-mailto.ts";
import {
  checkField,
  cleanField,
  confirmedField,
  type FieldName,
  optionalLines,
  requiredFields,
  type TypedField,
  trapField,
} from "#shared/enquiry/rules.ts";
import { subjectName } from "#shared/enquiry/subjects.ts";
import type { AskedLine } from "#shared/enquiry/word-asked.ts";
import { brandIn } from "#shared/labels/brand-name.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { NamedChosen } from "#shared/selection/chosen.ts";
import { fillText } from "#shared/words/fill-text.ts";
import { AskedFields } from "./AskedFields.tsx";
import { ChosenFields } from "./ChosenFields.tsx";
import css from "./ContactForm.module.css";
import { Field } from "./Field.tsx";
import { FormulaField } from "./FormulaField.tsx";

export interface FormProblems {
  readonly errors: Readonly<Partial<Record<TypedField, string>>>;
  /** Why nothing was sent, where no field is the cause. */
  readonly failure: string | null;
  /** The address that was probably meant. */
  readonly suggestion: string | null;
  /** The fields as typed, for an e-mail instead. */
  readonly typed: Readonly<Partial<Record<FieldName, string>>>;
}

interface FieldShape {
  readonly type: "email" | "tel" | "text";
  readonly autoComplete: string;
  readonly inputMode?: HTMLAttributes<HTMLInputElement>["inputMode"];
}

const shapes: Readonly<Record<Exclude<TypedField, "message">, FieldShape>> = {
  email: { type: "email", autoComplete: "email", inputMode: "email" },
  phone: { type: "tel", autoComplete: "tel", inputMode: "tel" },
  company: { type: "text", autoComplete: "organization" },
  country: { type: "text", autoComplete: "country-name" },
  person: { type: "text", autoComplete: "name" },
  quantity: { type: "text", autoComplete: "off" },
  timing: { type: "text", autoComplete: "off" },
};

const fields = [...requiredFields, ...optionalLines].map((name) => ({ name, ...shapes[name] }));

const isRequired = (name: TypedField) => (requiredFields as readonly TypedField[]).includes(name);

const fieldId = (name: FieldName) => `contact-${name}`;

export function ContactForm({
  texts,
  places,
  problems: { errors, failure, suggestion, typed },
  values,
  product,
  chosen,
  asked = [],
  formula,
  path,
  countries,
  isSending = false,
  headings: Heading = "h3",
  privacyLink,
  onSubmit,
  onInput,
  onCorrected,
}: {
  texts: Localized<ContactTexts>;
  places: Readonly<Record<string, string>>;
  problems: FormProblems;
  /** The fields as the visitor typed them, after a plain form post. */
  values: Readonly<Partial<Record<FieldName, string>>>;
  /** The subject of the enquiry, a product or the id of a subject; "" when nothing in particular. */
  product: string;
  /** The entries of the visitor's selection that go with it. */
  chosen: readonly NamedChosen[];
  /** What the visitor asks for besides: its lines go below the message. */
  asked?: readonly AskedLine[];
  /** A formula of the desk that goes with it. */
  formula: CarriedFormula | null;
  path: string;
  /** Address of the names of countries to suggest. */
  countries?: string;
  isSending?: boolean;
  headings?: "h2" | "h3";
  /** To the page that says all of the visitor's data: where it stands decides whether the router follows it. */
  privacyLink: ReactNode;
  /** Absent where no script runs: the form is then posted by the browser. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
  onInput?: (form: HTMLFormElement) => void;
  /** The visitor took the suggested address. */
  onCorrected?: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isHydrated = useIsHydrated();
  const [countryNames, setCountryNames] = useState<readonly string[]>([]);
  // The list itself says what the enquiry is about.
  const isList =
    (product === "selection" && chosen.length > 0) ||
    (product === "questions" && asked.length > 0) ||
    formula !== null;
  // Its bench has asked how many and when: what is open there stays so.
  const isAsked = ({ name }: (typeof fields)[number]) =>
    !formula || (name !== "quantity" && name !== "timing");
  const brand = brandIn(path);
  /** Fields that were corrected since the errors came. */
  const [corrected, setCorrected] = useState<{ of: typeof errors; names: readonly TypedField[] }>({
    of: errors,
    names: [],
  });
  const right = corrected.of === errors ? corrected.names : [];
  const faulty = (Object.entries(errors) as [TypedField, string][]).filter(
    ([name]) => !right.includes(name),
  );
  const errorOf = (name: TypedField) => faulty.find(([faultyName]) => faultyName === name)?.[1];
  const lastRight = right.at(-1);
  const hasProblem = faulty.length > 0 || failure !== null || suggestion !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same problems again must take the focus again -- because each answer brings a new object
  useEffect(() => {
    if (hasProblem) summary.current?.focus();
  }, [errors, failure, suggestion]);

  function handleInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    onInput?.(currentTarget);
    const now = faulty.flatMap(([name]) => {
      const field = currentTarget.elements.namedItem(name);
      const isRight =
        field && "value" in field && !checkField(name, cleanField(name, String(field.value)));
      return isRight ? [name] : [];
    });
    if (now.length > 0) setCorrected({ of: errors, names: [...right, ...now] });
  }

  function correct() {
    const email = document.getElementById(fieldId("email"));
    if (!(email instanceof HTMLInputElement) || !form.current || !suggestion) return;
    email.value = suggestion;
    onInput?.(form.current);
    onCorrected?.();
    // Sending is what is left to do; the field would bring up the keyboard of a phone.
    submit.current?.focus();
  }

  async function suggestCountries() {
    if (!countries || countryNames.length > 0) return;
    // Optional: the field accepts any text without them.
    setCountryNames(await fetchJson<readonly string[]>(countries).catch(() => []));
  }

  return (
    <form
      className={css.form}
      ref={form}
      method="post"
      action="/contact"
      // Missing fields are reported in the form's language: browsers use their own.
      noValidate
      onSubmit={onSubmit}
      onInput={handleInput}
    >
      {hasProblem && (
        // biome-ignore lint/a11y/noAutofocus: what went wrong is what to read first -- because without script nothing else takes the focus there
        <div className={css.summary} ref={summary} tabIndex={-1} role="alert" autoFocus>
          <Heading className={css.summaryTitle}>
            {textOf(suggestion ? texts.suspectEmail.title : texts.errorSummary)}
          </Heading>
          {suggestion && (
            <>
              <p className={css.suggestion}>
                {fillText(textOf(texts.suspectEmail.text), { suggested: suggestion })}
              </p>
              {isHydrated && (
                <button className={css.correct} type="button" onClick={correct}>
                  {textOf(texts.suspectEmail.apply)}
                </button>
              )}
              <p>{fillText(textOf(texts.suspectEmail.keep), { typed: typed.email ?? "" })}</p>
            </>
          )}
          {failure && (
            <p>
              {failure}{" "}
              <a
                className={css.summaryLink}
                href={composeMailto(places["email"] ?? "", texts, typed, chosen, formula)}
              >
                {textOf(texts.byMail)}
              </a>
            </p>
          )}
          {faulty.length > 0 && (
            <ul>
              {faulty.map(([name, text]) => (
                <li key={name}>
                  <a
                    className={css.summaryLink}
                    href={`#${fieldId(name)}`}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(fieldId(name))?.focus();
                    }}
                  >
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <div className={css.intro}>
        {product && !isList && (
          <p className={css.about}>
            {fillText(textOf(texts.about), { product: subjectName(product, texts.subjects) })}
          </p>
        )}
        {brand && <p className={css.about}>{fillText(textOf(texts.brand), { brand })}</p>}
        <p className={css.legend}>
          <span className={css.star}>*</span> {textOf(texts.required)}
        </p>
      </div>
      {chosen.length > 0 && <ChosenFields chosen={chosen} texts={texts.chosen} />}
      {asked.length > 0 && <AskedFields lines={asked} texts={texts.asked} />}
      {formula && <FormulaField formula={formula} title={texts.formula} />}
      <div className={css.fields}>
        {fields.filter(isAsked).map((field) => (
          <Field
            key={field.name}
            id={fieldId(field.name)}
            label={textOf(texts.labels[field.name])}
            isRequired={isRequired(field.name)}
            optional={isRequired(field.name) ? undefined : textOf(texts.optional)}
            error={errorOf(field.name)}
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
                required={isRequired(field.name)}
                {...(field.name === "country" && {
                  list: "contact-countries",
                  onFocus: suggestCountries,
                })}
              />
            )}
          </Field>
        ))}
        <Field
          id={fieldId("message")}
          label={textOf(texts.labels.message)}
          optional={textOf(texts.optional)}
          error={errorOf("message")}
          isWide
        >
          {(described) => (
            <textarea
              className={css.area}
              {...described}
              name="message"
              rows={2}
              defaultValue={values.message}
              // Browsers scroll the line with the caret into view, but leave the focus outline below the window.
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
            />
          )}
        </Field>
      </div>
      <datalist id="contact-countries">
        {countryNames.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p className={css.trap} aria-hidden="true">
        <label htmlFor="contact-leave-empty">{textOf(texts.trap)}</label>
        <input
          id="contact-leave-empty"
          name={trapField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </p>
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="page" value={path} />
      {suggestion && <input type="hidden" name={confirmedField} value={typed.email} />}
      <Aloud role="status">
        {lastRight && fillText(textOf(texts.corrected), { label: textOf(texts.labels[lastRight]) })}
      </Aloud>
      <div className={css.foot}>
        <button className={css.submit} ref={submit} type="submit" aria-disabled={isSending}>
          {textOf(isSending ? texts.sending : texts.submit)}
        </button>
        <p className={css.privacy}>
          {fillText(textOf(texts.privacy), places)} {privacyLink}
        </p>
      </div>
    </form>
  );
}
