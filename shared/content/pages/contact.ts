// Copy of the contact page: the form of the popup on a page of its own, for whoever has no popup or looks for an address.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface ContactCopy {
  readonly head: { readonly title: Bilingual; readonly description: Bilingual };
  readonly title: Bilingual;
  readonly text: Bilingual;
  readonly phone: Bilingual;
  readonly email: Bilingual;
  readonly address: Bilingual;
  readonly nextTitle: Bilingual;
  /** What happens once the form is sent, in order; {answerTime}. */
  readonly steps: readonly Bilingual[];
  /** Title of the form. */
  readonly form: Bilingual;
}

export const contact: ContactCopy = {
  head: {
    title: { fr: "Contacter le laboratoire", en: "Contact the laboratory" },
    description: {
      fr: "Écrivez à nos experts ou appelez-les\u202f: catalogue, devis, matières premières, marque blanche et sur-mesure, à partir de 500 unités.",
      en: "Write to our experts or call them: catalogue, quotes, raw materials, white-label and tailor-made products, from 500 units.",
    },
  },
  title: { fr: "Parlons de votre projet", en: "Let us talk about your project" },
  text: {
    fr: "Un produit, un devis, un actif que vous ne trouvez pas\u202f: dites-nous ce que vous cherchez, un expert vous répond.",
    en: "A product, a quote, an active you cannot find: tell us what you are looking for, and an expert will answer you.",
  },
  phone: { fr: "Téléphone", en: "Phone" },
  email: { fr: "E-mail", en: "Email" },
  address: { fr: "Adresse", en: "Address" },
  nextTitle: { fr: "Ce qui se passe ensuite", en: "What happens next" },
  steps: [
    {
      fr: "Votre demande est enregistrée et vous recevez sa référence.",
      en: "Your enquiry is stored, and you get its reference.",
    },
    {
      fr: "Un expert la lit et vous répond {answerTime}.",
      en: "An expert reads it and answers you {answerTime}.",
    },
    {
      fr: "Ensemble, vous fixez la formule, le conditionnement et les quantités.",
      en: "Together you settle the formula, the packaging and the quantities.",
    },
  ],
  form: { fr: "Votre demande", en: "Your enquiry" },
};
