import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "pea",
  type: "liposome",
  nom: { fr: "pea", en: "palmitoylethanolamide (PEA)" },
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
    fr: "<b>Palmitoyléthanolamide.</b> Ce lipide est de l’acide palmitique lié à l’éthanolamine par une fonction amide. Il a l’aspect d’une cire blanche, fond près de 98 °C et se mouille mal. On l’obtient à partir d’un acide palmitique d’origine végétale.<br><br><b>Un parent des phospholipides.</b> Il partage sa chaîne grasse et son éthanolamine avec certains phospholipides et s’insère donc facilement dans la bicouche. La poudre non encapsulée, elle, demande une micronisation poussée pour se disperser.<br><br><b>Mise en œuvre.</b> Le PEA s’incorpore aux lipides fondus ; une fois hydratée, la dispersion s’emploie telle quelle ou séchée en poudre.",
    en: "<b>Palmitoylethanolamide.</b> This lipid is palmitic acid joined to ethanolamine by an amide bond. It looks like white wax, melts near 98 °C and is hard to wet. It is made from palmitic acid of plant origin.<br><br><b>Related to phospholipids.</b> It shares its fatty chain and its ethanolamine with some phospholipids and therefore fits easily into the bilayer. The unencapsulated powder needs fine micronising before it will disperse.<br><br><b>How it is made.</b> PEA is blended into the molten lipids; once hydrated, the dispersion is used as it is or dried to a powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Un lipide de l’œuf", en: "A lipid from egg yolk" },
      description: {
        fr: "Des chercheurs l’ont isolé en 1957 du jaune d’œuf, de la lécithine de soja et de l’arachide. L’animal et la plante le fabriquent à partir de leurs membranes, par l’intermédiaire d’un phospholipide à trois chaînes grasses.",
        en: "Researchers isolated it in 1957 from egg yolk, soya lecithin and peanut meal. Animals and plants make it from their own membranes, by way of a phospholipid with three fatty chains.",
      },
    },
    {
      titre: { fr: "Mouillable sans broyage", en: "Wettable without milling" },
      description: {
        fr: "La poudre brute, cireuse, flotte sur l’eau. Incorporé à la membrane pendant qu’elle est fluide, le PEA se disperse ensuite dans l’eau froide, sans tensioactif ajouté ni poussière à l’atelier.",
        en: "The raw powder is waxy and floats. Built into the membrane while it is still fluid, PEA then disperses in cold water with no added surfactant and no dust in the workshop.",
      },
    },
    {
      titre: { fr: "Pureté et acide libre", en: "Purity and free acid" },
      description: {
        fr: "Quatre critères au cahier des charges : la teneur en PEA, l’acide palmitique libre, l’éthanolamine et les solvants résiduels. Un excès d’acide libre déstabilise la bicouche ; il se mesure avant la fabrication, non après.",
        en: "Four points in the specification: PEA content, free palmitic acid, residual ethanolamine and residual solvents. Too much free acid destabilises the bilayer, so it is measured before production and not after.",
      },
    },
    {
      titre: { fr: "Une liaison robuste", en: "A robust bond" },
      description: {
        fr: "Un amide résiste à l’eau et aux pH usuels bien mieux qu’un ester : l’actif lui-même est stable. C’est l’indice de peroxyde des phospholipides qui fixe la durée de conservation, d’où l’azote et la vitamine E.",
        en: "An amide resists water and ordinary pH far better than an ester does. The active itself is stable; it is the peroxide value of the phospholipids that sets shelf life, hence nitrogen and vitamin E.",
      },
    },
    {
      titre: { fr: "Nombre et taille des gélules", en: "Number and size of capsules" },
      description: {
        fr: "Les doses du marché se comptent en centaines de milligrammes, et le lipide porteur prend sa place. Selon la charge visée, il faut deux gélules ou un stick : nous fixons ce point avec vous avant l’essai de remplissage.",
        en: "Market doses run to hundreds of milligrams, and the carrier lipid takes up room. Depending on the load you want, it takes two capsules or one stick, a point we settle with you before the filling trial.",
      },
    },
  ],
  product: false,
  related: ["epadha", "alpha-lipoique"],
  caution: {
    fr: "Le statut du PEA, nouvel aliment ou non, diffère d’un État membre à l’autre : à confirmer avant déclaration. Réservé aux adultes ; hors grossesse et allaitement ; avis médical en cas de traitement au long cours.",
    en: "Whether PEA is a novel food is judged differently between Member States: confirm before notification. Adults only; not in pregnancy or breastfeeding; medical advice for anyone on long-term medication.",
  },
};
