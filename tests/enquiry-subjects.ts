// What an enquiry is about follows from the link that led to the form; sales read it in their mail.
import type { Email } from "postal-mime";
import { expect } from "vitest";

type Subject = readonly [address: string, link: string, line: string, inSubject: string];

/** From where, by which link, the enquiry reaches sales as what: its line in the mail, and in the subject. */
export const subjects: readonly Subject[] = [
  ["/", "Request a quote", "Objet : Devis", "Devis"],
  ["/formule-sur-mesure", "Request our catalogue", "Objet : Catalogue", "Catalogue"],
  [
    "/formule-sur-mesure",
    "Ask for an ingredient",
    "Objet : Matière première à la demande",
    "Matière première à la demande",
  ],
  ["/formule-marque-blanche", "Contact us", "Objet : Formules en marque blanche", "Formules"],
  ["/notre-laboratoire", "Contact us", "Objet : Façonnage", "Façonnage"],
  ["/liposomes", "Nous contacter", "Objet : Liposomes", "Liposomes"],
  ["/liposomes/zinc", "Nous contacter", "Produit : Zinc, liposome", "Zinc, liposome"],
];

/** A mail to sales about an enquiry of `company`, sent from such a page. */
export function expectSubject(
  mail: Email | undefined,
  [address, , line, inSubject]: Subject,
  company: string,
): void {
  expect(mail?.subject).toMatch(new RegExp(`^Demande : ${company} \\(France\\) – `));
  expect(mail?.subject).toContain(inSubject);
  expect(mail?.text?.split("\n")).toContain(line);
  // The page that they came from and its language, also by way of the form's own.
  const language = address.startsWith("/liposomes") ? "français" : "anglais";
  expect(mail?.text).toMatch(new RegExp(`^Langue : ${language}`, "m"));
  expect(mail?.text?.split("\n")).toContain(`Page : ${address}`);
}
