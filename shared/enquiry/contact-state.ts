// The popup as the server renders it after a plain form post: the form to correct, or the thanks. Types only.
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { FieldName, TypedField } from "#shared/enquiry/rules.ts";
import type { NamedChosen } from "#shared/selection/chosen.ts";

export interface FormState {
  readonly kind: "form";
  /** The fields as the visitor typed them: they are never lost. */
  readonly values: Readonly<Partial<Record<FieldName, string>>>;
  /** The entries of the visitor's selection that go with it. */
  readonly chosen: readonly NamedChosen[];
  /** A formula of the desk that goes with it. */
  readonly formula: CarriedFormula | null;
  /** Text of what to correct, by field, in the popup's language. */
  readonly errors: Readonly<Partial<Record<TypedField, string>>>;
  /** Why nothing was sent although no field is to blame. */
  readonly failure?: string;
  /** The address that was probably meant. */
  readonly suggestion?: string;
}

export type ContactState = FormState | { readonly kind: "sent"; readonly reference: string };
