import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lactobacillus-amylovorus-sph-139",
  type: "probiotique",
  species: "Lactobacillus amylovorus",
  code: "SPH 139",
  cfu: 50,
  categories: ["Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Équilibre nutritionnel", en: "Nutritional balance" },
  technologie: null,
  description: {
    fr: "<b>Lactobacille amylolytique.</b> Littéralement « mangeuse d’amidon », l’espèce fut décrite en 1981 à partir de maïs en fermentation, puis de levains. Peu de catalogues la proposent : une différence aisée à expliquer.",
    en: "<b>Starch-loving lactobacillus.</b> Literally a starch eater, it was described in 1981 from fermenting corn, and later from sourdoughs. Few catalogues list it: a difference that is easy to explain.",
  },
  bienfaits: [
    {
      titre: { fr: "Amidons et énergie", en: "Starches and energy" },
      description: {
        fr: "Enzymes amylolytiques, composition corporelle et bilan énergétique sont les rubriques où l’on croise cette espèce encore discrète.",
        en: "Amylolytic enzymes, body composition and energy balance are the headings under which this still discreet species is found.",
      },
    },
    {
      titre: { fr: "Support adapté", en: "A matching carrier" },
      description: {
        fr: "Éviter les amidons prégélatinisés parmi les excipients. Une fibre de pois micronisée, inerte et sèche, donne un écoulement correct en doseur à disque.",
        en: "Avoid pregelatinised starches among excipients. Micronised pea fibre, inert and dry, flows correctly in a dosing-disc filler.",
      },
    },
  ],
};
