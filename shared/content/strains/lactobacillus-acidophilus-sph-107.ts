import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-acidophilus-sph-107",
  type: "probiotique",
  species: "Lactobacillus acidophilus",
  code: "SPH 107",
  cfu: 300,
  categories: ["Santé gastro-intestinale", "Femmes"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Plus d’un siècle d’usage.</b> Ernst Moro isole en 1900 ce bacille à Gram positif, sans spore, qui vit dans la bouche, l’intestin et le vagin. Homofermentaire, <i>L. acidophilus</i> pousse le mieux entre 37 et 42 °C ; on en fait des laits acidophiles.<br><br><b>Un lyophilisat classique.</b> Conventionnelle à 300 milliards par gramme, la poudre se travaille au sec et au frais. Elle supporte un mélange court, mais mal une vis de dosage qui chauffe.",
    en: "<b>Over a century of use.</b> In 1900 Ernst Moro isolated this Gram-positive rod, free of spores, which lives in mouth, gut and vagina. Homofermentative, <i>L. acidophilus</i> grows best at 37 to 42 °C; acidophilus milks are made with it.<br><br><b>A classic freeze-dried powder.</b> Conventional, at 300 billion a gram, it is worked dry and cool. It tolerates short blending, but not a dosing auger that heats up.",
  },
  bienfaits: [
    {
      titre: { fr: "Couche S et acidité", en: "S-layer and acidity" },
      description: {
        fr: "Ses protéines de surface, sa production d’acide lactique et sa place dans les flores digestive et vaginale sont décrites en détail. Beaucoup d’articles portent sur des mélanges : lire leurs résultats avec prudence.",
        en: "Its surface proteins, its lactic acid output and its place in the digestive and vaginal floras have been described in detail. Many articles deal with blends: read their results with caution.",
      },
    },
    {
      titre: { fr: "Gélule, sachet, comprimé", en: "Capsule, sachet, tablet" },
      description: {
        fr: "La gélule végétale en blister reste la forme la plus simple. Le sachet à diluer dans l’eau froide convient aussi. Un comprimé est réalisable à faible pression, avec une part large de cellulose.",
        en: "The vegetable capsule in a blister remains the simplest form. A sachet to stir into cold water also fits. Tablets are workable at low pressure with a generous share of cellulose.",
      },
    },
    {
      titre: { fr: "Une norme pour compter", en: "A standard for counting" },
      description: {
        fr: "La gélose MRS à la clindamycine et à la ciprofloxacine, selon ISO 20128, la sépare des autres ferments. Écrire au cahier des charges milieu, température et incertitude ; garder le fût sous 8 °C.",
        en: "MRS agar with clindamycin and ciprofloxacin, as in ISO 20128, sets it apart from other starters. Write medium, temperature and uncertainty into the specification; keep drums below 8 °C.",
      },
    },
  ],
};
