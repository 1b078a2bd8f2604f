// How any action opens the contact popup. The popup itself is in ContactDialog.
import { createContext, use } from "react";

export interface Contact {
  /** Id of the dialog element, for `commandfor`: it opens by platform means before React has taken over. */
  readonly dialogId: string;
  /** Opens the popup; focus goes back to `opener` when it closes. */
  readonly open: (from: { opener: HTMLElement; product: string | null }) => void;
}

export const ContactContext = createContext<Contact>({
  dialogId: "contact",
  open: () => undefined,
});

export const useContact = () => use(ContactContext);
