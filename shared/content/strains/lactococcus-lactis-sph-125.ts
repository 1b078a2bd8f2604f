import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactococcus-lactis-sph-125",
  type: "probiotique",
  species: "Lactococcus lactis",
  code: "SPH 125",
  formerName: "Streptococcus lactis",
  cfu: 200,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Le coccus du cheddar.</b> Joseph Lister en tira, dans les années 1870, la première culture bactérienne pure. <i>Lactococcus lactis</i>, cellules ovoïdes en paires, Gram positif, homofermentaire, vient des plantes et du lait cru ; cheddar, camembert et lait ribot lui doivent leur acidité.<br><br><b>Un mésophile conventionnel.</b> Sa poudre à 200 milliards préfère un atelier frais, sous 22 °C. Refroidir les cuves après lavage évite une mauvaise surprise au mélange.",
    en: "<b>The coccus of Cheddar.</b> In the 1870s Joseph Lister drew from it the first pure bacterial culture. <i>Lactococcus lactis</i>, ovoid cells in pairs, Gram-positive, homofermentative, comes from plants and raw milk; Cheddar, Camembert and buttermilk owe it their acidity.<br><br><b>A conventional mesophile.</b> Its 200 billion powder prefers a cool workshop, under 22°C. Cooling vessels after washing avoids a bad surprise at the blending stage.",
  },
  bienfaits: [
    {
      titre: { fr: "Nisine, paroi, hydratation", en: "Nisin, wall, hydration" },
      description: {
        fr: "Productrice de nisine selon la souche, l’espèce est un modèle de génétique bactérienne. Le transit et l’hydratation cutanée, mesurée par instruments, comptent parmi les sujets abordés récemment en nutrition.",
        en: "Some strains produce nisin, and the species is a model of bacterial genetics. Transit and skin hydration, measured by instruments, are among the subjects nutrition has lately taken up.",
      },
    },
    {
      titre: { fr: "Poudre de kéfir et gélule", en: "Kefir powder and capsule" },
      description: {
        fr: "Avec deux lactobacilles du grain, elle compose un sachet de kéfir à boire froid. En gélule, une taille 1 suffit. Le comprimé chauffe trop la cellule, sauf cadence très lente.",
        en: "With two lactobacilli of the grain, it makes up a kefir sachet to drink cold. As a capsule, a size 1 is enough. Tablets overheat the cell, except at very slow speed.",
      },
    },
    {
      titre: { fr: "M17 à trente degrés", en: "M17 at thirty degrees" },
      description: {
        fr: "Compter sur gélose M17 à 30 °C. Depuis 2021, <i>L. cremoris</i> forme une espèce distincte : vérifier le nom sur le certificat. Fût entre 2 et 8 °C, a<sub>w</sub> du mélange sous 0,2.",
        en: "Count on M17 agar at 30°C. Since 2021 <i>L. cremoris</i> has stood as a separate species: check the name on the certificate. Drum at 2 to 8°C, blend a<sub>w</sub> under 0.2.",
      },
    },
  ],
  products: ["kefir"],
};
