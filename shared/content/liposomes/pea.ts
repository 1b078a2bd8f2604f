import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "pea",
  type: "liposome",
  nom: { fr: "pea", en: "pea" },
  symbol: "PEA",
  categories: ["substance"],
  claimStatus: "none",
  description: {
    fr: "<b>Palmitoyléthanolamide.</b> Un acide palmitique lié à l’éthanolamine : ce lipide amide a l’aspect d’une cire blanche, fond près de 98 °C et ne se mouille pas. Sa parenté avec les phospholipides en fait un hôte naturel de la bicouche, là où la poudre brute demande une micronisation poussée.",
    en: "<b>Palmitoylethanolamide.</b> Palmitic acid bound to ethanolamine: this lipid amide looks like white wax, melts near 98 °C and refuses to wet. Its kinship with phospholipids makes it a natural guest of the bilayer, where the raw powder would need heavy micronising.",
  },
  bienfaits: [
    {
      titre: { fr: "Un lipide de l’œuf", en: "A lipid from egg yolk" },
      description: {
        fr: "Des chercheurs l’ont isolé en 1957 du jaune d’œuf, de la lécithine de soja et de l’arachide. Le PEA du commerce provient d’un palmitate végétal, par synthèse en une étape.",
        en: "Researchers isolated it in 1957 from egg yolk, soya lecithin and peanut meal. Commercial PEA is made in a single synthetic step from a plant palmitate.",
      },
    },
    {
      titre: { fr: "Mouillable sans broyage", en: "Wettable without milling" },
      description: {
        fr: "Une cire flotte. Incorporé à la membrane quand elle est encore fluide, le PEA se disperse ensuite dans l’eau froide, sans tensioactif ajouté et sans poussière à l’atelier.",
        en: "Wax floats. Built into the membrane while this is still fluid, PEA then disperses in cold water with no added surfactant and no dust on the shop floor.",
      },
    },
    {
      titre: { fr: "Pureté et acide libre", en: "Purity and free acid" },
      description: {
        fr: "Trois critères au cahier des charges : teneur en amide, acide palmitique libre, solvants résiduels. Un excès d’acide libre déstabilise la bicouche ; il se mesure avant la fabrication, non après.",
        en: "Three points in the specification: amide content, free palmitic acid, residual solvents. Too much free acid unsettles the bilayer, so it is measured before production and not after.",
      },
    },
  ],
  product: false,
  related: ["epadha", "alpha-lipoique"],
  caution: {
    fr: "Le statut du PEA diffère d’un État membre à l’autre : à confirmer avant déclaration. Réservé aux adultes ; hors grossesse et allaitement ; avis médical en cas de traitement au long cours.",
    en: "PEA’s standing varies between Member States: confirm before notification. Adults only; not in pregnancy or breastfeeding; medical advice for anyone on long-term medication.",
  },
};
