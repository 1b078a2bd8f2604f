import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "glycolique",
  type: "niosome",
  nom: { fr: "acide glycolique", en: "glycolic acid" },
  symbol: "Gly",
  subtitle: { fr: "exfoliant", en: "exfoliating" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "GLYCOLIC ACID",
  action: { fr: "exfoliation, grain lissé", en: "exfoliation, smoother texture" },
  description: {
    fr: "<b>Le plus petit des AHA.</b> Deux carbones, un hydroxyle, un acide : présent dans la canne à sucre, il s’obtient aujourd’hui par synthèse à haute pureté. Sa petite taille le rend vif au contact. La vésicule non ionique en étale l’arrivée à la surface de la peau.",
    en: "<b>The smallest of the AHAs.</b> Two carbons, one hydroxyl, one acid: sugar cane contains it, synthesis now supplies it at high purity. Its small size makes it sharp on contact. Non-ionic vesicles spread its arrival at the skin surface over time.",
  },
  bienfaits: [
    {
      titre: { fr: "Un picotement étalé", en: "Sting spread out" },
      description: {
        fr: "Libre, l’acide se présente à la peau d’un seul coup. Réparti entre phase externe et vésicules, il arrive par paliers ; le test d’usage mesure ce que les volontaires ressentent.",
        en: "Free acid meets the skin all at once. Shared between the outer phase and the vesicles it arrives in stages, and a use test measures what volunteers actually feel.",
      },
    },
    {
      titre: { fr: "Le pH commande", en: "pH is in charge" },
      description: {
        fr: "Avec un pKa de 3,83, la moitié des molécules est neutralisée à ce pH. Dose et pH s’écrivent donc ensemble au cahier des charges, avec une tolérance serrée.",
        en: "With a pKa of 3.83, half of the molecules are neutralised at that pH. Strength and pH therefore belong side by side in the specification, with a tight tolerance.",
      },
    },
    {
      titre: { fr: "Parois éther, pas ester", en: "Ethers rather than esters" },
      description: {
        fr: "En milieu acide, les tensioactifs à liaison ester s’hydrolysent. Nous construisons ces vésicules sur des éthers non ioniques, qui gardent leur taille là où un sorbitan classique se défait.",
        en: "In acid conditions, ester surfactants hydrolyse. We build these vesicles on non-ionic ethers, which hold their size where a conventional sorbitan ester falls apart.",
      },
    },
  ],
  product: false,
  related: ["lactique", "mandelique"],
  caution: {
    fr: "Avertissement solaire : protection conseillée pendant l’usage et la semaine suivante. Repères : SCCNFP (2000) 4 % à pH 3,8 ou plus ; CIR 10 % à pH 3,5 ou plus. Rapport de sécurité décisif au-delà de 4 %.",
    en: "Sun warning: advise protection during use and for the following week. Benchmarks: SCCNFP (2000) 4% at pH 3.8 or above; CIR 10% at pH 3.5 or above. Beyond 4%, the safety report decides.",
  },
};
