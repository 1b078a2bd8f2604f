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
  identity: {
    kind: "molecule",
    inci: "TOCOPHEROL",
    molecule: {
      name: { fr: "RRR-alpha-tocophérol", en: "RRR-alpha-tocopherol" },
      cas: "59-02-9",
      smiles: "Cc1c(C)c2c(CC[C@@](C)(CCC[C@H](C)CCC[C@H](C)CCCC(C)C)O2)c(C)c1O",
      formula: "C29H50O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Tocophérol d’huile de tournesol.</b> Un chromane phénolique prolongé d’une chaîne phytyle, 431 g/mol : la vitamine E est une huile épaisse, ambrée, sans odeur marquée. La forme naturelle, dite RRR-alpha, a trois centres asymétriques de même configuration.<br><br><b>Actif et protecteur.</b> Elle se glisse parmi les tensioactifs sans solvant, le phénol près de l’eau, la chaîne vers l’intérieur. Elle y freine l’oxydation des autres lipides de la vésicule ; à l’application, elle adoucit la surface de la peau.<br><br><b>Dans la base.</b> Dispersion blanche à verser à froid, pH 4,5 à 7. De 0,1 % comme antioxydant à 1 % comme actif affiché ; davantage n’apporte qu’un toucher plus lourd. Évitez les sels de fer et les peroxydes.",
    en: "<b>Tocopherol from sunflower oil.</b> A phenolic chroman extended by a phytyl chain, 431 g/mol: vitamin E is a thick amber oil with little odour. The natural form, called RRR-alpha, has three stereocentres of like configuration.<br><br><b>Active and protector.</b> It slips among the surfactants with no solvent, phenol near the water and chain turned inwards. There it slows oxidation of the other lipids in the vesicle; on application it softens the skin surface.<br><br><b>In the base.</b> A white dispersion, poured cold, pH 4.5 to 7. From 0.1% as antioxidant to 1% as a declared active; more only brings a heavier feel. Avoid iron salts and peroxides.",
  },
  bienfaits: [
    {
      titre: { fr: "Une huile en gel", en: "Oil inside a gel" },
      description: {
        fr: "Versée dans l’eau, elle surnage. Encapsulée, elle blanchit à peine un gel et n’exige plus d’émulsionnant lourd, ce qui allège la liste INCI et laisse la texture au seul gélifiant.",
        en: "Poured into water it floats. In vesicles it barely clouds a gel and no longer calls for a heavy emulsifier, which lightens the INCI list and leaves texture to the thickener alone.",
      },
    },
    {
      titre: { fr: "Alpha ou mélange", en: "Alpha or mixed tocopherols" },
      description: {
        fr: "L’alpha domine dans le tournesol, le gamma dans le soja. Pour stabiliser une huile riche en oméga-6, les mélanges sont préférés ; pour l’étiquette, l’alpha reste le plus lisible. Une chromatographie donne les quatre formes.",
        en: "Alpha dominates in sunflower, gamma in soya. To stabilise an omega-6 oil, mixed grades are favoured; for the label, alpha remains the easier one to read. Chromatography reports all four forms.",
      },
    },
    {
      titre: { fr: "Libre plutôt qu’acétate", en: "Free rather than acetate" },
      description: {
        fr: "L’acétate se conserve mieux mais n’agit pas comme antioxydant dans le flacon. L’encapsulation rend la forme libre praticable, active comme antioxydant dès le conditionnement, sans l’action préalable d’une enzyme.",
        en: "Acetate keeps better but does not act as an antioxidant in the bottle. Encapsulation makes the free form practical, acting as an antioxidant from filling day on, with no enzyme needed.",
      },
    },
    {
      titre: { fr: "Peaux sèches, mains, lèvres", en: "Dry skin, hands, lips" },
      description: {
        fr: "Elle s’emploie pour la douceur et la nutrition de surface. Squalène, karité et huile d’onagre forment ses bases naturelles ; vitamine C et acide férulique, ses partenaires de jour. Un panel tactile note la souplesse à trente minutes.",
        en: "It is used for softness and surface nourishment. Squalene, shea and evening primrose make natural bases, vitamin C and ferulic acid its daytime partners. A touch panel scores suppleness at thirty minutes.",
      },
    },
    {
      titre: { fr: "Étiquette et origine", en: "Label and origin" },
      description: {
        fr: "Un seul nom INCI couvre le naturel et la synthèse. Le pouvoir rotatoire et le rapport isotopique font la différence ; notre certificat précise l’huile source, l’absence d’OGM et le solvant résiduel.",
        en: "A single INCI name covers natural and synthetic alike. Optical rotation and isotope ratio make the distinction, and our certificate states the source oil, its non-GMO status and residual solvent.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["vitamine-c", "squalene"],
  caution: {
    fr: "Origine soja : vérifier les traces protéiques pour les personnes allergiques. À forte dose, effet inverse pro-oxydant possible : rester le plus souvent sous 1 %. Allergie de contact rare.",
    en: "Soya origin: check residual protein for allergic users. In excess it may turn pro-oxidant, so usually stay under 1%. Contact allergy is uncommon.",
  },
};
