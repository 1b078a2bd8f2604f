import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "egcg",
  type: "niosome",
  nom: { fr: "epigallocatéchine gallate (egcg)", en: "epigallocatechin gallate (egcg)" },
  symbol: "EGCG",
  subtitle: { fr: "antioxydant & apaisant", en: "antioxidant & soothing" },
  categories: ["antioxydants", "végétal"],
  formes: ["Sérum", "Crème"],
  inci: "EPIGALLOCATECHIN GALLATE",
  action: { fr: "antioxydant, regard frais", en: "antioxidant, fresh eye look" },
  description: {
    fr: "<b>Catéchine majeure du thé vert.</b> Huit hydroxyles phénoliques : l’EGCG capte les radicaux avec ardeur et s’oxyde d’autant plus vite. En eau neutre, elle brunit en quelques heures. Le cœur acide du niosome, autour de pH 4, allonge ce délai et retient l’astringence.",
    en: "<b>The leading catechin of green tea.</b> Eight phenolic hydroxyls: EGCG is eager for radicals and oxidises all the faster. In neutral water it browns within hours. The acidic core of a niosome, around pH 4, stretches that time and keeps astringency in.",
  },
  bienfaits: [
    {
      titre: { fr: "Isolat plutôt qu’extrait", en: "Isolate rather than extract" },
      description: {
        fr: "Un extrait de feuilles mêle catéchines, caféine et tanins. La molécule pure se dose au dixième de pour cent et se suit par chromatographie, du fût au flacon.",
        en: "A leaf extract mixes catechins, caffeine and tannins. The pure molecule is dosed to a tenth of a per cent and followed by chromatography from drum to bottle.",
      },
    },
    {
      titre: { fr: "Contre la teinte thé", en: "Against the tea shade" },
      description: {
        fr: "Métal, alcalinité et air produisent des dimères bruns. Sous gaz inerte, avec acide citrique et vésicules, la couleur de départ se maintient plus longtemps qu’en solution simple.",
        en: "Metal, alkalinity and air breed brown dimers. Under inert gas, with citric acid and vesicles, the starting colour lasts longer than it would in plain solution.",
      },
    },
    {
      titre: { fr: "Avec la caféine", en: "Alongside caffeine" },
      description: {
        fr: "Thé et café partagent le même flacon dans nos sérums pour le regard. L’astringent resserre l’aspect, l’alcaloïde donne l’effet frais ; leurs complexes insolubles sont évités par séparation.",
        en: "Tea and coffee share a bottle in our eye serums. The astringent tightens the look, the alkaloid brings freshness, and keeping them apart avoids their insoluble complexes.",
      },
    },
  ],
  product: false,
  related: ["cafeine", "resveratrol"],
  caution: {
    fr: "Formule à maintenir sous pH 5,5, sans sels de fer ni protéines. Coloration des textiles clairs possible. Test ophtalmologique requis pour un usage au bord de l’œil.",
    en: "Hold the formula below pH 5.5, without iron salts or proteins. Light fabrics may be coloured. Use close to the eye calls for ophthalmological testing.",
  },
};
