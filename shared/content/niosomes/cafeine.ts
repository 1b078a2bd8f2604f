import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "cafeine",
  type: "niosome",
  nom: { fr: "caféine", en: "caffeine" },
  symbol: "Caf",
  subtitle: { fr: "lissant & regard frais", en: "smoothing & fresh eye look" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "cafeine",
  inci: "CAFFEINE",
  action: { fr: "regard défatigué, peau lissée", en: "refreshed eyes, smoothed skin" },
  description: {
    fr: "<b>Purine du caféier et du théier.</b> Soluble à 2 % dans l’eau froide et bien plus à chaud, la caféine retombe en aiguilles dès que le gel refroidit. Niosomes et cosolvants maintiennent dispersée une teneur que l’eau seule refuserait, et la relâchent sur la paupière sans pluie de cristaux.",
    en: "<b>A purine from coffee and tea plants.</b> Soluble at 2% in cold water and far more in hot, caffeine falls back as needles once the gel cools. Niosomes with cosolvents keep dispersed a content that water alone would refuse, and release it around the eye without a crystal shower.",
  },
  bienfaits: [
    {
      titre: { fr: "Le test du réfrigérateur", en: "The refrigerator test" },
      description: {
        fr: "Deux semaines à 5 °C trient les formules : aiguilles ou non. Benzoate, niacinamide et vésicules s’additionnent pour franchir ce cap à forte teneur.",
        en: "Two weeks at 5 °C sort formulas out: needles or none. Benzoate, niacinamide and vesicles add up to clear that hurdle at high content.",
      },
    },
    {
      titre: { fr: "Le contour de l’œil", en: "The eye contour" },
      description: {
        fr: "Pochette et cernes se disent en termes d’aspect : regard moins marqué, effet frais. Une bille métallique ajoute le froid, que l’actif prolonge.",
        en: "Puffiness and dark circles are described as looks: less marked eyes, a cool effect. A metal roller adds the cold, which the active carries on.",
      },
    },
    {
      titre: { fr: "Silhouette et cuir chevelu", en: "Body and scalp" },
      description: {
        fr: "La même charge entre dans un gel de massage ou une lotion tonique. Peau d’aspect plus lisse, cheveu d’aspect plus dense : les verbes décrivent, sans promettre centimètres ni repousse.",
        en: "The same load goes into a massage gel or a scalp tonic. Smoother-looking skin, denser-looking hair: the verbs describe and promise neither centimetres nor regrowth.",
      },
    },
  ],
  product: false,
  related: ["egcg", "biotine"],
  caution: {
    fr: "Usage externe : pas d’allégation minceur ni circulatoire. Tests oculaires pour le contour des yeux. Gélule : teneur en mg et mention « déconseillé aux enfants et aux femmes enceintes » dans le champ du nom.",
    en: "External use: no slimming or circulation claim. Eye testing for eye contour products. Capsule: show the mg and ‘not recommended for children or pregnant women’ beside the name.",
  },
};
