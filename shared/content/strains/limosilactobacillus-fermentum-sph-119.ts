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
    fr: "<b>Du levain au cacao.</b> <i>L. fermentum</i> transforme les sucres en acide lactique, acide acétique et gaz carbonique : c’est un hétérofermentaire strict. Bacille de longueur variable, à Gram positif, sans spore, il anime levains et fèves de cacao et se trouve dans le lait humain.<br><br><b>Beige, neutre, à garder au sec.</b> Le lyophilisat conventionnel à 150 milliards par gramme ne laisse pas de goût. Il dégage du gaz dès que sucre et eau se rencontrent : formes sèches seulement.",
    en: "<b>From sourdough to cocoa.</b> <i>L. fermentum</i> turns sugars into lactic acid, acetic acid and carbon dioxide: it is strictly heterofermentative. A rod of varying length, Gram-positive, without spores, it drives sourdough and cocoa fermentation and is found in human milk.<br><br><b>Beige, neutral, to be kept dry.</b> The conventional powder at 150 billion a gram leaves no taste. It gives off gas as soon as sugar meets water: dry forms only.",
  },
  bienfaits: [
    {
      titre: { fr: "Thiols et épithélium", en: "Thiols and epithelium" },
      description: {
        fr: "Certaines souches synthétisent du glutathion ou d’autres thiols, ce que la biochimie cherche à expliquer. L’intégrité de l’épithélium et la physiologie cutanée complètent le tableau, de la culture cellulaire à l’adulte sain.",
        en: "Some strains synthesise glutathione or other thiols, which biochemistry is trying to explain. The integrity of the epithelium and the physiology of skin complete the picture, from cell culture to healthy adults.",
      },
    },
    {
      titre: { fr: "Sec, rien que sec", en: "Dry and only dry" },
      description: {
        fr: "Gélule HPMC ou stick : deux voies sûres. Ampoules, sirops et gommes sont exclus, car l’emballage gonflerait. Un comprimé à croquer s’étudie, avec du mannitol plutôt qu’un sucre fermentescible.",
        en: "HPMC capsule or stick: two safe ways. Ampoules, syrups and gummies are excluded, as packs would swell. A chewable tablet can be studied, using mannitol in place of a fermentable sugar.",
      },
    },
    {
      titre: { fr: "Gonflement sous contrôle", en: "Swelling under control" },
      description: {
        fr: "Un sachet conservé à 40 °C et 75 % d’humidité, pesé et mesuré en épaisseur, trahit vite une production de gaz. Compter à 37 °C sur MRS ; signer l’identité par un génome déposé.",
        en: "A sachet held at 40°C and 75% humidity, weighed and gauged for thickness, soon betrays gas production. Count at 37°C on MRS; sign off identity against a deposited genome.",
      },
    },
  ],
};
