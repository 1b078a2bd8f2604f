import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "apigenine",
  type: "liposome",
  nom: { fr: "apigénine", en: "apigenin" },
  symbol: "Ap",
  categories: ["végétal", "antioxydant"],
  claimStatus: "none",
  description: {
    fr: "<b>Flavone de la camomille et du persil.</b> L’apigénine porte trois hydroxyles sur un squelette plan ; la plante la garde le plus souvent sous forme de glucoside. Isolée, c’est une poudre jaune quasi insoluble dans l’eau. La bicouche phospholipidique la disperse et évite qu’elle ne recristallise.",
    en: "<b>The flavone of chamomile and parsley.</b> Apigenin carries three hydroxyls on a flat skeleton, and plants mostly keep it as a glucoside. Isolated, it is a yellow powder almost insoluble in water. A phospholipid bilayer disperses it and keeps crystals from growing back.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom venu d’Apium", en: "Named after Apium" },
      description: {
        fr: "Son nom vient d’<i>Apium</i>, le genre botanique du céleri. On la retrouve aussi dans les fleurs de matricaire, l’origan et l’artichaut, avec des teneurs qui varient selon le terroir et la récolte.",
        en: "The name comes from <i>Apium</i>, the genus of celery. The molecule also turns up in chamomile flowers, oregano and artichoke, at levels that shift with soil, variety and harvest date.",
      },
    },
    {
      titre: { fr: "Une molécule plane", en: "A flat molecule" },
      description: {
        fr: "Ses trois cycles s’empilent comme des feuilles, d’où des cristaux serrés et lents à se dissoudre. Glissée entre les chaînes grasses du phospholipide, elle reste à l’état dispersé.",
        en: "Its three rings stack like sheets of paper, which makes tight crystals that dissolve slowly. Slipped between the fatty chains of a phospholipid, apigenin stays dispersed instead.",
      },
    },
    {
      titre: { fr: "Extrait titré ou isolat", en: "Standardised extract or isolate" },
      description: {
        fr: "Deux voies pour votre formule : un extrait de camomille titré, au profil aromatique complet, ou l’isolat à haute pureté, plus concentré. Le choix fixe la taille de la gélule.",
        en: "Two routes for your formula: a standardised chamomile extract with its full aromatic profile, or the high-purity isolate, which is more concentrated. That choice sets the capsule size.",
      },
    },
  ],
  product: false,
  related: ["quercetine", "rutine"],
  caution: {
    fr: "Le statut de l’apigénine isolée (règlement « nouveaux aliments ») est à vérifier dans chaque pays de vente avant déclaration. Les personnes allergiques à la camomille évitent les extraits d’Astéracées.",
    en: "Check the standing of isolated apigenin under the novel food regulation for each country of sale before notifying. People allergic to chamomile should avoid extracts from the daisy family.",
  },
};
