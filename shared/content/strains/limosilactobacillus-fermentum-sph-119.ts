import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-fermentum-sph-119",
  type: "probiotique",
  species: "Limosilactobacillus fermentum",
  code: "SPH 119",
  formerName: "Lactobacillus fermentum",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Peau"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Du levain au cacao.</b> <i>L. fermentum</i> transforme les sucres en acide lactique, acide acétique et gaz carbonique : c’est un hétérofermentaire strict. Bacille de longueur variable, à Gram positif, sans spore, il intervient dans les levains et la fermentation du cacao et se trouve dans le lait humain.<br><br><b>À garder au sec.</b> Le lyophilisat conventionnel titre 150 milliards d’UFC par gramme. Il dégage du gaz dès que sucre et eau se rencontrent : formes sèches seulement.",
    en: "<b>From sourdough to cocoa.</b> <i>L. fermentum</i> turns sugars into lactic acid, acetic acid and carbon dioxide: it is strictly heterofermentative. A rod of varying length, Gram-positive, without spores, it drives sourdough and cocoa fermentation and is found in human milk.<br><br><b>To be kept dry.</b> The conventional powder holds 150 billion CFU a gram. It gives off gas as soon as sugar meets water: dry forms only.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols et glutathion", en: "Thiols and glutathione" },
      description: {
        fr: "Certaines souches synthétisent du glutathion ou d’autres thiols, une voie décrite en biochimie bactérienne. Ce trait, propre à la souche, se vérifie sur le génome et ne permet aucune allégation antioxydante ou cutanée.",
        en: "Some strains synthesise glutathione or other thiols, a pathway described in bacterial biochemistry. This strain-specific trait is checked on the genome and permits no antioxidant or skin claim.",
      },
    },
    {
      titre: { fr: "Formes sèches seulement", en: "Dry forms only" },
      description: {
        fr: "Gélule HPMC ou stick : deux formes adaptées. Ampoules, sirops et gommes sont exclus, car l’emballage gonflerait. Un comprimé à croquer s’étudie, avec du mannitol plutôt qu’un sucre fermentescible.",
        en: "HPMC capsule or stick: two suitable forms. Ampoules, syrups and gummies are excluded, as packs would swell. A chewable tablet can be studied, using mannitol in place of a fermentable sugar.",
      },
    },
    {
      titre: { fr: "Contrôle du gonflement", en: "Swelling check" },
      description: {
        fr: "Un sachet conservé à 40 °C et 75 % d’humidité, pesé et mesuré en épaisseur, révèle vite une production de gaz. Compter à 37 °C sur MRS ; confirmer l’identité par comparaison au génome déposé.",
        en: "A sachet held at 40 °C and 75% humidity, weighed and gauged for thickness, soon reveals gas production. Count at 37 °C on MRS; confirm identity against the deposited genome.",
      },
    },
  ],
};
