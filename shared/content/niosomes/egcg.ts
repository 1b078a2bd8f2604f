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
  identity: {
    kind: "molecule",
    inci: "EPIGALLOCATECHIN GALLATE",
    molecule: {
      name: { fr: "(–)-épigallocatéchine gallate", en: "(–)-epigallocatechin gallate" },
      cas: "989-51-5",
      smiles: "O=C(O[C@@H]1Cc2c(O)cc(O)cc2O[C@@H]1c1cc(O)c(O)c(O)c1)c1cc(O)c(O)c(O)c1",
      formula: "C22H18O11",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>La catéchine du thé non fermenté.</b> <i>Camellia sinensis</i> en fait le premier polyphénol de ses feuilles vertes. Isolé, l’EGCG est une poudre blanche à rosée, soluble dans l’eau, qui porte huit hydroxyles phénoliques et un ester gallique.<br><br><b>Un cœur à pH 4.</b> Dans l’eau neutre, oxydation et épimérisation la brunissent en quelques heures. Tenue en milieu acide et chélaté, derrière la paroi, elle garde sa teinte plus longtemps et perd de son astringence au toucher.<br><br><b>Assemblage.</b> Gaz inerte, eau désaérée, ni protéine ni fer. La phase externe reste sous pH 5,5, et le flacon limite l’espace d’air.",
    en: "<b>The catechin of unfermented tea.</b> <i>Camellia sinensis</i> makes it the leading polyphenol of its green leaves. Isolated, EGCG is a white to pinkish powder, water-soluble, with eight phenolic hydroxyls and a gallic ester.<br><br><b>A core at pH 4.</b> In neutral water, oxidation and epimerisation brown it within hours. Held in acidic, chelated conditions behind the wall, it keeps its shade longer and feels less astringent.<br><br><b>Assembly.</b> Inert gas, deaerated water, neither protein nor iron. The outer phase stays under pH 5.5, and the bottle limits headspace.",
  },
  bienfaits: [
    {
      titre: { fr: "Isolat plutôt qu’extrait", en: "Isolate over extract" },
      description: {
        fr: "Un extrait de feuilles mêle catéchines, caféine et tanins. La molécule pure se pèse au dixième de pour cent et se suit par chromatographie, ce qui rend deux lots comparables et l’étiquette plus précise.",
        en: "A leaf extract mixes catechins, caffeine and tannins. The pure molecule is weighed to a tenth of a per cent and followed by chromatography, which makes batches comparable and labels more precise.",
      },
    },
    {
      titre: { fr: "Le brun, en chiffres", en: "Browning in figures" },
      description: {
        fr: "Alcalinité, métal et air donnent des dimères colorés. Absorbance à 420 nm, chaque semaine, et dosage de l’EGCG restante se complètent : la couleur prévient, la teneur décide de la durée de vie.",
        en: "Alkalinity, metal and air give coloured dimers. Absorbance at 420 nm every week and an assay of remaining EGCG complement each other: colour warns, content decides the shelf life.",
      },
    },
    {
      titre: { fr: "La caféine, à part", en: "Caffeine kept apart" },
      description: {
        fr: "Les deux molécules du thé s’associent dans l’eau en un complexe trouble. Séparez-les en deux populations de vésicules, mélangées au dernier stade : le sérum reste fluide et clair au réfrigérateur.",
        en: "Both tea molecules pair up in water as a cloudy complex. Put them in two populations of vesicles and mix at the final stage: the serum stays fluid and clear in the refrigerator.",
      },
    },
    {
      titre: { fr: "Astringence domptée", en: "Astringency tamed" },
      description: {
        fr: "Les galloyles se lient aux protéines, d’où la sensation qui resserre. Utile au regard, gênante sur une peau sèche : la fraction encapsulée règle le curseur, que le panel situe sur une échelle simple.",
        en: "Galloyl groups bind proteins, hence the tightening feel. Useful around the eyes, a nuisance on dry skin: the encapsulated share sets the slider, which panellists place on a simple scale.",
      },
    },
    {
      titre: { fr: "Le gallate, à vérifier", en: "Checking the gallate" },
      description: {
        fr: "Acide gallique libre et épimère GCG trahissent un stockage chaud ou humide. Fût scellé, froid sec, date de réanalyse courte : trois demandes à inscrire au contrat d’achat, avec les limites chiffrées.",
        en: "Free gallic acid and the GCG epimer betray warm or damp storage. Sealed drum, dry cold, a short retest date: three requests for the purchase contract, limits included.",
      },
    },
  ],
  product: false,
  related: ["cafeine", "resveratrol"],
  caution: {
    fr: "Formule à maintenir sous pH 5,5, sans sels de fer ni protéines. Coloration des textiles clairs possible. Test ophtalmologique requis pour un usage au bord de l’œil.",
    en: "Hold the formula below pH 5.5, without iron salts or proteins. Light fabrics may be coloured. Use close to the eye calls for ophthalmological testing.",
  },
};
