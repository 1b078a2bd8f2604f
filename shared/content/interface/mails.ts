// Fixed texts of the mails that visitors get, in the language of the page they wrote on. No logic.
// Placeholders, filled by fillText: {reference} of the enquiry, {phone} and {email} of the laboratory.
// Titles and what comes next are those of the popup's thanks (contact.ts): both say the same.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface MailTexts {
  /** Sent at once, by a machine. Never holds what the visitor typed, or anyone could have it write to anyone. */
  readonly acknowledgement: {
    readonly subject: Bilingual;
    readonly next: Bilingual;
    readonly correctTitle: Bilingual;
    readonly correct: Bilingual;
    readonly reachTitle: Bilingual;
    readonly phone: Bilingual;
    readonly email: Bilingual;
    /** For whoever never wrote to us: someone else typed the address. */
    readonly notYou: Bilingual;
  };
  /** Subject of the answer that sales begin from their mail. */
  readonly replySubject: Bilingual;
}

export const mailTexts: MailTexts = {
  acknowledgement: {
    subject: {
      fr: "Votre demande est enregistrée [{reference}]",
      en: "Your enquiry has been received [{reference}]",
    },
    next: {
      fr: "Un expert lit votre demande et vous répond par e-mail ou par téléphone dans les plus brefs délais.",
      en: "An expert reads your enquiry and answers you by email or phone as soon as possible.",
    },
    correctTitle: { fr: "Compléter ou corriger", en: "Add or correct something" },
    correct: {
      fr: "Répondez à ce message en gardant son objet. Il part automatiquement, mais votre réponse est lue.",
      en: "Reply to this message and keep its subject. It is sent automatically, but your reply is read.",
    },
    reachTitle: { fr: "Nous joindre", en: "Reach us" },
    phone: { fr: "Téléphone", en: "Phone" },
    email: { fr: "E-mail", en: "Email" },
    notYou: {
      fr: "Vous n’avez rien demandé\u202f? Quelqu’un a saisi votre adresse par erreur\u202f: ignorez ce message.",
      en: "Not you? Someone entered your address by mistake: ignore this message.",
    },
  },
  replySubject: {
    fr: "Re: Votre demande [{reference}]",
    en: "Re: Your enquiry [{reference}]",
  },
};
