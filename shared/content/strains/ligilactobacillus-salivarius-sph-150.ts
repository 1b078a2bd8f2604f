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
    fr: "<b>Trouvée dans le lait de mère.</b> Bouche, intestin, lait : <i>L. salivarius</i> circule entre ces niches chez l’être humain. Ce bâtonnet à Gram positif fermente les hexoses en acide lactique presque pur et ne forme pas de spores.<br><br><b>150 milliards, avec des algues.</b> Sous VPRO®, la souche côtoie spiruline ou caroténoïdes en poudre. L’enveloppe ne dispense pas d’un contrôle des métaux, que les algues concentrent.",
    en: "<b>Found in mother’s milk.</b> Mouth, gut, milk: <i>L. salivarius</i> moves among these niches in human beings. This Gram-positive rod ferments hexoses to almost pure lactic acid and forms no spores.<br><br><b>150 billion, with algae.</b> Under VPRO®, the strain sits beside spirulina or carotenoids in powder. The envelope does not excuse a check on metals, which algae concentrate.",
  },
  bienfaits: [
    {
      titre: { fr: "Lait, peau, famille", en: "Milk, skin, family" },
      description: {
        fr: "Un trajet supposé de l’intestin au lait et la composition de la flore cutanée animent une littérature espagnole et italienne. Les suivis portent sur la mère, parfois sur la famille entière.",
        en: "A supposed route from gut to milk and the make-up of skin flora animate a Spanish and Italian literature. Follow-ups concern the mother, sometimes the whole family.",
      },
    },
    {
      titre: { fr: "Gélule teintée", en: "Tinted capsule" },
      description: {
        fr: "L’extrait coloré masque les nuances du lyophilisat ; une taille 0 transparente devient alors présentable. En stick, le goût d’algue oblige à un fruit sec atomisé. Comprimé à éviter : il marbre.",
        en: "A coloured extract masks shade differences in the powder; a transparent size 0 then looks presentable. In a stick, algal taste calls for a spray-dried fruit. Avoid tablets: they mottle.",
      },
    },
    {
      titre: { fr: "Doser le cuivre résiduel", en: "Assay residual copper" },
      description: {
        fr: "Plafonner cuivre et fer de l’algue, puis comparer le titre avec et sans elle à trois mois. L’identité repose sur un génome de référence, car la couleur gêne l’examen des colonies.",
        en: "Cap the copper and iron of the alga, then compare the count with and without it at three months. Identity rests on a reference genome, as colour hampers the reading of colonies.",
      },
    },
  ],
};
