// Fixed texts of the mails that visitors get, in the language of the form they filled in, and what marks a suspect enquiry
// in the mail that sales get, in French. No logic.
// Placeholders, filled by fillText: {reference} of the enquiry, {answerTime} of the laboratory.
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
  /** How the subject of a sales mail begins; `suspect` where sales should look twice. */
  readonly salesSubject: { readonly usual: string; readonly suspect: string };
  /** What such a mail says of it: the title, then the reasons, then what to make of them. */
  readonly suspect: {
    readonly title: string;
    readonly reasons: Readonly<
      Record<"trap" | "flood" | "haste" | "links" | "markup" | "address", string>
    >;
    readonly advice: string;
  };
}

export const mailTexts: MailTexts = {
  acknowledgement: {
    subject: {
      fr: "Votre demande est enregistrée [{reference}]",
      en: "Your enquiry has been received [{reference}]",
    },
    next: {
      fr: "Un expert lit votre demande et vous répond par e-mail ou par téléphone {answerTime}.",
      en: "An expert reads your enquiry and answers you by email or phone {answerTime}.",
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
  salesSubject: { usual: "Demande", suspect: "Demande à vérifier" },
  suspect: {
    title: "À vérifier",
    reasons: {
      trap: "le champ invisible du formulaire est rempli",
      flood: "le même message arrive de plusieurs adresses",
      haste: "le formulaire est parti plus vite que l’on ne tape",
      links: "le message contient beaucoup de liens",
      markup: "le message contient le code d’un lien",
      address: "un lien tient lieu d’entreprise ou de pays",
    },
    advice:
      "Message indésirable ou vraie demande\u202f? À vous de juger. Aucun accusé de réception n’est parti.",
  },
};
