import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-helveticus-sph-136",
  type: "probiotique",
  species: "Lactobacillus helveticus",
  code: "SPH 136",
  cfu: 300,
  categories: ["Santé mentale"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-cerveau", en: "Gut-brain axis" },
  technologie: null,
  description: {
    fr: "<b>Bacille des fromages suisses.</b> Orla-Jensen nomme l’espèce en 1919 d’après l’Helvétie. Thermophile, Gram positif, sans spore, elle produit l’acide lactique sous ses deux formes et hydrolyse les protéines du lait ; elle sert de ferment aux fromages à pâte cuite.<br><br><b>300 milliards, avec des vitamines B.</b> Enrobée par VPRO®, la cellule partage une gélule avec nicotinamide et riboflavine. Introduire la souche en dernier, à vitesse lente, une fois la couleur uniforme.",
    en: "<b>A rod from Swiss cheese.</b> Orla-Jensen named the species in 1919 after Helvetia. Thermophilic, Gram-positive, spore-free, it makes lactic acid in both forms and hydrolyses milk proteins; cooked cheeses use it as a starter.<br><br><b>300 billion, with B vitamins.</b> Coated by VPRO®, the cell shares a capsule with nicotinamide and riboflavin. Bring the strain in last, at slow speed, once the colour is even.",
  },
  bienfaits: [
    {
      titre: { fr: "Recherches en cours", en: "Research in progress" },
      description: {
        fr: "Seule ou avec une bifidobactérie, l’espèce figure dans des protocoles de psychologie expérimentale et de neurophysiologie. Les effectifs sont encore limités et aucune allégation psychologique n’est permise.",
        en: "Alone or with a bifidobacterium, the species appears in protocols of experimental psychology and neurophysiology. Groups are still small, and no psychological claim is permitted.",
      },
    },
    {
      titre: { fr: "Gélule opaque", en: "Opaque capsule" },
      description: {
        fr: "Une taille 0 réunit la souche et le complexe B. Une enveloppe opaque masque la couleur de la riboflavine. Éviter le comprimé effervescent, dont le bicarbonate et l’acide réagissent à la moindre humidité.",
        en: "A size 0 brings together the strain and the B complex. An opaque shell hides the colour of riboflavin. Avoid effervescent tablets, whose bicarbonate and acid react at the first trace of damp.",
      },
    },
    {
      titre: { fr: "Vitamines et humidité", en: "Vitamins and moisture" },
      description: {
        fr: "Préférer le nicotinamide granulé à l’acide nicotinique, limité en France à 8 mg par jour. Mesurer l’a<sub>w</sub> sur le mélange terminé. L’enrobage demande un temps de dissolution validé avant la mise en culture.",
        en: "Prefer granulated nicotinamide to nicotinic acid, limited in France to 8 mg a day. Measure a<sub>w</sub> on the finished blend. The coat needs a validated dissolving time before the sample is cultured.",
      },
    },
  ],
};
