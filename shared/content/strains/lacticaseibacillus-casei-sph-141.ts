import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-casei-sph-141",
  type: "probiotique",
  species: "Lacticaseibacillus casei",
  code: "SPH 141",
  formerName: "Lactobacillus casei",
  cfu: 400,
  categories: ["Allergies/Immunité", "Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère immunitaire", en: "Immune area" },
  technologie: null,
  description: {
    fr: "<b>Connue par les laits à boire.</b> Des laits à boire japonais ont fait connaître le groupe casei dès les années 1930. <i>L. casei</i> est un bacille sans spore, anaérobie facultatif, producteur d’acide lactique L, présent dans le lait cru et les fromages.<br><br><b>400 milliards, en poudre sèche.</b> VPRO® stabilise la cellule hors du lait. Le grain, plus lourd qu’un lyophilisat nu, réclame un porteur de densité voisine pour ne pas descendre.",
    en: "<b>Known from drinking milks.</b> Japanese drinking milks made the casei group known from the 1930s. <i>L. casei</i> is a rod with no spore, facultatively anaerobic, a maker of L-lactic acid, present in raw milk and cheese.<br><br><b>400 billion, as a dry powder.</b> VPRO® stabilises the cell outside milk. The grain is heavier than bare freeze-dried cells and needs a carrier of similar density, or it sinks.",
  },
  bienfaits: [
    {
      titre: { fr: "Immunité des muqueuses", en: "Mucosal immunity" },
      description: {
        fr: "Cellules de l’immunité innée, immunoglobulines salivaires, cohortes hivernales d’adultes ou de seniors : les protocoles sont nombreux et de qualité inégale. Ils testent souvent un lait fermenté, rarement une poudre.",
        en: "Innate immune cells, salivary immunoglobulins, winter cohorts of workers or older people: protocols are plentiful and uneven in quality. They often test a fermented milk, seldom a powder.",
      },
    },
    {
      titre: { fr: "Stick à la vanille", en: "Vanilla stick" },
      description: {
        fr: "Deux grammes, goût vanille, sans lactose ajouté : le stick évoque le goût du lait à boire. Une gélule compacte, en taille 3, est possible. Une boisson prête à boire dissoudrait l’enveloppe.",
        en: "Two grams, vanilla taste, no added lactose: the stick recalls the taste of a drinking milk. A compact capsule, in size 3, is possible. A ready-to-drink format would dissolve the envelope.",
      },
    },
    {
      titre: { fr: "Contre la ségrégation", en: "Against segregation" },
      description: {
        fr: "Choisir des granulométries proches, limiter la hauteur de chute, contrôler le poids de chaque stick. Le dénombrement de dix unités, début et fin de bobine, montre si la teneur a dérivé.",
        en: "Choose similar particle sizes, limit drop height, check the weight of each stick. Counting ten units from the start and end of a reel shows whether the content has drifted.",
      },
    },
  ],
};
