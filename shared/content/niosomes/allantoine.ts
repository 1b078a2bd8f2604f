import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "allantoine",
  type: "niosome",
  nom: { fr: "allantoïne", en: "allantoin" },
  symbol: "All",
  subtitle: { fr: "apaisant & adoucissant", en: "soothing & softening" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "ALLANTOIN",
  action: { fr: "douceur, confort", en: "softness, comfort" },
  identity: {
    kind: "molecule",
    inci: "ALLANTOIN",
    molecule: {
      name: { fr: "allantoïne", en: "allantoin" },
      cas: "97-59-6",
      smiles: "NC(=O)NC1NC(=O)NC1=O",
      formula: "C4H6N4O3",
      shows: "skeleton",
      note: {
        fr: "Matière racémique : le centre asymétrique est dessiné sans configuration.",
        en: "Racemic material: the stereocentre is drawn without configuration.",
      },
    },
  },
  description: {
    fr: "<b>Un uréide, deux origines.</b> La racine de consoude et le germe de blé en contiennent ; la matière du commerce, identique, se prépare à partir d’urée et d’acide glyoxylique. C’est une poudre blanche et fine, inodore, racémique.<br><br><b>Peu soluble à froid.</b> L’eau froide n’en dissout que 0,5 % environ, l’eau chaude bien davantage. Chargées à température élevée, les vésicules retiennent une part de ce qui cristalliserait au refroidissement ; le reste demeure en phase externe, à saturation.<br><br><b>Pour formuler.</b> Bases anioniques, cationiques ou neutres lui conviennent. L’allantoïne entre dans un lait, un gel ou un sérum sans en changer la viscosité ; maintenez une agitation continue pendant le refroidissement.",
    en: "<b>One ureide, two origins.</b> Comfrey root and wheat germ contain it; the commercial material, identical, is prepared from urea and glyoxylic acid. It is a fine white powder, odourless and racemic.<br><br><b>Sparingly soluble when cold.</b> Cold water dissolves only about 0.5% of it, hot water far more. Loaded at high temperature, vesicles hold on to part of what would crystallise on cooling, while the remainder stays outside at saturation.<br><br><b>When formulating.</b> Anionic, cationic and neutral bases all suit it. Allantoin joins a milk, a gel or a serum without changing viscosity; keep stirring steadily while it cools.",
  },
  bienfaits: [
    {
      titre: { fr: "Origine du nom", en: "Where the name comes from" },
      description: {
        fr: "L’allantoïde, une membrane de l’embryon, lui a donné son nom : elle fut identifiée dans le liquide allantoïdien. Chez la plupart des mammifères, elle est le produit final de la dégradation de l’acide urique par l’uricase.",
        en: "The allantois, a membrane of the embryo, gave it its name, since it was found in the allantoic fluid. In most mammals it is the end product when the enzyme uricase breaks down uric acid.",
      },
    },
    {
      titre: { fr: "Cristaux sous contrôle", en: "Crystals under control" },
      description: {
        fr: "Passé 0,5 %, des paillettes apparaissent au froid, parfois un mois plus tard. Des cycles entre 5 °C et 40 °C, observés en lumière polarisée, montrent si votre teneur tient ; la fraction encapsulée se dose après ultrafiltration.",
        en: "Beyond 0.5%, flakes appear in the cold, sometimes a month later. Cycles between 5 °C and 40 °C, observed in polarised light, show whether your content holds; the entrapped fraction is assayed after ultrafiltration.",
      },
    },
    {
      titre: { fr: "Tolérante au pH", en: "Tolerant of pH" },
      description: {
        fr: "De pH 3 à 8 environ, la molécule reste stable ; une base forte l’hydrolyse. Elle accompagne donc un tonique aux acides de fruits autant qu’une crème neutre, dont elle adoucit le toucher.",
        en: "From about pH 3 to 8 the molecule stays stable, while strong alkali hydrolyses it. It therefore suits a fruit acid toner as readily as a neutral cream, and softens the feel of both.",
      },
    },
    {
      titre: { fr: "Pour peaux qui tiraillent", en: "For skin that feels tight" },
      description: {
        fr: "Après-rasage, soins des mains, soins pour bébé : l’allantoïne y figure depuis des décennies. Elle assouplit les cellules sèches de la surface sans couleur ni parfum ; les volontaires notent douceur et confort.",
        en: "Aftershaves, hand care and baby lines have carried allantoin for decades. It softens dry cells at the surface and adds neither colour nor scent; volunteers score softness and comfort.",
      },
    },
    {
      titre: { fr: "Monographie européenne", en: "A European monograph" },
      description: {
        fr: "La Pharmacopée européenne décrit son identité, ses impuretés et son dosage, repères utiles aussi aux qualités cosmétiques. Ajoutez la granulométrie au cahier des charges : une poudre grossière se dissout trop lentement pour l’étape de charge.",
        en: "The European Pharmacopoeia sets out identity, impurities and assay, useful for cosmetic grades too. Add particle size to the specification, because a coarse powder dissolves too slowly for the loading step.",
      },
    },
  ],
  product: false,
  related: ["panthenol", "bisabolol"],
  caution: {
    fr: "Aucune mention de cicatrisation ni de brûlure en cosmétique. Limiter la durée au-dessus de 60 °C, où elle s’hydrolyse lentement. L’extrait de consoude entier est une autre matière, à alcaloïdes pyrrolizidiniques.",
    en: "No mention of healing or burns in cosmetics. Limit time above 60 °C, where it slowly hydrolyses. Whole comfrey extract is a different material, with pyrrolizidine alkaloids.",
  },
};
