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
    fr: "<b>De la salive au côlon.</b> <i>L. reuteri</i> forme des bâtonnets légèrement courbes, non sporulés, producteurs de CO<sub>2</sub> et d’acides lactique et acétique. Il habite la muqueuse buccale et digestive ; les levains de boulangerie en abritent d’autres lignées.<br><br><b>Protégée dans le pilulier.</b> À 100 milliards d’UFC par gramme, VPRO® isole la cellule de l’arôme et de l’humidité. En usage buccal, la vitesse de dissolution de l’enveloppe se mesure sur le produit fini.",
    en: "<b>From saliva to colon.</b> <i>L. reuteri</i> forms slightly curved rods, non-sporing, producing CO<sub>2</sub> with lactic and acetic acids. It inhabits the lining of mouth and gut; baker’s sourdoughs shelter other lineages.<br><br><b>Protected in the bottle.</b> At 100 billion CFU a gram, VPRO® isolates the cell from flavouring and moisture. For use in the mouth, the dissolving speed of the envelope is measured on the finished product.",
  },
  bienfaits: [
    {
      titre: { fr: "Protocoles d’odontologie", en: "Dental protocols" },
      description: {
        fr: "Les protocoles relèvent la composition du biofilm, le plus souvent en parallèle de l’hygiène habituelle. Ils portent sur des souches précises et n’autorisent aucune allégation bucco-dentaire.",
        en: "Published protocols record the composition of the biofilm, usually alongside ordinary oral hygiene. They concern precise strains and permit no oral health claim at all.",
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
        fr: "Chronométrer dans une salive artificielle à 37 °C, puis compter les cellules libérées à deux, cinq et dix minutes. Contrôler la teneur en eau du xylitol. Un blister étanche vaut mieux qu’un tube.",
        en: "Time it in artificial saliva at 37 °C, then count cells released at two, five and ten minutes. Check the water content of the xylitol. A tight blister is better than a tube.",
      },
    },
  ],
};
