import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "saccharomyces-cerevisiae-var-boulardii-sph-166",
  type: "probiotique",
  species: "Saccharomyces cerevisiae var. boulardii",
  code: "SPH 166",
  formerName: "Saccharomyces boulardii",
  cfu: 20,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche VPRO®",
  action: { fr: "Flore intestinale", en: "Intestinal flora" },
  technologie: null,
  description: {
    fr: "<b>Une levure tropicale.</b> Cousine de la levure de boulanger, <i>S. boulardii</i> préfère 37 °C et ne forme guère de spores. Eucaryote, elle porte noyau et paroi de bêta-glucanes. Litchi et mangoustan furent ses premières sources.<br><br><b>Grain VPRO®, quinze gélules.</b> L’enveloppe abrite une cellule large, que l’humidité abîmerait. À 20 milliards par gramme, 250 mg remplissent une taille 1 sans diluant.",
    en: "<b>A tropical yeast.</b> Cousin of baker’s yeast, <i>S. boulardii</i> prefers 37 °C and seldom forms spores. A eukaryote, it has a nucleus and a wall of beta-glucans. Lychee and mangosteen were its first sources.<br><br><b>VPRO® grain, fifteen capsules.</b> The envelope shelters a large cell that moisture would spoil. At 20 billion a gram, 250 mg fill a size 1 with no diluent.",
  },
  bienfaits: [
    {
      titre: { fr: "Bêta-glucanes et enzymes", en: "Beta-glucans and enzymes" },
      description: {
        fr: "Le devenir de la cellule dans l’intestin, les bêta-glucanes de sa paroi et ses enzymes libérées sont examinés par les mycologues. Aucune allégation sur la peau n’en découle.",
        en: "The fate of the cell in the gut, the beta-glucans of its wall and the enzymes it sets free are examined by mycologists. No claim about skin follows from it.",
      },
    },
    {
      titre: { fr: "Boîte de quinze", en: "Box of fifteen" },
      description: {
        fr: "La gélule seule, un lubrifiant végétal pour tout excipient, convient à un format court. Le stick est possible à un gramme. Huile et gomme n’apportent rien à une levure déjà enrobée.",
        en: "The capsule alone, with a vegetable lubricant as its one excipient, suits a short format. A one-gram stick is possible. Oil and gummies bring nothing to a yeast already coated.",
      },
    },
    {
      titre: { fr: "Grandes cellules, autre compteur", en: "Large cells, other settings" },
      description: {
        fr: "En cytométrie, régler les seuils sur une cellule de cinq micromètres. Test d’assimilation du galactose, puis ADN. Nommer, sur la notice, les personnes à exclure ; les antifongiques sont incompatibles avec cette levure.",
        en: "In cytometry, set thresholds for a five-micrometre cell. Galactose assimilation test, then DNA. State in the leaflet who should abstain; antifungals and this yeast do not mix.",
      },
    },
  ],
};
