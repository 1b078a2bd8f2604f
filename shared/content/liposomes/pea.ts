import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "pea",
  type: "liposome",
  nom: { fr: "pea", en: "pea" },
  symbol: "PEA",
  categories: ["substance"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "PALMITAMIDE MEA",
    molecule: {
      name: { fr: "palmitoyléthanolamide", en: "palmitoylethanolamide" },
      cas: "544-31-0",
      smiles: "CCCCCCCCCCCCCCCC(=O)NCCO",
      formula: "C18H37NO2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Palmitoyléthanolamide.</b> Un acide palmitique lié à l’éthanolamine par une fonction amide : ce lipide a l’aspect d’une cire blanche, fond près de 98 °C et ne se mouille pas. On l’obtient en une étape, à partir d’un acide palmitique végétal.<br><br><b>De la famille de la membrane.</b> Même chaîne grasse, même éthanolamine que certains phospholipides : le PEA se glisse dans la bicouche comme un composant de plus. La poudre nue, elle, réclame une micronisation poussée.<br><br><b>Au chaud, puis à l’eau.</b> Il s’incorpore au lipide fondu ; une fois hydratée, la dispersion se boit ou se sèche.",
    en: "<b>Palmitoylethanolamide.</b> Palmitic acid tied to ethanolamine by an amide: this lipid looks like white wax, melts near 98 °C and refuses to wet. A single step makes it from palmitic acid of plant origin.<br><br><b>Kin to the membrane.</b> With a fatty chain and an ethanolamine that some phospholipids share, PEA slips into the bilayer like one more component, where the raw powder would need heavy micronising.<br><br><b>Warm first, then water.</b> It is blended into molten lipid; once hydrated, the dispersion can be drunk or dried.",
  },
  bienfaits: [
    {
      titre: { fr: "Un lipide de l’œuf", en: "A lipid from egg yolk" },
      description: {
        fr: "Des chercheurs l’ont isolé en 1957 du jaune d’œuf, de la lécithine de soja et de l’arachide. L’animal et la plante le fabriquent à partir de leurs membranes, par l’intermédiaire d’un phospholipide à trois chaînes.",
        en: "Researchers isolated it in 1957 from egg yolk, soya lecithin and peanut meal. Animals and plants make it from their own membranes, by way of a phospholipid with three chains.",
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
        fr: "Trois critères au cahier des charges : teneur en amide, acide palmitique libre, éthanolamine et solvants résiduels. Un excès d’acide libre déstabilise la bicouche ; il se mesure avant la fabrication, non après.",
        en: "Three points in the specification: amide content, free palmitic acid, residual ethanolamine and solvents. Too much free acid unsettles the bilayer, so it is measured before production and not after.",
      },
    },
    {
      titre: { fr: "Une liaison robuste", en: "A robust bond" },
      description: {
        fr: "Une amide résiste à l’eau et aux pH usuels bien mieux qu’un ester. L’actif traverse donc l’étude de stabilité sans peine ; c’est l’indice de peroxyde des phospholipides qui dicte la date, d’où l’azote et la vitamine E.",
        en: "An amide resists water and ordinary pH far better than an ester does. The active comes through stability testing with ease; the peroxide value of the phospholipids sets the date, hence nitrogen and vitamin E.",
      },
    },
    {
      titre: { fr: "Gélule pleine, ou deux", en: "Capsule size and count" },
      description: {
        fr: "Les doses du marché se comptent en centaines de milligrammes, et le lipide porteur prend sa place. Selon la charge visée, deux gélules ou un stick : nous fixons ce point avec vous avant l’essai de remplissage.",
        en: "Market doses run to hundreds of milligrams, and the carrier lipid takes up room. Depending on the load you want, it means two capsules or one stick, a point to fix with us ahead of the filling trial.",
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
