import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-156",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 156",
  formerName: "Bifidobacterium longum",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre émotionnel", en: "Emotional balance" },
  technologie: null,
  description: {
    fr: "<b>Longum des formules sérénité.</b> Commensale du côlon adulte, l’espèce fermente les fibres en acétate et lactate. Son enrobage vise des gammes à prise vespérale, conservées sur table de nuit et non au frais.",
    en: "<b>Longum for calm formulas.</b> A commensal of the adult colon, it ferments fibres into acetate and lactate. Its coating is meant for evening ranges kept on a bedside table rather than chilled.",
  },
  bienfaits: [
    {
      titre: { fr: "Stress perçu", en: "Perceived stress" },
      description: {
        fr: "Questionnaires, cortisol salivaire et imagerie cérébrale composent les méthodes d’une recherche encore exploratoire sur cette espèce.",
        en: "Questionnaires, salivary cortisol and brain imaging make up the methods of a research that is still exploratory.",
      },
    },
    {
      titre: { fr: "Notice soignée", en: "A careful leaflet" },
      description: {
        fr: "Prise régulière, moment fixe, verre d’eau fraîche : une notice brève aide l’utilisateur. Proscrire toute eau chaude sur la poudre.",
        en: "Regular intake, fixed time, a glass of cool water: a brief leaflet helps the user. Rule out hot water on the powder.",
      },
    },
  ],
};
