// The route of mails in tests.
import { translate } from "#shared/editions/edition.ts";
import type { MailRoute } from "./mail.ts";

export const exampleRoute: MailRoute = {
  from: "Laboratoire Sphérine <site@spherine.example>",
  to: ["ventes@spherine.example"],
  siteUrl: "https://www.spherine.example",
  lab: {
    name: "Laboratoire Sphérine",
    phone: "+33 4 65 71 20 10",
    email: "contact@spherine.example",
    address: "8 allée des Verriers, 34000 Montpellier, France",
    answerTime: translate((language) => `${language}: sous deux jours ouvrés`),
  },
};
