import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 23,
  slug: "rhodiola",
  name: { fr: "Rhodiola", en: "Rhodiola" },
  symbol: "Rh",
  category_id: 3,
  quantity: 60,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Racine de rhodiole titrée en rosavines, avec magnésium liposomal.",
    en: "Rhodiola root standardised to rosavins, with liposomal magnesium.",
  },
  actives: [
    {
      name: { fr: "Rhodiola, extrait de racine", en: "Rhodiola, root extract" },
      dose: { fr: "200 mg, dont 6 mg de rosavines", en: "200 mg, of which 6 mg rosavins" },
      path: "/liposomes/rhodiola",
    },
    {
      name: { fr: "Magnésium (bisglycinate)", en: "Magnesium (bisglycinate)" },
      dose: { fr: "60 mg", en: "60 mg" },
      nutrient: "magnesium",
      path: "/liposomes/magnesium",
    },
  ],
  perDay: 2,
  openMonths: null,
  portion: { fr: "2 gélules par jour, avant 14 h", en: "2 capsules a day, before 2 pm" },
  text: {
    fr: "L’extrait de racine, 200 mg titrés à 3 % de rosavines, s’accompagne de 60 mg de magnésium, assez pour citer l’allégation de ce minéral dans la gamme vitalité. La plante, elle, attend encore la décision européenne. <i>Rhodiola rosea</i> relève de la CITES depuis 2023 : les permis suivent chaque lot et remontent jusqu’au pays de récolte. Odeur de rose à l’ouverture, astringence tenue à l’intérieur des vésicules.",
    en: "The root extract, 200 mg standardised to 3% rosavins, comes with 60 mg of magnesium, enough to quote that mineral’s claim in the vitality range. The plant itself still awaits the European decision. <i>Rhodiola rosea</i> has been under CITES since 2023: permits follow every batch back to the country of harvest. A scent of rose on opening, and the astringency kept inside the vesicles.",
  },
  claims: ["magnesium/fatigue"],
  caution: {
    fr: "Adultes, hors grossesse et allaitement. Trouble bipolaire ou antidépresseur : ne pas prendre sans en parler au médecin.",
    en: "Adults only; not for pregnancy or breastfeeding. Bipolar disorder or antidepressants: not without talking to a doctor.",
  },
};
