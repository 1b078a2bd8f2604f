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
    fr: "<b>Partout où une plante fermente.</b> Choucroute, kimchi, olives, ensilage : <i>L. plantarum</i> doit cette aisance à l’un des plus grands génomes du groupe. Ce bacille, que ni spore ni flagelle n’équipe, tolère l’air en accumulant du manganèse contre l’oxydation.<br><br><b>600 milliards sans enrobage.</b> La conventionnelle la plus concentrée du catalogue se manie en prédilution. Port du masque, sol antistatique : une poudre aussi fine vole et charge.",
    en: "<b>Wherever plants ferment.</b> Sauerkraut, kimchi, olives, silage: <i>L. plantarum</i> owes this ease to one of the largest genomes of its group. This rod, equipped with neither spore nor flagellum, tolerates air by storing manganese against oxidation.<br><br><b>600 billion, uncoated.</b> The most concentrated conventional strain in the catalogue is handled as a pre-dilution. Masks on, antistatic floor: so fine a powder flies and charges.",
  },
  bienfaits: [
    {
      titre: { fr: "Souplesse métabolique", en: "Metabolic flexibility" },
      description: {
        fr: "Les équipes cherchent comment l’espèce change d’habitat, du légume au tube digestif, quels composés phénoliques elle transforme et ce qui circule entre microbiote et foie. Les modèles vont de la saumure au volontaire.",
        en: "Teams ask how the species changes habitat, from vegetable to digestive tract, which phenolic compounds it transforms and what passes between microbiota and liver. Models range from brine to volunteer.",
      },
    },
    {
      titre: { fr: "Base de multi-souches", en: "Base for multi-strain" },
      description: {
        fr: "Sa faible masse laisse la gélule aux autres espèces ; dans un sachet de fibres, elle disparaît au goût. Le comprimé à croquer est réaliste. Éviter l’eau : l’espèce y refermente tout sucre disponible.",
        en: "Its low mass leaves the capsule to other species; in a fibre sachet it goes unnoticed by taste. A chewable tablet is realistic. Avoid water: the species would ferment any sugar at hand.",
      },
    },
    {
      titre: { fr: "Pesée et tonneau", en: "Scale and tumble blender" },
      description: {
        fr: "Mélangeur à retournement, trois paliers de dilution, balance à 0,1 mg pour l’essai. Compter sur MRS à 30 °C, identifier par <i>recA</i> puis génome, garder l’a<sub>w</sub> du mélange sous 0,25.",
        en: "A tumble blender, three dilution steps, a 0.1 mg balance for the trial. Count on MRS at 30°C, identify by <i>recA</i> and then genome, keep blend a<sub>w</sub> under 0.25.",
      },
    },
  ],
  products: ["flore-equilibre"],
};
