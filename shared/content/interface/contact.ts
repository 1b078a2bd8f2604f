// Every text of the contact popup, in both languages; it is French in the original edition. No logic.
// Placeholders, filled by fillText: {reference} of the enquiry, {name} {phone} {email} {answerTime} of the laboratory, {product},
// {size} of the catalogue, {typed} and {suggested} addresses.
// Manner: say what to do, never "invalide", "veuillez", "désolé" (GOV.UK error messages).
import type { Bilingual } from "#shared/editions/edition.ts";
import type { FieldName, Problem, RequiredOrTextField } from "#shared/enquiry/rules.ts";
import type { SubjectId } from "#shared/enquiry/subjects.ts";

export interface ContactTexts {
  readonly title: Bilingual;
  readonly hint: Bilingual;
  /** Names what the form was opened for: {product}. */
  readonly about: Bilingual;
  /** What it can be besides a product; the French name is also what sales read. */
  readonly subjects: Readonly<Record<SubjectId, Bilingual>>;
  /** For who asks for the catalogue: the link to it, with its type and {size}. */
  readonly catalogueNow: Bilingual;
  readonly catalogue: Bilingual;
  /** After the star that marks required fields. */
  readonly required: Bilingual;
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
  /** An address whose domain is probably mistyped: {typed}, {suggested}. Sending again goes through. */
  readonly suspectEmail: {
    readonly title: Bilingual;
    readonly text: Bilingual;
    readonly keep: Bilingual;
    readonly apply: Bilingual;
  };
  /** Link that opens an e-mail with what was typed, where it could not be sent. */
  readonly byMail: Bilingual;
  /** What to correct, by field and state; "format" is also said of what is no text at all. */
  readonly errors: Readonly<Record<FieldName, Readonly<Record<Problem, Bilingual>>>>;
  readonly sent: {
    readonly title: Bilingual;
    /** {reference}. */
    readonly text: Bilingual;
    /** The address it goes to, where the browser still knows it: {email}. */
    readonly answerTo: Bilingual;
    readonly nextTitle: Bilingual;
    /** {answerTime}, {phone}, {email}. */
    readonly next: Bilingual;
    readonly copy: Bilingual;
    readonly copied: Bilingual;
    /** Link that opens an e-mail to oneself: its subject with {reference}, its text with {name}, {phone}, {email} too. */
    readonly toSelf: Bilingual;
    readonly selfSubject: Bilingual;
    readonly selfText: Bilingual;
    readonly meanwhile: Bilingual;
    readonly whiteLabel: Bilingual;
    /** Closes the popup, or leads from the form's page to the home page. */
    readonly goOn: Bilingual;
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
  about: popup("Votre demande porte sur\u202f: {product}", "Your enquiry is about: {product}"),
  subjects: {
    catalogue: popup("Catalogue", "Catalogue"),
    devis: popup("Devis", "Quote"),
    ingredient: popup("Matière première à la demande", "Raw material on demand"),
    "marque-blanche": popup("Formules en marque blanche", "White-label formulas"),
    "sur-mesure": popup("Formule sur-mesure", "Tailor-made formula"),
    liposomes: popup("Liposomes", "Liposomes"),
    niosomes: popup("Niosomes", "Niosomes"),
    probiotiques: popup("Probiotiques et postbiotiques", "Probiotics and postbiotics"),
    fabrication: popup("Fabrication en laboratoire", "Contract manufacturing"),
  },
  catalogueNow: popup(
    "Le catalogue est prêt. Un expert peut aussi vous guider\u202f: écrivez-nous ci-dessous.",
    "The catalogue is ready. An expert can also guide you: write to us below.",
  ),
  catalogue: popup(
    "Télécharger le catalogue (PDF,\u00a0{size})",
    "Download the catalogue (PDF,\u00a0{size})",
  ),
  required: popup("champ obligatoire", "required field"),
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
      "Pour y accéder, les corriger, les faire effacer ou vous opposer à leur usage, écrivez à {email}\u202f; " +
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
  suspectEmail: {
    title: popup("Vérifiez votre adresse e-mail", "Check your email address"),
    text: popup("Vouliez-vous écrire {suggested}\u202f?", "Did you mean {suggested}?"),
    keep: popup(
      "Si {typed} est bien votre adresse, envoyez de nouveau\u202f: rien n’est encore parti.",
      "If {typed} is your address, send again: nothing has been sent yet.",
    ),
    apply: popup("Corriger mon adresse", "Correct my address"),
  },
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
        "Saisissez un numéro de téléphone, par exemple 01\u00a023\u00a045\u00a067\u00a089 ou +33\u00a01\u00a023\u00a045\u00a067\u00a089",
        "Enter a phone number, like 01\u00a023\u00a045\u00a067\u00a089 or +33\u00a01\u00a023\u00a045\u00a067\u00a089",
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
    text: popup("Votre référence\u202f: {reference}", "Your reference: {reference}"),
    answerTo: popup("Nous vous répondrons à {email}.", "We will answer you at {email}."),
    nextTitle: popup("Et maintenant\u202f?", "What happens next"),
    next: popup(
      "Un expert lit votre demande et vous répond par e-mail ou par téléphone {answerTime}. " +
        "Pour la compléter, appelez le {phone} ou écrivez à {email} en citant cette référence.",
      "An expert reads your enquiry and answers you by email or phone {answerTime}. " +
        "To add to it, call {phone} or write to {email} and quote this reference.",
    ),
    copy: popup("Copier la référence", "Copy the reference"),
    copied: popup("Référence copiée", "Reference copied"),
    toSelf: popup("Me l’envoyer par e-mail", "Email it to myself"),
    selfSubject: popup("Ma demande [{reference}]", "My enquiry [{reference}]"),
    selfText: popup(
      "Référence de ma demande\u202f: {reference}\n\n{name}\n{phone}\n{email}",
      "Reference of my enquiry: {reference}\n\n{name}\n{phone}\n{email}",
    ),
    meanwhile: popup("En attendant", "In the meantime"),
    whiteLabel: popup(
      "Découvrir nos formules en marque blanche",
      "Discover our white-label formulas",
    ),
    goOn: popup("Continuer la visite", "Continue browsing"),
  },
  failures: {
    notStored: popup(
      "Votre demande n’a pas pu être enregistrée\u202f: elle n’est pas envoyée. Votre texte est conservé ici. " +
        "Réessayez dans quelques minutes, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry could not be stored: it has not been sent. Your text is kept here. " +
        "Try again in a few minutes, call {phone} or write to {email}.",
    ),
    tooMany: popup(
      "Trop de demandes viennent d’être envoyées depuis votre connexion\u202f: celle-ci n’est pas envoyée. " +
        "Votre texte est conservé ici. Réessayez dans dix minutes, appelez le {phone} ou écrivez à {email}.",
      "Too many enquiries have just been sent from your connection: this one has not been sent. " +
        "Your text is kept here. Try again in ten minutes, call {phone} or write to {email}.",
    ),
    offline: popup(
      "Votre appareil n’a pas pu joindre notre site\u202f: votre demande n’est pas envoyée. Votre texte est conservé ici. " +
        "Réessayez une fois la connexion rétablie, appelez le {phone} ou écrivez à {email}.",
      "Your device could not reach our site: your enquiry has not been sent. Your text is kept here. " +
        "Try again once you are connected, call {phone} or write to {email}.",
    ),
    tooLarge: popup(
      "Votre demande est trop longue\u202f: elle n’est pas envoyée. Votre texte est conservé à la page précédente. " +
        "Revenez en arrière pour le raccourcir, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry is too long: it has not been sent. Your text is kept on the previous page. " +
        "Go back to shorten it, call {phone} or write to {email}.",
    ),
    unreadable: popup(
      "Votre demande est arrivée incomplète\u202f: elle n’est pas envoyée. Votre texte est conservé à la page précédente. " +
        "Revenez en arrière pour l’envoyer de nouveau, appelez le {phone} ou écrivez à {email}.",
      "Your enquiry arrived incomplete: it has not been sent. Your text is kept on the previous page. " +
        "Go back to send it again, call {phone} or write to {email}.",
    ),
    wrongType: popup(
      "Votre demande est arrivée sous une forme que ce site ne lit pas\u202f: elle n’est pas envoyée. " +
        "Votre texte est conservé à la page précédente. Appelez le {phone} ou écrivez à {email}.",
      "Your enquiry arrived in a form that this site does not read: it has not been sent. " +
        "Your text is kept on the previous page. Call {phone} or write to {email}.",
    ),
    foreign: popup(
      "Cette demande ne vient pas d’une page de ce site\u202f: elle n’est pas envoyée. " +
        "Votre texte est conservé à la page précédente. Ouvrez le formulaire sur notre site, appelez le {phone} ou écrivez à {email}.",
      "This enquiry does not come from a page of this site: it has not been sent. " +
        "Your text is kept on the previous page. Open the form on our site, call {phone} or write to {email}.",
    ),
  },
};
