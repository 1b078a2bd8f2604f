import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "latilactobacillus-curvatus-sph-151",
  type: "probiotique",
  species: "Latilactobacillus curvatus",
  code: "SPH 151",
  formerName: "Lactobacillus curvatus",
  cfu: 50,
  categories: ["Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère métabolique", en: "Metabolic area" },
  technologie: null,
  description: {
    fr: "<b>Bacille en forme de haricot.</b> <i>Curvatus</i> désigne ses cellules arquées, parfois réunies en fer à cheval. Cette bactérie lactique psychrotrophe, anaérobie facultative, sans spore, se trouve dans choucroute, kimchi, fromages et charcuteries crues.<br><br><b>Titre modeste, à prévoir en volume.</b> Enrobée par VPRO®, la souche titre 50 milliards d’UFC par gramme : elle occupe donc une part importante de la gélule. La mélanger en atelier frais.",
    en: "<b>A bean-shaped rod.</b> <i>Curvatus</i> describes its bent cells, sometimes joined in a horseshoe. This psychrotrophic lactic acid bacterium, facultatively anaerobic and spore-free, is found in sauerkraut, kimchi, cheese and raw cured meats.<br><br><b>A modest count to plan for.</b> Coated by VPRO®, the strain holds 50 billion CFU a gram, so it takes up a large share of the capsule. Blend it in a cool workshop.",
  },
  bienfaits: [
    {
      titre: { fr: "Études menées en duo", en: "Studied in pairs" },
      description: {
        fr: "Avec <i>plantarum</i>, l’espèce apparaît dans des études coréennes de métabolisme. La part de chacune y reste difficile à isoler, et aucune allégation de perte de poids n’est permise.",
        en: "Together with <i>plantarum</i>, the species appears in Korean metabolism studies. The share of each is hard to isolate, and no weight-loss claim is permitted.",
      },
    },
    {
      titre: { fr: "Gélule à deux souches", en: "Two-strain format" },
      description: {
        fr: "À parts égales avec <i>plantarum</i>, la formule tient dans une taille 0. Le sachet autorise davantage de fibres. La boisson est à écarter : la bactérie s’y multiplie même au réfrigérateur.",
        en: "In equal parts with <i>plantarum</i>, the formula fits a size 0. A sachet allows more fibre. Drinks are ruled out: the bacterium multiplies in them even in a refrigerator.",
      },
    },
    {
      titre: { fr: "Pesée selon le titre réel", en: "Weighing by actual count" },
      description: {
        fr: "Corriger chaque pesée d’après le certificat du lot, car le titre varie d’un lot à l’autre. Incuber à 30 °C en anaérobiose. Enregistrer la température de l’atelier pendant le mélange.",
        en: "Correct every weighing by the lot certificate, as the count varies between lots. Incubate at 30 °C without oxygen. Record the workshop temperature throughout blending.",
      },
    },
  ],
};
