import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "acide-hyaluronique",
  type: "niosome",
  nom: { fr: "acide hyaluronique", en: "hyaluronic acid" },
  symbol: "HA",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["acides"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "acide-hyaluronique",
  inci: "SODIUM HYALURONATE",
  action: { fr: "hydratation, peau repulpée", en: "hydration, plumped look" },
  description: {
    fr: "<b>Le polysaccharide qui retient l’eau.</b> Fermenté puis vendu sous forme de sel de sodium, il se décline en plusieurs poids moléculaires. Les longues chaînes filment la surface ; les courtes logent au cœur du niosome, qui les relâche au fil des heures au lieu de les laisser sécher en pellicule.",
    en: "<b>The polysaccharide that keeps water in place.</b> Fermented and sold as the sodium salt, it comes in several molecular weights. Long chains form a surface film; short ones fit the niosome core, which lets them out over hours instead of leaving a dried skin behind.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux tailles, deux gestes", en: "Two sizes, two effects" },
      description: {
        fr: "Au-dessus d’un million de daltons, le polymère glisse et filme. Sous cinquante mille, il fluidifie la base. Réunir les deux donne un fini souple, sans peluches sous le maquillage.",
        en: "Above a million daltons the polymer slips and films. Below fifty thousand it thins the base. Combining both gives a supple finish that does not pill under make-up.",
      },
    },
    {
      titre: { fr: "Une viscosité maîtrisée", en: "Viscosity under control" },
      description: {
        fr: "Chaque dixième de pour cent épaissit le gel. Encapsuler la fraction courte dissocie la teneur de la texture : vous montez en dose, la pipette fonctionne toujours.",
        en: "Every tenth of a per cent thickens the gel. Encapsulating the short fraction separates content from texture, so the dose can climb while the dropper still works.",
      },
    },
    {
      titre: { fr: "Sel et pH", en: "Salt and pH" },
      description: {
        fr: "Les électrolytes font chuter sa viscosité, l’acide le coupe peu à peu. La vésicule non chargée ne s’y lie pas et reste en suspension entre pH 5 et 7.",
        en: "Electrolytes collapse its viscosity and acid cuts it slowly. An uncharged vesicle does not bind to it and stays suspended between pH 5 and 7.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "hyaluronique" },
  related: ["panthenol", "ceramide"],
  caution: {
    fr: "Source fermentaire à préférer pour une formule végane. Sur peau sèche et air sec, associer un corps gras : le film seul peut tirer. Conservation antimicrobienne renforcée dans les gels très aqueux.",
    en: "Choose a fermentation source for vegan formulas. On dry skin in dry air, add an emollient, since the film alone can feel tight. Very watery gels need a robust preservative system.",
  },
};
