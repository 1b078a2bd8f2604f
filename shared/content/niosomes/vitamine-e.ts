import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "vitamine-e",
  type: "niosome",
  nom: { fr: "vitamine e", en: "vitamin e" },
  symbol: "E",
  subtitle: { fr: "nourrissant & antioxydant", en: "nourishing & antioxidant" },
  categories: ["vitamines", "antioxydants", "lipides"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "vitamine-e",
  inci: "TOCOPHEROL",
  action: { fr: "antioxydant, peau douce", en: "antioxidant, soft skin" },
  description: {
    fr: "<b>Tocophérol d’huile de tournesol.</b> Huile visqueuse ambrée, la vitamine E se glisse parmi les chaînes des tensioactifs sans solvant. Elle remplit deux fonctions dans le niosome : actif pour la surface de la peau, gardienne des autres lipides de la paroi.",
    en: "<b>Tocopherol from sunflower oil.</b> A thick amber oil, vitamin E slips among the surfactant chains with no solvent at all. It does two jobs in a niosome: an active for the skin surface, and a guard for every other lipid in the wall.",
  },
  bienfaits: [
    {
      titre: { fr: "Une huile en gel", en: "Oil inside a gel" },
      description: {
        fr: "Versée dans l’eau, elle surnage. Vésiculée, elle blanchit à peine un gel et n’exige plus d’émulsionnant lourd, ce qui allège la liste INCI d’un sérum.",
        en: "Poured into water it floats. In vesicles it barely clouds a gel and no longer calls for a heavy emulsifier, which lightens the INCI list of a serum.",
      },
    },
    {
      titre: { fr: "Alpha ou mélange", en: "Alpha or mixed" },
      description: {
        fr: "L’alpha domine dans le tournesol, le gamma dans le soja. Pour stabiliser une huile riche en oméga-6, les mélanges sont préférés ; pour l’étiquette, l’alpha reste le plus lisible.",
        en: "Alpha dominates in sunflower, gamma in soya. To stabilise an omega-6 oil, mixed grades are favoured; for the label, alpha remains the easier one to read.",
      },
    },
    {
      titre: { fr: "Libre plutôt qu’acétate", en: "Free rather than acetate" },
      description: {
        fr: "L’acétate se conserve mieux mais n’agit pas comme antioxydant dans le flacon. L’encapsulation rend la forme libre praticable, avec son vrai rôle dès le conditionnement.",
        en: "Acetate keeps better but does not act as an antioxidant in the bottle. Encapsulation makes the free form practical, doing its real work from filling day on.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["vitamine-c", "squalene"],
  caution: {
    fr: "Origine soja : vérifier les traces protéiques pour les personnes allergiques. À forte dose, effet inverse pro-oxydant possible : rester le plus souvent sous 1 %.",
    en: "Soya origin: check residual protein for allergic users. In excess it may turn pro-oxidant, so usually stay under 1%.",
  },
};
