// Lets any action open the contact form, and holds the form's state while pages change. The provider is ContactProvider.
import { createContext, type RefObject, use } from "react";
import type { Language } from "#shared/editions/languages.ts";
import type { CarriedFormula } from "#shared/enquiry/carried-formula.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import type { FieldName } from "#shared/enquiry/rules.ts";

/** The request of a visitor who pressed an action; a new object each time. */
export interface Asked {
  /** A product's name or the id of a subject; null: what the page is about. */
  readonly about: string | null;
  /** The control that was pressed: the focus goes back to it. */
  readonly opener: HTMLElement;
  /** A formula of the desk that the enquiry carries. */
  readonly formula: CarriedFormula | null;
}

/** The fields as typed and not sent yet, for any place where the form is shown next. */
export interface Draft {
  values: Readonly<Partial<Record<FieldName, string>>>;
  /** When the visitor began to fill in the form, ms since the page was asked for; null: not yet. */
  begun: number | null;
}

export interface Contact {
  /** Path of the page in view. */
  readonly path: string;
  /** Language of the page in view. */
  readonly lang: Language;
  /** The name of the visitor's own brand in the address of that page, not yet read; "" without one. */
  readonly brand: string;
  /** The form as a plain post left it on this page. */
  readonly initial: ContactState | null;
  readonly asked: Asked | null;
  readonly draft: RefObject<Draft>;
  /** The page came with the document. */
  readonly isFirstPage: boolean;
  /** How many were sent since the document came. */
  readonly sent: number;
  /** The enquiry is sent: the next one begins empty. */
  readonly forget: () => void;
  /** Shows the form: in the popup, or where the page has it. `opener` leads to the form's own page otherwise. */
  readonly open: (
    opener: HTMLAnchorElement,
    about: string | null,
    formula?: CarriedFormula | null,
  ) => void;
}

export const ContactContext = createContext<Contact | null>(null);

/** @throws outside the site's frame */
export function useContact(): Contact {
  const contact = use(ContactContext);
  if (!contact) throw new Error("useContact is for components inside the frame");
  return contact;
}
