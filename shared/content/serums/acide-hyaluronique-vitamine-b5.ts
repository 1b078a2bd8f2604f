import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "acide-hyaluronique-vitamine-b5",
  type: "niosomeProduct",
  nom: { fr: "acide hyaluronique + vitamine b5", en: "hyaluronic acid + vitamin b5" },
  symbol: "HA3",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["acides", "vitamines"],
  formes2: ["Sérum"],
  action: { fr: "hydratant, repulpant", en: "moisturising, plumping" },
  contains: ["acide-hyaluronique", "panthenol"],
  description: {
    fr: "<b>Acide hyaluronique 3 % et vitamine B5 2 %.</b> Trois pour cent de hyaluronate long feraient une gelée ; le gros de la dose est ici en chaînes courtes, dans les vésicules. Le panthénol complète l’humectant. Le gel coule d’une pipette, sèche vite et ne peluche pas.",
    en: "<b>Hyaluronic acid 3% and vitamin B5 2%.</b> Three per cent of long hyaluronate would set like jelly; most of the dose here is short chains, inside vesicles. Panthenol completes the humectant. The gel runs from a dropper, dries fast and does not pill.",
  },
  bienfaits: [
    {
      titre: { fr: "Teneur haute, texture fluide", en: "High content, fluid texture" },
      description: {
        fr: "La masse molaire est répartie en deux fractions, chacune dosée et certifiée. La viscosité reste assez basse pour que la plupart des lignes de remplissage l’acceptent.",
        en: "Molar mass is split into two fractions, each assayed and certified. Viscosity stays low enough for most filling lines to accept it.",
      },
    },
    {
      titre: { fr: "Confort immédiat", en: "Immediate comfort" },
      description: {
        fr: "Film souple, tiraillement atténué, relief plus lisse au toucher : les trois sensations se testent le jour même. La cornéométrie suit à deux, huit et vingt-quatre heures.",
        en: "A supple film, less tightness, smoother relief under the finger: three sensations to test on the same day. Corneometry follows at two, eight and twenty-four hours.",
      },
    },
    {
      titre: { fr: "Universel en gamme", en: "A range foundation" },
      description: {
        fr: "Incolore et inodore, il se glisse sous une crème ou un écran. Il ouvre volontiers une ligne, au masculin comme au féminin.",
        en: "Colourless and odourless, it fits under cream or sunscreen. It readily opens a range, for men as well as for women.",
      },
    },
  ],
  product: false,
  related: ["vitamine-c-acide-hyaluronique", "cafeine-egcg"],
  caution: {
    fr: "Base très aqueuse : conservateur et challenge test complets. Sur peau sèche, appliquer sur visage humide puis sceller d’une crème. Rincer en cas de contact avec l’œil.",
    en: "A very watery base: full preservative and challenge test. On dry skin, apply to a damp face then seal with cream. Rinse if it reaches the eye.",
  },
};
