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
    fr: "<b>Un uréide, deux origines.</b> La racine de consoude et le germe de blé en contiennent ; la matière du commerce, identique, se prépare à partir d’urée et d’acide glyoxylique. C’est une poudre blanche et fine, inodore, racémique.<br><br><b>Le problème, l’eau froide.</b> Elle n’en dissout qu’un demi pour cent, bien plus à chaud. Chargées à température élevée, les vésicules retiennent une part de ce que le refroidissement rejetterait ; le reste demeure en phase externe, à saturation.<br><br><b>Pour formuler.</b> Bases anioniques, cationiques ou neutres lui conviennent. L’allantoïne entre dans un lait, un gel ou un sérum sans en changer la viscosité ; maintenez une agitation suivie pendant la descente en température.",
    en: "<b>One ureide, two origins.</b> Comfrey root and wheat germ contain it; the commercial material, identical, is prepared from urea and glyoxylic acid. It is a fine white powder, odourless and racemic.<br><br><b>The trouble with cold water.</b> It takes up only half a per cent, though far more when hot. Loaded at high temperature, vesicles hold on to part of what cooling would throw out, while the remainder stays outside at saturation.<br><br><b>When formulating.</b> Anionic, cationic and neutral bases all suit it. Allantoin joins a milk, a gel or a serum without changing viscosity; keep stirring steadily on the way down in temperature.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom d’embryologie", en: "A name from embryology" },
      description: {
        fr: "L’allantoïde, une membrane de l’embryon, lui a donné son nom : les chimistes l’ont trouvée dans son liquide. Chez la plupart des mammifères, elle termine le trajet de l’acide urique, oxydé par l’uricase.",
        en: "The allantois, a membrane of the embryo, gave it its name, since chemists found it in the fluid held there. In most mammals it ends the path of uric acid, which the enzyme uricase oxidises.",
      },
    },
    {
      titre: { fr: "Cristaux sous contrôle", en: "Crystals under control" },
      description: {
        fr: "Passé 0,5 %, des paillettes naissent au frais, parfois un mois plus tard. Des cycles entre 5 °C et 40 °C, lus en lumière polarisée, disent si votre teneur tient ; la fraction vésiculée se dose après ultrafiltration.",
        en: "Beyond 0.5%, flakes appear in the cold, sometimes a month later. Cycles between 5 °C and 40 °C, read in polarised light, tell whether your content holds; the entrapped fraction is assayed after ultrafiltration.",
      },
    },
    {
      titre: { fr: "Tolérante au pH", en: "Tolerant of pH" },
      description: {
        fr: "De 3 à 8 environ, la molécule bouge peu ; une base forte l’ouvre. Elle accompagne donc un tonique aux acides de fruits autant qu’une crème neutre, dont elle arrondit le toucher.",
        en: "From about 3 to 8 the molecule hardly moves, while strong alkali opens it. It therefore goes with a fruit acid toner as readily as with a neutral cream, and rounds off the feel of either.",
      },
    },
    {
      titre: { fr: "Pour peaux qui tirent", en: "For skin that pulls" },
      description: {
        fr: "Après-rasage, soins des mains, lignes pour bébé : l’allantoïne y figure depuis des décennies. Elle assouplit les cellules sèches de la surface sans couleur ni parfum ; les volontaires notent douceur et confort.",
        en: "Aftershaves, hand care and baby lines have carried allantoin for decades. It softens dry cells at the surface and adds neither colour nor scent; volunteers score softness and comfort.",
      },
    },
    {
      titre: { fr: "Une monographie existe", en: "A monograph exists" },
      description: {
        fr: "La pharmacopée européenne décrit son identité, ses impuretés et son titrage, repères utiles aux qualités cosmétiques. Ajoutez la granulométrie au cahier des charges : une poudre grossière se dissout trop lentement pour l’étape de charge.",
        en: "The European Pharmacopoeia sets out identity, impurities and titration, handy for cosmetic grades too. Add particle size to the specification, because a coarse powder dissolves too slowly for the loading step.",
      },
    },
  ],
  product: false,
  related: ["panthenol", "bisabolol"],
  caution: {
    fr: "Aucune mention de cicatrisation ni de brûlure en cosmétique. Limiter la durée au-dessus de 60 °C : l’hydrolyse y progresse lentement. L’extrait de consoude entier est une autre matière, à alcaloïdes pyrrolizidiniques.",
    en: "No mention of healing or burns in cosmetics. Limit time above 60 °C, where hydrolysis slowly advances. Whole comfrey extract is a different material, with pyrrolizidine alkaloids.",
  },
};
