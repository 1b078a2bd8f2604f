import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "egcg",
  type: "niosome",
  nom: { fr: "gallate d’épigallocatéchine (egcg)", en: "epigallocatechin gallate (egcg)" },
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
      name: { fr: "gallate de (–)-épigallocatéchine", en: "(–)-epigallocatechin gallate" },
      cas: "989-51-5",
      smiles: "O=C(O[C@@H]1Cc2c(O)cc(O)cc2O[C@@H]1c1cc(O)c(O)c(O)c1)c1cc(O)c(O)c(O)c1",
      formula: "C22H18O11",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>La principale catéchine du thé vert.</b> C’est le polyphénol majoritaire des feuilles de <i>Camellia sinensis</i>. Isolé, l’EGCG est une poudre blanche à rosée, soluble dans l’eau, qui porte huit hydroxyles phénoliques et un ester gallique.<br><br><b>Un cœur à pH 4.</b> En eau neutre, la molécule s’oxyde, s’épimérise et brunit en quelques heures. Maintenue en milieu acide et chélaté dans la vésicule, elle garde sa teinte plus longtemps et paraît moins astringente.<br><br><b>Fabrication.</b> Travaillez sous gaz inerte, en eau désaérée, sans protéine ni fer. La phase externe reste sous pH 5,5, et le flacon limite l’espace d’air.",
    en: "<b>The main catechin of green tea.</b> It is the leading polyphenol in the leaves of <i>Camellia sinensis</i>. Isolated, EGCG is a white to pinkish powder, water-soluble, with eight phenolic hydroxyls and a gallic ester.<br><br><b>A core at pH 4.</b> In neutral water the molecule oxidises, epimerises and browns within hours. Held in acidic, chelated conditions inside the vesicle, it keeps its shade longer and feels less astringent.<br><br><b>Manufacture.</b> Work under inert gas, in deaerated water, with neither protein nor iron. The outer phase stays under pH 5.5, and the bottle limits headspace.",
  },
  bienfaits: [
    {
      titre: { fr: "Molécule pure, pas extrait", en: "Pure molecule, not extract" },
      description: {
        fr: "Un extrait de feuilles mêle catéchines, caféine et tanins. La molécule pure se pèse au dixième de pour cent et se suit par chromatographie, ce qui rend deux lots comparables et l’étiquette plus précise.",
        en: "A leaf extract mixes catechins, caffeine and tannins. The pure molecule is weighed to a tenth of a per cent and followed by chromatography, which makes batches comparable and labels more precise.",
      },
    },
    {
      titre: { fr: "Suivi du brunissement", en: "Monitoring browning" },
      description: {
        fr: "Alcalinité, métal et air donnent des dimères colorés. Absorbance à 420 nm, chaque semaine, et dosage de l’EGCG restant se complètent : la couleur alerte, la teneur décide de la durée de vie.",
        en: "Alkalinity, metal and air give coloured dimers. Absorbance at 420 nm every week and an assay of remaining EGCG complement each other: colour warns, content decides the shelf life.",
      },
    },
    {
      titre: { fr: "Séparer de la caféine", en: "Keeping it apart from caffeine" },
      description: {
        fr: "Caféine et EGCG s’associent dans l’eau en un complexe trouble. Séparez-les en deux populations de vésicules, mélangées au dernier stade : le sérum reste fluide et clair au réfrigérateur.",
        en: "Caffeine and EGCG associate in water as a cloudy complex. Put them in two populations of vesicles and mix at the final stage: the serum stays fluid and clear in the refrigerator.",
      },
    },
    {
      titre: { fr: "Régler l’astringence", en: "Adjusting astringency" },
      description: {
        fr: "Les groupes galloyle se lient aux protéines, d’où la sensation qui resserre. Recherchée autour des yeux, elle gêne sur une peau sèche : la fraction encapsulée permet de la régler, et un panel la note sur une échelle simple.",
        en: "Galloyl groups bind proteins, hence the tightening feel. Wanted around the eyes, it is unpleasant on dry skin: the encapsulated share adjusts it, and panellists score it on a simple scale.",
      },
    },
    {
      titre: { fr: "Contrôle à réception", en: "Checks on receipt" },
      description: {
        fr: "Acide gallique libre et épimère GCG révèlent un stockage chaud ou humide. Fût scellé, stockage froid et sec, date de réanalyse courte : trois demandes à inscrire au contrat d’achat, avec les limites chiffrées.",
        en: "Free gallic acid and the GCG epimer reveal warm or damp storage. Sealed drum, cold and dry storage, a short retest date: three requests for the purchase contract, with figures for the limits.",
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
