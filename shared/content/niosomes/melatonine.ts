import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "melatonine",
  type: "niosome",
  nom: { fr: "mélatonine", en: "melatonin" },
  symbol: "Mel",
  subtitle: { fr: "antioxydant de nuit", en: "night-time antioxidant" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Gélule"],
  liposome: "melatonine",
  inci: "MELATONIN",
  action: { fr: "antioxydant, soin de nuit", en: "antioxidant, night care" },
  description: {
    fr: "<b>Indole à l’abri du jour.</b> Isolée en 1958 par Aaron Lerner, la mélatonine figure à l’inventaire cosmétique comme antioxydant. Elle se dissout mal, à moins de 2 g/l, et s’altère à la lumière. Le niosome l’accueille dans ses zones intermédiaires, entre tête polaire et chaîne grasse.",
    en: "<b>An indole that shuns daylight.</b> Isolated in 1958 by Aaron Lerner, melatonin is listed in the cosmetic inventory as an antioxidant. It dissolves poorly, below 2 g/l, and suffers in light. A niosome houses it midway, between polar head and fatty chain.",
  },
  bienfaits: [
    {
      titre: { fr: "Pour le rituel du soir", en: "For the evening ritual" },
      description: {
        fr: "Le soin de nuit lui convient deux fois : l’étui reste fermé le jour, et l’histoire se tient. Le texte parle d’antioxydant et de peau reposée au réveil, jamais de sommeil.",
        en: "Night care suits it twice over: the pack stays closed by day, and the story holds. Copy mentions an antioxidant and rested-looking skin in the morning, never sleep.",
      },
    },
    {
      titre: { fr: "Présente dans la peau", en: "Present in skin" },
      description: {
        fr: "La peau humaine possède les enzymes qui la produisent. Pour le formulateur, cela en fait une molécule familière du tissu, employée ici pour la seule surface.",
        en: "Human skin possesses the enzymes that make it. For a formulator this means a molecule the tissue knows, employed here for the surface alone.",
      },
    },
    {
      titre: { fr: "Faibles teneurs, vrai titre", en: "Low content, true assay" },
      description: {
        fr: "Quelques dixièmes de pour cent au plus : l’homogénéité décide de tout. La chromatographie liquide suit le titre et le premier produit d’oxydation, l’AFMK, souvent oublié.",
        en: "A few tenths of a per cent at most, so uniformity decides everything. Liquid chromatography follows the assay and the first oxidation product, AFMK, often forgotten.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "sommeil" },
  related: ["resveratrol", "bakuchiol"],
  caution: {
    fr: "Sur la peau : aucune référence au sommeil ou à l’horloge interne. Gélule : moins de 2 mg par jour en France ; enfants, grossesse, allaitement et conduite exclus sans avis médical (ANSES).",
    en: "On skin: no reference to sleep or the body clock. Capsule: under 2 mg a day in France; children, pregnancy, breastfeeding and driving excluded without medical advice (ANSES).",
  },
};
