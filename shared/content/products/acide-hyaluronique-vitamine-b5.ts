import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 46,
  slug: "acide-hyaluronique-vitamine-b5",
  name: { fr: "Hyaluronique + B5", en: "Hyaluronic + B5" },
  symbol: "HA3",
  category_id: 8,
  quantity: null,
  actifs: { fr: "Acide hyaluronique 3 % + B5 2 %", en: "Hyaluronic acid 3% + B5 2%" },
  bottle: "serum-blue",
  summary: {
    fr: "Gel fluide incolore : hyaluronate de sodium et panthénol, la provitamine B5.",
    en: "A colourless fluid gel: sodium hyaluronate and panthenol, provitamin B5.",
  },
  actives: [
    {
      name: {
        fr: "Acide hyaluronique (deux tailles de chaînes)",
        en: "Hyaluronic acid (two chain lengths)",
      },
      dose: { fr: "3 %", en: "3%" },
      path: "/niosomes/acide-hyaluronique",
    },
    {
      name: { fr: "Panthénol (provitamine B5)", en: "Panthenol (provitamin B5)" },
      dose: { fr: "2 %", en: "2%" },
      path: "/niosomes/panthenol",
    },
  ],
  perDay: null,
  openMonths: 6,
  portion: {
    fr: "4 gouttes sur visage humide, matin et soir",
    en: "4 drops on a damp face, morning and evening",
  },
  text: {
    fr: "À 3 %, un hyaluronate long prendrait en gelée : ici, les chaînes courtes logent dans les vésicules, les longues forment le film de surface. Avec 2 % de panthénol, la peau est plus souple au toucher et tiraille moins. Incolore, inodore, sec en une minute, le sérum se porte sous une crème comme sous un maquillage. Une première référence cosmétique, dans la continuité de la gélule Hyaluronique.",
    en: "At 3%, a long hyaluronate would set to a jelly: here, short chains lodge in the vesicles and long ones form the surface film. With 2% panthenol, skin is suppler to the touch and feels less tight. Colourless, odourless and dry within a minute, the serum sits well under cream or make-up. A first cosmetic for a brand, in step with the Hyaluronique capsule.",
  },
  claims: [],
  caution: {
    fr: "Par temps très sec, recouvrir d’une crème. Tenir le compte-gouttes éloigné de la peau pour ne pas contaminer le flacon.",
    en: "In very dry weather, cover with a cream. Hold the dropper away from skin so as not to contaminate the bottle.",
  },
};
