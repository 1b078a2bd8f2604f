import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-helveticus-sph-110",
  type: "probiotique",
  species: "Lactobacillus helveticus",
  code: "SPH 110",
  cfu: 200,
  categories: ["Santé mentale", "Sommeil"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Ferment de l’emmental.</b> Dans le gruyère, l’emmental et le grana padano, <i>L. helveticus</i> découpe les caséines par ses protéases. Bacille thermophile, homofermentaire, dépourvu de spores, il croît encore à 50 °C et utilise le galactose.<br><br><b>Compatible avec le comprimé.</b> La version conventionnelle, à 200 milliards d’UFC par gramme, accepte une compression modérée. La vanille couvre sa faible note lactée ; elle craint l’eau plus que la chaleur.",
    en: "<b>An Emmental starter.</b> In Gruyère, Emmental and Grana Padano, <i>L. helveticus</i> cuts caseins with its proteases. A thermophilic, homofermentative rod without spores, it still grows at 50 °C and uses galactose.<br><br><b>Suited to tablets.</b> The conventional version, 200 billion CFU a gram, accepts moderate compression. Vanilla covers its faint dairy note; water harms it more than heat does.",
  },
  bienfaits: [
    {
      titre: { fr: "Peptides de caséine", en: "Casein peptides" },
      description: {
        fr: "L’espèce est étudiée pour les peptides qu’elle libère des protéines du lait. Les protocoles emploient souvent le lait fermenté entier, non la cellule seule : leurs résultats ne valent pas pour une poudre.",
        en: "The species is studied for the peptides it releases from milk proteins. Protocols often use whole fermented milk, not the cell alone: their results do not hold for a powder.",
      },
    },
    {
      titre: { fr: "Comprimé ou sachet", en: "Tablet or sachet" },
      description: {
        fr: "Thermophile, l’espèce tolère le léger échauffement d’une presse. Le sachet vanillé est l’autre forme adaptée. La gélule convient aux faibles doses et aux formules sans arôme.",
        en: "Being thermophilic, the species tolerates slight warming in the press. A vanilla sachet is the other suitable form. Capsules fit small doses and formulas without flavouring.",
      },
    },
    {
      titre: { fr: "Allergènes du lait", en: "Milk allergens" },
      description: {
        fr: "Demander la composition du milieu de culture et doser caséine et lactose sur chaque lot. Dénombrer à 42 °C sur MRS acidifiée. Un stockage sec à 4 °C réduit la marge à prévoir.",
        en: "Ask for the composition of the growth medium and assay casein and lactose on every lot. Count at 42 °C on acidified MRS. Dry storage at 4 °C reduces the margin needed.",
      },
    },
  ],
};
