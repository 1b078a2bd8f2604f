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
    fr: "<b>Ferment du cheddar et du camembert.</b> Joseph Lister en tira, dans les années 1870, la première culture bactérienne pure. <i>Lactococcus lactis</i>, cellules ovoïdes en paires, Gram positif, homofermentaire, vient des plantes et du lait cru ; cheddar, camembert et lait ribot lui doivent en partie leur acidité.<br><br><b>Poudre conventionnelle mésophile.</b> Elle titre 200 milliards d’UFC par gramme et se mélange en atelier frais, dans une cuve sèche et refroidie après lavage.",
    en: "<b>A starter of Cheddar and Camembert.</b> In the 1870s Joseph Lister obtained with it the first pure bacterial culture. <i>Lactococcus lactis</i>, ovoid cells in pairs, Gram-positive, homofermentative, comes from plants and raw milk; Cheddar, Camembert and buttermilk owe it part of their acidity.<br><br><b>A conventional mesophilic powder.</b> It holds 200 billion CFU a gram and is blended in a cool workshop, in a vessel dried and cooled after washing.",
  },
  bienfaits: [
    {
      titre: { fr: "Nisine et génétique", en: "Nisin and genetics" },
      description: {
        fr: "Certaines souches produisent de la nisine, et l’espèce sert de modèle en génétique bactérienne. Des essais de nutrition existent, souche par souche ; aucun ne permet d’allégation sur la peau.",
        en: "Some strains produce nisin, and the species is a model in bacterial genetics. Nutrition trials exist, strain by strain; none of them permits a claim about skin.",
      },
    },
    {
      titre: { fr: "Poudre de kéfir et gélule", en: "Kefir powder and capsule" },
      description: {
        fr: "Avec deux lactobacilles du grain, elle entre dans un sachet de kéfir à boire froid. En gélule, une taille 1 suffit. L’échauffement d’une presse lui nuit : réserver le comprimé aux cadences lentes.",
        en: "With two lactobacilli of the grain, it makes up a kefir sachet to drink cold. As a capsule, a size 1 is enough. The warmth of a press harms it: keep tablets to slow speeds.",
      },
    },
    {
      titre: { fr: "Comptage et nom d’espèce", en: "Count and species name" },
      description: {
        fr: "Compter sur gélose M17 à 30 °C. Depuis 2021, <i>L. cremoris</i> forme une espèce distincte : vérifier le nom sur le certificat. Fût entre 2 et 8 °C, a<sub>w</sub> du mélange sous 0,2.",
        en: "Count on M17 agar at 30 °C. Since 2021 <i>L. cremoris</i> has stood as a separate species: check the name on the certificate. Drum at 2 to 8 °C, blend a<sub>w</sub> under 0.2.",
      },
    },
  ],
};
