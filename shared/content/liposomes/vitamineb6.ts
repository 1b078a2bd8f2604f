import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb6",
  nom: { fr: "vitamine b6", en: "vitamin b6" },
  symbol: "B6",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le pyridoxal-5′-phosphate</b> est la forme coenzymatique de la vitamine B6, à côté du chlorhydrate de pyridoxine, plus courant. Sensible à la lumière, il jaunit et perd son titre en solution. Dans la poudre liposomale, il reste à l’ombre et au sec, ce qui limite le surtitrage à la fabrication.",
    en: "<b>Pyridoxal 5′-phosphate</b> is the coenzyme form of vitamin B6, next to the more common pyridoxine hydrochloride. Sensitive to light, it yellows and loses potency in solution. Within a liposomal powder it stays shaded and dry, which limits the overage needed at manufacture.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-b6/energy-metabolism", "vitamin-b6/fatigue"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-b6/immune-system"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["vitamin-b6/nervous-system", "vitamin-b6/psychological-function"],
    },
    {
      titre: { fr: "Activité hormonale", en: "Hormonal activity" },
      claims: ["vitamin-b6/hormonal-activity"],
    },
    {
      titre: { fr: "Protéines et globules rouges", en: "Proteins and red blood cells" },
      claims: [
        "vitamin-b6/protein-glycogen",
        "vitamin-b6/cysteine-synthesis",
        "vitamin-b6/homocysteine",
        "vitamin-b6/red-blood-cells",
      ],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb9", "magnesium"],
  caution: {
    fr: "Limite supérieure abaissée à 12 mg par jour par l’EFSA en 2023, en raison d’un risque de neuropathie. Vérifier les cumuls avec un complément de magnésium ou un complexe B.",
    en: "EFSA lowered the upper level to 12 mg a day in 2023 because of the risk of neuropathy. Check what a magnesium supplement or a B complex adds.",
  },
};
