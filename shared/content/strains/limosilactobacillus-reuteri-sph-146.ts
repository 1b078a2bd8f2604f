import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "limosilactobacillus-reuteri-sph-146",
  type: "probiotique",
  species: "Limosilactobacillus reuteri",
  code: "SPH 146",
  formerName: "Lactobacillus reuteri",
  cfu: 100,
  categories: ["Bucco-dentaire"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère bucco-dentaire", en: "Oral area" },
  technologie: null,
  description: {
    fr: "<b>De la salive au côlon.</b> <i>L. reuteri</i> forme des bâtonnets légèrement courbes, non sporulés, producteurs de CO<sub>2</sub> et d’acides lactique et acétique. Il habite la muqueuse buccale et digestive ; les levains de boulangerie en abritent d’autres lignées.<br><br><b>Protégée jusqu’à l’ouverture.</b> VPRO® tient la cellule à l’écart de l’arôme et de l’humidité du pilulier. En usage buccal, la vitesse de dissolution de l’enveloppe se mesure sur le produit fini.",
    en: "<b>From saliva to colon.</b> <i>L. reuteri</i> forms slightly curved rods, non-sporing, producing CO<sub>2</sub> with lactic and acetic acids. It inhabits the lining of mouth and gut; baker’s sourdoughs shelter other lineages.<br><br><b>Sheltered until opened.</b> VPRO® keeps the cell apart from flavouring and from moisture in the bottle. For oral use, the dissolving speed of the envelope is measured on the finished product.",
  },
  bienfaits: [
    {
      titre: { fr: "Biofilm et fluide gingival", en: "Biofilm and gingival fluid" },
      description: {
        fr: "Les protocoles d’odontologie relèvent la composition du biofilm, le fluide gingival et la cohabitation avec les espèces du sillon, le plus souvent en parallèle des soins d’hygiène habituels.",
        en: "Dental protocols record biofilm composition, gingival fluid and life alongside the species of the sulcus. They are usually run in parallel with ordinary oral hygiene.",
      },
    },
    {
      titre: { fr: "Gélule à ouvrir", en: "Capsule to open" },
      description: {
        fr: "Le contenu se verse sur la langue : base xylitol, grain fin, saveur neutre. Le comprimé à sucer réclame cinq à dix minutes de délitement. Pas de bain de bouche, l’eau y dissoudrait l’enveloppe.",
        en: "The content is poured on the tongue: xylitol base, fine grain, neutral taste. A tablet to suck needs five to ten minutes to break down. No mouthwash, where water would dissolve the envelope.",
      },
    },
    {
      titre: { fr: "Temps de délitement", en: "Disintegration time" },
      description: {
        fr: "Chronométrer dans une salive artificielle à 37 °C, puis compter les cellules libérées à deux, cinq et dix minutes. Le xylitol reste sous 0,2 % d’eau. Un blister étanche vaut mieux qu’un tube.",
        en: "Time it in artificial saliva at 37°C, then count cells released at two, five and ten minutes. Keep xylitol below 0.2% water. A tight blister is better than a tube.",
      },
    },
  ],
  products: ["reuteri"],
};
