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
    fr: "<b>Bacille des alpages.</b> Orla-Jensen nomme l’espèce en 1919 d’après l’Helvétie. Thermophile, Gram positif, sans spore, elle produit l’acide lactique sous ses deux formes et hydrolyse les protéines du lait ; les fromages à pâte cuite l’emploient comme levain.<br><br><b>300 milliards, compatible vitamines B.</b> Isolée par VPRO®, la cellule partage une gélule avec nicotinamide et riboflavine. Introduire la souche en dernier, à vitesse lente, une fois la couleur uniforme.",
    en: "<b>A rod from Alpine pastures.</b> Orla-Jensen named the species in 1919 after Helvetia. Thermophilic, Gram-positive, spore-free, it makes lactic acid in both forms and hydrolyses milk proteins; cooked cheeses use it as a starter.<br><br><b>300 billion, fit for B vitamins.</b> Set apart by VPRO®, the cell shares a capsule with nicotinamide and riboflavin. Bring the strain in last, at slow speed, once the colour is even.",
  },
  bienfaits: [
    {
      titre: { fr: "Humeur et cognition", en: "Mood and cognition" },
      description: {
        fr: "Seule ou avec une bifidobactérie, l’espèce figure dans des protocoles de psychologie expérimentale et de neurophysiologie. Échelles, tâches cognitives et biomarqueurs y sont combinés, avec des effectifs encore limités.",
        en: "Alone or with a bifidobacterium, the species appears in protocols of experimental psychology and neurophysiology. Scales, cognitive tasks and biomarkers are combined, on groups that are still small.",
      },
    },
    {
      titre: { fr: "Gélule bicolore", en: "Two-tone capsule" },
      description: {
        fr: "Une taille 0 réunit la souche et le complexe B. Le choix d’une enveloppe opaque masque la riboflavine. Éviter le comprimé effervescent, dont le bicarbonate et l’acide travaillent à la première humidité.",
        en: "A size 0 brings together the strain and the B complex. An opaque shell hides the riboflavin. Avoid effervescent tablets, whose bicarbonate and acid react at the first trace of damp.",
      },
    },
    {
      titre: { fr: "Vitamines sous contrôle", en: "Vitamins in check" },
      description: {
        fr: "Préférer le nicotinamide granulé à l’acide nicotinique, plus avide d’eau. Mesurer l’a<sub>w</sub> sur le mélange terminé. L’enrobage demande un temps de dissolution validé avant la mise en culture.",
        en: "Prefer granulated nicotinamide to nicotinic acid, which takes up more water. Measure a<sub>w</sub> on the finished blend. The coat needs a validated dissolving time before the sample is cultured.",
      },
    },
  ],
  products: ["vitamines-b-complex"],
};
