// The formula of the desk in the contact form.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { type CarriedFormula, formulaField } from "#shared/enquiry/carried-formula.ts";
import css from "./ContactForm.module.css";

export function FormulaField({
  formula: { text, brief, machine, lines },
  title,
}: {
  formula: CarriedFormula;
  title: Phrase;
}) {
  return (
    <div>
      <p className={css.formulaTitle} id="contact-formula">
        {textOf(title)}
      </p>
      <p className={css.formulaBrief}>{brief}</p>
      {machine && <p className={css.formulaNote}>{machine}</p>}
      <ul className={css.formula} aria-labelledby="contact-formula">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <input type="hidden" name={formulaField} value={text} />
    </div>
  );
}
