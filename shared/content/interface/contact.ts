// Every text of the contact popup, in both languages; it is French in the original edition. No logic.
// Placeholders, filled by fillText: {reference} of the enquiry, {name} {phone} {email} of the laboratory, {product}.
// Manner: say what to do, never "invalide", "veuillez", "désolé" (GOV.UK error messages).
import type { Bilingual } from "#shared/editions/edition.ts";
import type { FieldName, Problem, RequiredOrTextField } from "#shared/enquiry/rules.ts";

export interface ContactTexts {
  readonly title: Bilingual;
  readonly hint: Bilingual;
  /** Names the product the form was opened for: {product}. */
  readonly about: Bilingual;
  readonly labels: Readonly<Record<RequiredOrTextField, Bilingual>>;
  /** Beside the label of a field that may stay empty. */
  readonly optional: Bilingual;
  readonly phoneNote: Bilingual;
  readonly privacyTitle: Bilingual;
  /** {name}, {email}. */
  readonly privacy: Bilingual;
  readonly submit: Bilingual;
  readonly sending: Bilingual;
  /** Name of the close button. */
  readonly close: Bilingual;
  /** Label of the field that must stay empty, for those whom it is not hidden from. */
  readonly trap: Bilingual;
  readonly errorSummary: Bilingual;
  /** Link that opens an e-mail with what was typed, where it could not be sent. */
  readonly byMail: Bilingual;
  /** What to correct, by field and state; "format" is also said of what is no text at all. */
  readonly errors: Readonly<Record<FieldName, Readonly<Record<Problem, Bilingual>>>>;
  readonly sent: {
    readonly title: Bilingual;
    /** {reference}. */
    readonly text: Bilingual;
    readonly nextTitle: Bilingual;
    /** {phone}, {email}. */
    readonly next: Bilingual;
  };
  /** Nothing was sent and no field is to blame: each says what became of the text, with {phone} and {email}. */
  readonly failures: {
    readonly notStored: Bilingual;
    readonly tooMany: Bilingual;
    /** Only the browser can say it. */
    readonly offline: Bilingual;
    readonly tooLarge: Bilingual;
    readonly unreadable: Bilingual;
    readonly wrongType: Bilingual;
    readonly foreign: Bilingual;
  };
}

const popup = (fr: string, en: string): Bilingual => ({ fr, en, original: "fr" });

export const contactTexts: ContactTexts = {
  title: popup("En savoir plus sur un produit", "Find out more about a product"),
  hint: popup(
    "Un expert vous répondra dans les plus brefs délais",
    "An expert will answer you as soon as possible",
  ),
  about: popup("Votre demande porte sur : {product}", "Your enquiry is about: {product}"),
  labels: {
    email: popup("Email", "Email"),
    phone: popup("Numéro de téléphone", "Phone number"),
    company: popup("Entreprise", "Company"),
    country: popup("Pays", "Country"),
    message: popup("Message", "Message"),
  },
  optional: popup("(facultatif)", "(optional)"),
  phoneNote: popup(
    "Nous vous appelons uniquement pour répondre à cette demande.",
    "We call you only to answer this enquiry.",
  ),
  privacyTitle: popup("Vos données", "Your data"),
  privacy: popup(
    "{name} utilise ces données uniquement pour répondre à votre demande, à votre initiative et avant tout contrat. " +
      "Seuls nos commerciaux et notre prestataire de messagerie les reçoivent. " +
      "Sans les champs obligatoires, nous ne pouvons pas vous répondre. " +
      "Nous les gardons trois ans au plus après votre dernier message. " +
      "Pour y accéder, les corriger, les faire effacer ou vous opposer à leur usage, écrivez à {email} ; " +
      "vous pouvez aussi saisir la CNIL (cnil.fr).",
    "{name} uses these data only to answer your enquiry, at your request and before any contract. " +
      "Only our sales team and our mail provider receive them. " +
      "Without the required fields we cannot answer you. " +
      "We keep them for at most three years after your last message. " +
      "To see, correct or erase them, or to object to their use, write to {email}; " +
      "you may also complain to the CNIL (cnil.fr).",
  ),
  submit: popup("Envoyer", "Send"),
  sending: popup("Envoi en cours…", "Sending…"),
  close: popup("Fermer la fenêtre de contact", "Close the contact window"),
  trap: popup("Ne remplissez pas ce champ", "Do not fill in this field"),
  errorSummary: popup("Il y a un problème", "There is a problem"),
  byMail: popup("Envoyer ce texte par e-mail", "Send this text by email"),
  errors: {
    email: {
      missing: popup("Saisissez votre adresse e-mail", "Enter your email address"),
      format: popup(
        "Saisissez une adresse e-mail complète, par exemple nom@exemple.fr",
        "Enter an email address in the correct format, like name@example.com",
      ),
      tooLong: popup(
        "L’adresse e-mail doit compter 254 caractères au plus",
        "Email address must be 254 characters or fewer",
      ),
    },
    phone: {
      missing: popup("Saisissez votre numéro de téléphone", "Enter your phone number"),
      format: popup(
        "Saisissez un numéro de téléphone, par exemple 01 23 45 67 89 ou +33 1 23 45 67 89",
        "Enter a phone number, like 01 23 45 67 89 or +33 1 23 45 67 89",
      ),
      tooLong: popup(
        "Le numéro de téléphone doit compter 60 caractères au plus",
        "Phone number must be 60 characters or fewer",
      ),
    },
    company: {
      missing: popup("Saisissez le nom de votre entreprise", "Enter the name of your company"),
      format: popup(
        "Saisissez le nom de votre entreprise sous forme de texte",
        "Enter the name of your company as text",
      ),
      tooLong: popup(
        "Le nom de l’entreprise doit compter 150 caractères au plus",
        "Company name must be 150 characters or fewer",
      ),
    },
    country: {
      missing: popup("Saisissez votre pays", "Enter your country"),
      format: popup("Saisissez votre pays sous forme de texte", "Enter your country as text"),
      tooLong: popup(
        "Le pays doit compter 80 caractères au plus",
        "Country must be 80 characters or fewer",
      ),
    },
    message: {
      missing: popup("Saisissez votre message", "Enter your message"),
      format: popup("Saisissez votre message sous forme de texte", "Enter your message as text"),
      tooLong: popup(
        "Le message doit compter 5 000 caractères au plus",
        "Message must be 5,000 characters or fewer",
      ),
    },
    product: {
      missing: popup("Indiquez le produit", "Name the product"),
      format: popup("Indiquez le produit sous forme de texte", "Name the product as text"),
      tooLong: popup(
        "Le nom du produit doit compter 150 caractères au plus",
        "Product name must be 150 characters or fewer",
      ),
    },
    page: {
      missing: popup("Indiquez la page", "Name the page"),
      format: popup("Indiquez la page sous forme de texte", "Name the page as text"),
      tooLong: popup(
        "L’adresse de la page doit compter 500 caractères au plus",
        "Page address must be 500 characters or fewer",
      ),
    },
  },
  sent: {
    title: popup("Votre demande est enregistrée", "Your enquiry has been received"),
    text: popup("Votre référence : {reference}", "Your reference: {reference}"),
    nextTitle: popup("Et maintenant ?", "What happens next"),
    next: popup(
      "Un expert lit votre demande et vous répond par e-mail ou par téléphone dans les plus brefs délais. " +
        "Pour la compléter, appelez le {phone} ou écrivez à {email} en citant cette référence.",
      "An expert reads your enquiry and answers you by email or phone as soon as possible. " +
        "To add to it, call {phone} or write to {email} and quote this reference.",
    ),
  },
  failures: {
    notStored: popup(
      "Votre demande n’a pas pu être enregistrée : elle n’est pas envoyée. Votre texte est conservé ici. " +
        "Réessayez dans quelques minutes, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry could not be stored: it has not been sent. Your text is kept here. " +
        "Try again in a few minutes, call {phone} or write to {email}.",
    ),
    tooMany: popup(
      "Trop de demandes viennent d’être envoyées depuis votre connexion : celle-ci n’est pas envoyée. " +
        "Votre texte est conservé ici. Réessayez dans dix minutes, appelez le {phone} ou écrivez à {email}.",
      "Too many enquiries have just been sent from your connection: this one has not been sent. " +
        "Your text is kept here. Try again in ten minutes, call {phone} or write to {email}.",
    ),
    offline: popup(
      "Votre appareil n’a pas pu joindre notre site : votre demande n’est pas envoyée. Votre texte est conservé ici. " +
        "Réessayez une fois la connexion rétablie, appelez le {phone} ou écrivez à {email}.",
      "Your device could not reach our site: your enquiry has not been sent. Your text is kept here. " +
        "Try again once you are connected, call {phone} or write to {email}.",
    ),
    tooLarge: popup(
      "Votre demande est trop longue : elle n’est pas envoyée. Votre texte est conservé à la page précédente. " +
        "Revenez en arrière pour le raccourcir, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry is too long: it has not been sent. Your text is kept on the previous page. " +
        "Go back to shorten it, call {phone} or write to {email}.",
    ),
    unreadable: popup(
      "Votre demande est arrivée incomplète : elle n’est pas envoyée. Votre texte est conservé à la page précédente. " +
        "Revenez en arrière pour l’envoyer de nouveau, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry arrived incomplete: it has not been sent. Your text is kept on the previous page. " +
        "Go back to send it again, call {phone} or write to {email}.",
    ),
    wrongType: popup(
      "Votre demande est arrivée sous une forme que ce site ne lit pas : elle n’est pas envoyée. " +
        "Votre texte est conservé à la page précédente. Appelez le {phone} ou écrivez à {email}.",
      "Your enquiry arrived in a form that this site does not read: it has not been sent. " +
        "Your text is kept on the previous page. Call {phone} or write to {email}.",
    ),
    foreign: popup(
      "Cette demande ne vient pas d’une page de ce site : elle n’est pas envoyée. " +
        "Votre texte est conservé à la page précédente. Ouvrez le formulaire sur notre site, appelez le {phone} ou écrivez à {email}.",
      "This enquiry does not come from a page of this site: it has not been sent. " +
        "Your text is kept on the previous page. Open the form on our site, call {phone} or write to {email}.",
    ),
  },
};
