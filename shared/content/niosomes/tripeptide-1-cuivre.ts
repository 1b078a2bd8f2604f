import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "tripeptide-1-cuivre",
  type: "niosome",
  nom: { fr: "tripeptide-1 de cuivre", en: "copper tripeptide-1" },
  symbol: "GHK",
  subtitle: { fr: "fermeté & éclat", en: "firming & radiance" },
  categories: ["peptides", "minéral"],
  formes: ["Sérum"],
  inci: "COPPER TRIPEPTIDE-1",
  action: { fr: "peau tonique, éclat", en: "toned skin, radiance" },
  description: {
    fr: "<b>Glycyl-histidyl-lysine et cuivre.</b> Isolé du plasma humain par Loren Pickart en 1973, ce complexe bleu vif se fait aujourd’hui par synthèse. L’histidine tient le métal ; un acide ou l’EDTA l’arrache et la couleur vire. Le cœur niosomal tamponné à pH 6 le garde entier.",
    en: "<b>Glycyl-histidyl-lysine with copper.</b> Isolated from human plasma by Loren Pickart in 1973, this vivid blue complex is now made by synthesis. Histidine holds the metal; acid or EDTA tears it off and the colour shifts. A niosome core buffered at pH 6 keeps it whole.",
  },
  bienfaits: [
    {
      titre: { fr: "Le bleu comme garantie", en: "Blue as guarantee" },
      description: {
        fr: "Perdre la teinte, c’est perdre le complexe. L’absorbance vers 600 nm suit l’intégrité, sans appareil lourd, de la matière première au dernier mois du produit.",
        en: "Losing the shade means losing the complex. Absorbance near 600 nm tracks integrity without heavy equipment, from raw material to the product’s last month.",
      },
    },
    {
      titre: { fr: "Voisins à exclure", en: "Neighbours to leave out" },
      description: {
        fr: "Vitamine C, AHA, phytate et EDTA rivalisent pour le cuivre. La paroi les sépare un temps ; deux flacons et deux moments de la journée restent plus sûrs.",
        en: "Vitamin C, AHAs, phytate and EDTA compete for the copper. The wall separates them for a while; two bottles and two moments in the day remain safer.",
      },
    },
    {
      titre: { fr: "Sérum bleu transparent", en: "A clear blue serum" },
      description: {
        fr: "La couleur sert d’argument visuel, sans colorant ajouté. De 0,1 % à 1 %, elle va du ciel au saphir ; un verre clair l’expose.",
        en: "Colour serves as visual argument, with no dye added. From 0.1% to 1% it runs from sky to sapphire, and clear glass shows it off.",
      },
    },
  ],
  product: false,
  related: ["cuivre", "acetyl-hexapeptide-8"],
  caution: {
    fr: "Peptide de synthèse : ne pas suggérer une origine plasmatique. Ni réparation de plaies ni repousse. À éviter sur peau lésée ; allergie au cuivre à prévoir au mode d’emploi.",
    en: "Synthetic peptide: do not suggest plasma origin. Neither wound repair nor regrowth. Avoid on broken skin; directions should mention copper allergy.",
  },
};
