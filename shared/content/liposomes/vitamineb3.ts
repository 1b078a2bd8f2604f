import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb3",
  nom: { fr: "vitamine b3", en: "vitamin b3" },
  symbol: "B3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le nicotinamide</b>, amide de la niacine, est retenu parce qu’il ne provoque pas les rougeurs de l’acide nicotinique. Très soluble, il occupe le cœur aqueux des vésicules. Sa saveur amère passe au second plan et une boisson en poudre dosée à 16 mg, la valeur de référence, garde une note plus neutre.",
    en: "<b>Nicotinamide</b>, the amide of niacin, is chosen because it does not cause the flush of nicotinic acid. Highly soluble, it fills the aqueous core of the vesicles. Its bitter taste moves into the background, and a powdered drink dosed at 16 mg, the reference value, keeps a more neutral profile.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["niacin/energy-metabolism", "niacin/fatigue"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["niacin/nervous-system", "niacin/psychological-function"],
    },
    {
      titre: { fr: "Peau et muqueuses", en: "Skin and mucous membranes" },
      claims: ["niacin/skin", "niacin/mucous-membranes"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb1", "vitamineb5"],
  caution: {
    fr: "Maximum en France pour l’adulte : 450 mg par jour de nicotinamide, 8 mg d’acide nicotinique. La forme employée doit figurer au cahier des charges.",
    en: "French maximum for adults: 450 mg a day of nicotinamide, 8 mg of nicotinic acid. The specification must state which form is used.",
  },
};
