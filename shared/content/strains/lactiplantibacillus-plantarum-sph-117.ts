import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactiplantibacillus-plantarum-sph-117",
  type: "probiotique",
  species: "Lactiplantibacillus plantarum",
  code: "SPH 117",
  formerName: "Lactobacillus plantarum",
  cfu: 600,
  categories: ["Santé gastro-intestinale", "Protection du foie"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Une espèce des végétaux fermentés.</b> Choucroute, kimchi, olives, ensilage : <i>L. plantarum</i> doit cette souplesse à l’un des plus grands génomes du groupe. Ce bacille sans spore ni flagelle tolère l’air en accumulant du manganèse contre l’oxydation.<br><br><b>600 milliards sans enrobage.</b> La conventionnelle la plus concentrée du catalogue s’emploie en prédilution. Masque et sol antistatique s’imposent : une poudre aussi fine s’envole et se charge d’électricité statique.",
    en: "<b>A species of fermented plants.</b> Sauerkraut, kimchi, olives, silage: <i>L. plantarum</i> owes this versatility to one of the largest genomes of its group. This rod, with neither spore nor flagellum, tolerates air by storing manganese against oxidation.<br><br><b>600 billion, uncoated.</b> The most concentrated conventional strain in the catalogue is used as a pre-dilution. Masks and an antistatic floor are needed: so fine a powder becomes airborne and builds up static.",
  },
  bienfaits: [
    {
      titre: { fr: "Souplesse métabolique", en: "Metabolic flexibility" },
      description: {
        fr: "Les équipes cherchent comment l’espèce change d’habitat, du légume au tube digestif, quels composés phénoliques elle transforme et quels composés circulent entre microbiote et foie. Les modèles vont de la saumure au volontaire humain.",
        en: "Teams ask how the species moves from vegetables to the digestive tract, which phenolic compounds it transforms and what passes between microbiota and liver. Models range from brine to human volunteers.",
      },
    },
    {
      titre: { fr: "Base de formules multi-souches", en: "Base for multi-strain formulas" },
      description: {
        fr: "Sa faible masse laisse de la place à d’autres espèces en gélule ; dans un sachet de fibres, elle est sans goût perceptible. Le comprimé à croquer est réaliste. Éviter l’eau : l’espèce y fermente tout sucre disponible.",
        en: "Its low mass leaves room for other species in a capsule; in a fibre sachet it has no noticeable taste. A chewable tablet is realistic. Avoid water: the species would ferment any sugar at hand.",
      },
    },
    {
      titre: { fr: "Pesée et mélange", en: "Weighing and blending" },
      description: {
        fr: "Mélangeur à retournement, trois paliers de dilution, balance à 0,1 mg pour l’essai. Compter sur MRS à 30 °C, identifier par <i>recA</i> puis génome, garder l’a<sub>w</sub> du mélange sous 0,25.",
        en: "A tumble blender, three dilution steps, a 0.1 mg balance for the trial. Count on MRS at 30 °C, identify by <i>recA</i> and then genome, keep blend a<sub>w</sub> under 0.25.",
      },
    },
  ],
};
