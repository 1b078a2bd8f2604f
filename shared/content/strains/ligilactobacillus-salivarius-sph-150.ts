import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "ligilactobacillus-salivarius-sph-150",
  type: "probiotique",
  species: "Ligilactobacillus salivarius",
  code: "SPH 150",
  formerName: "Lactobacillus salivarius",
  cfu: 150,
  categories: ["Peau", "Femmes"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: null,
  description: {
    fr: "<b>Présente dans le lait maternel.</b> <i>L. salivarius</i> a été isolé de la bouche, de l’intestin et du lait chez l’être humain. Ce bâtonnet à Gram positif fermente les hexoses en acide lactique presque pur et ne forme pas de spores.<br><br><b>150 milliards, avec des algues.</b> Enrobée par VPRO®, la souche s’associe à la spiruline ou à des caroténoïdes en poudre. Contrôler les métaux, que les algues peuvent concentrer.",
    en: "<b>Found in breast milk.</b> <i>L. salivarius</i> has been isolated from the human mouth, gut and milk. This Gram-positive rod ferments hexoses to almost pure lactic acid and forms no spores.<br><br><b>150 billion, with algae.</b> Coated by VPRO®, the strain combines with spirulina or powdered carotenoids. Check metals, which algae can concentrate.",
  },
  bienfaits: [
    {
      titre: { fr: "Origine des isolats", en: "Origin of the isolates" },
      description: {
        fr: "Des équipes espagnoles et italiennes étudient la présence de l’espèce dans le lait et l’hypothèse d’une origine intestinale. Aucune allégation sur la peau ou l’allaitement n’est permise.",
        en: "Spanish and Italian teams study the presence of the species in milk and a possible intestinal origin. No claim about skin or breastfeeding is permitted.",
      },
    },
    {
      titre: { fr: "Gélule teintée", en: "Tinted capsule" },
      description: {
        fr: "L’extrait coloré masque les variations de teinte du lyophilisat ; une gélule transparente de taille 0 est alors possible. En stick, une poudre de fruit atomisée couvre le goût d’algue. Éviter le comprimé, qui se marbre.",
        en: "A coloured extract masks shade differences in the powder; a transparent size 0 is then possible. In a stick, a spray-dried fruit powder covers the algal taste. Avoid tablets: they mottle.",
      },
    },
    {
      titre: { fr: "Doser cuivre et fer", en: "Assay copper and iron" },
      description: {
        fr: "Fixer une limite au cuivre et au fer de l’algue, puis comparer le titre avec et sans elle à trois mois. L’identité repose sur un génome de référence, car la couleur gêne l’examen des colonies.",
        en: "Set limits for copper and iron in the alga, then compare the count with and without it at three months. Identity rests on a reference genome, as colour hampers the reading of colonies.",
      },
    },
  ],
};
