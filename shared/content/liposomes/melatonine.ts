import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "melatonine",
  nom: { fr: "mélatonine", en: "melatonin" },
  symbol: "Mel",
  type: "liposome",
  categories: ["substance"],
  claimStatus: "authorised",
  niosome: "melatonine",
  description: {
    fr: "<b>La mélatonine</b>, ou N-acétyl-5-méthoxytryptamine, est un dérivé indolique obtenu par synthèse, peu soluble dans l’eau et fragile à la lumière. Il faut répartir un seul milligramme par gélule, pulvérisation ou goutte : le liposome l’étale sur une masse pesable et la maintient en dispersion jusqu’à la fin du flacon.",
    en: "<b>Melatonin</b>, or N-acetyl-5-methoxytryptamine, is an indole derivative made by synthesis, poorly soluble in water and sensitive to light. A single milligram has to be shared out in a capsule, a spray or drops. Liposomes spread it over a mass that can be weighed and keep it dispersed to the end of the bottle.",
  },
  bienfaits: [
    {
      titre: { fr: "Endormissement", en: "Falling asleep" },
      claims: ["melatonin/falling-asleep"],
    },
    {
      titre: { fr: "Décalage horaire", en: "Jet lag" },
      claims: ["melatonin/jet-lag"],
    },
  ],
  product: { range: "gamme bien-être", subName: "sommeil" },
  related: ["l-theanine", "gaba"],
  caution: {
    fr: "France : moins de 2 mg par jour, pour un usage ponctuel. L’ANSES (2018) la déconseille aux femmes enceintes ou allaitantes, aux enfants et adolescents, en cas de maladie inflammatoire ou auto-immune et avant une activité qui exige de la vigilance. Épilepsie, asthme, troubles de l’humeur, du comportement ou de la personnalité, traitement en cours : avis médical.",
    en: "France: less than 2 mg a day, for occasional use. ANSES (2018) advises against it for pregnant or breastfeeding women, children and adolescents, people with inflammatory or autoimmune disease, and before any task that demands alertness. Epilepsy, asthma, mood, behaviour or personality disorders, ongoing treatment: medical advice.",
  },
};
