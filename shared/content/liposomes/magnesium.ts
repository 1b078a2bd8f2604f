import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "magnesium",
  nom: { fr: "magnésium", en: "magnesium" },
  symbol: "Mg",
  type: "liposome",
  categories: ["minéral"],
  niosome: "magnesium",
  claimStatus: "authorised",
  description: {
    fr: "<b>Le bisglycinate de magnésium</b> prend chaque ion entre deux molécules de glycine. Le sel est volumineux et amer. L’encapsulation liposomale masque l’amertume, évite que le minéral ne réagisse avec ses voisins de formule et donne une poudre fine, prête pour le stick comme pour la gélule.",
    en: "<b>Magnesium bisglycinate</b> pairs each magnesium ion with two glycine molecules. The salt is bulky and bitter. Liposomal encapsulation hides the bitterness, stops the mineral reacting with its neighbours in the blend and yields a fine powder that runs in sticks as well as on a capsule filler.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["magnesium/fatigue", "magnesium/energy-metabolism"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["magnesium/nervous-system", "magnesium/psychological-function"],
    },
    {
      titre: { fr: "Muscles et protéines", en: "Muscles and proteins" },
      claims: ["magnesium/muscle-function", "magnesium/protein-synthesis"],
    },
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["magnesium/bones", "magnesium/teeth"],
    },
    {
      titre: { fr: "Électrolytes et cellules", en: "Electrolytes and cells" },
      claims: ["magnesium/electrolyte-balance", "magnesium/cell-division"],
    },
  ],
  product: { range: "gamme bien-être", subName: "anti-stress" },
  related: ["vitamineb6", "calcium"],
  caution: {
    fr: "Sels facilement dissociables : 250 mg de magnésium ajouté par jour au plus (avis européen de 2001), un effet laxatif étant possible au-delà. Avis médical en cas d’insuffisance rénale. Ni le sommeil ni l’effet « anti-stress » ne figurent parmi ses allégations autorisées.",
    en: "Readily dissociable salts: no more than 250 mg of added magnesium a day (European opinion of 2001), as a laxative effect may appear above it. Medical advice in case of kidney failure. Neither sleep nor an ‘anti-stress’ effect is among its authorised claims.",
  },
};
