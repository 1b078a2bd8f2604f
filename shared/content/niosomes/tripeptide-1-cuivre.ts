import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "tripeptide-1-cuivre",
  type: "niosome",
  nom: { fr: "tripeptide-1 de cuivre", en: "copper tripeptide-1" },
  symbol: "GHK",
  subtitle: { fr: "fermeté & éclat", en: "firming & radiance" },
  categories: ["peptides", "minéral"],
  formes: ["Sérum"],
  inci: "COPPER TRIPEPTIDE-1",
  action: { fr: "aspect tonique, éclat", en: "toned look, radiance" },
  identity: {
    kind: "molecule",
    inci: "COPPER TRIPEPTIDE-1",
    molecule: {
      name: {
        fr: "glycyl-L-histidyl-L-lysinate de cuivre(II)",
        en: "copper(II) glycyl-L-histidyl-L-lysinate",
      },
      cas: "89030-95-5",
      smiles: "[Cu+2].NCC(=O)[N-][C@@H](Cc1cnc[nH]1)C(=O)N[C@@H](CCCCN)C(=O)[O-]",
      formula: "C14H22CuN6O4",
      shows: "whole",
      note: {
        fr: "L’ion et son ligand sont dessinés côte à côte, à un pour un, sans les liaisons qui les tiennent.",
        en: "Ion and ligand are drawn side by side, one to one, without the bonds that hold them.",
      },
    },
  },
  description: {
    fr: "<b>Glycyl-histidyl-lysine et cuivre.</b> Loren Pickart isola le tripeptide du plasma humain en 1973 ; la synthèse le fournit aujourd’hui, complexé mole pour mole. L’amine, une liaison peptidique et l’histidine tiennent le métal : 402 g/mol, bleu vif.<br><br><b>Tamponné dans la vésicule.</b> Un acide ou un chélateur déplace l’ion, et la couleur vire. Le cœur niosomal, réglé à pH 6, garde le complexe intact dans une base un peu différente, tant que la formule n’apporte ni acide fort ni chélateur.<br><br><b>Mise en formule.</b> Ajout final, sous 35 °C, pH 5,5 à 7, sans EDTA ni phytate. La teneur va de 0,01 % à 1 % de complexe. Les cuves sont rincées de toute trace d’acide citrique avant chaque lot.",
    en: "<b>Glycyl-histidyl-lysine with copper.</b> Loren Pickart isolated the tripeptide from human plasma in 1973; synthesis now supplies it, complexed mole for mole. An amine, one peptide bond and histidine hold the metal: 402 g/mol, vivid blue.<br><br><b>Buffered in the vesicle.</b> Acid or a chelator displaces the ion and the colour shifts. A niosome core set at pH 6 keeps the complex intact within a somewhat different base, as long as the formula brings neither strong acid nor chelator.<br><br><b>Into the formula.</b> Add last, below 35 °C, pH 5.5 to 7, with neither EDTA nor phytate. Content runs from 0.01% to 1% of complex. Tanks are rinsed free of citric acid before every batch.",
  },
  bienfaits: [
    {
      titre: { fr: "Le bleu, témoin du complexe", en: "Blue shows the complex is whole" },
      description: {
        fr: "Perdre la teinte, c’est perdre le complexe. L’absorbance vers 600 nm suit l’intégrité sans appareil lourd, de la matière première au dernier mois du produit ; un virage au vert annonce l’échange du ligand.",
        en: "Losing the shade means losing the complex. Absorbance near 600 nm tracks integrity without heavy equipment, from raw material to the product’s last month, and a greenish turn announces ligand exchange.",
      },
    },
    {
      titre: { fr: "Actifs à exclure", en: "Actives to leave out" },
      description: {
        fr: "Vitamine C, AHA et séquestrants rivalisent pour le cuivre. La paroi les sépare un temps ; deux flacons et deux moments de la journée restent plus sûrs, et s’expliquent simplement dans un rituel.",
        en: "Vitamin C, AHAs and sequestrants compete for the copper. The wall separates them for a while; two bottles and two moments of the day remain safer, and are easy to explain as a routine.",
      },
    },
    {
      titre: { fr: "Sérum bleu transparent", en: "A clear blue serum" },
      description: {
        fr: "La couleur sert d’argument visuel, sans colorant ajouté. La nuance va du bleu ciel au saphir selon la dose, et un verre clair la met en valeur ; l’essai à la lumière du jour reste indispensable avant d’arrêter le décor.",
        en: "Colour is a visual asset, with no dye added. It runs from sky blue to sapphire as strength rises and clear glass shows it off, subject to a daylight test before decoration is settled.",
      },
    },
    {
      titre: { fr: "Conserver sans chélater", en: "Preserving without chelation" },
      description: {
        fr: "Beaucoup de systèmes antimicrobiens s’appuient sur l’EDTA. Ici, diols, alcool phénéthylique et bonne hygiène de ligne prennent le relais, les acides hydroxamiques étant exclus eux aussi ; un challenge test tranche.",
        en: "Many antimicrobial systems lean on EDTA. Here diols, phenethyl alcohol and good line hygiene take over, hydroxamic acids being ruled out as well, and a challenge test has the last word.",
      },
    },
    {
      titre: { fr: "Pureté du complexe", en: "Purity of the complex" },
      description: {
        fr: "Le rapport cuivre sur peptide se vérifie par deux dosages indépendants, spectrométrie à plasma et chromatographie. Un excès de métal libre accélère l’oxydation des parfums ; un excès de peptide modifie la nuance.",
        en: "The ratio of copper to peptide is verified by two independent assays, plasma spectrometry and chromatography. Surplus free metal speeds up oxidation of fragrance; surplus peptide alters the shade.",
      },
    },
  ],
  product: false,
  related: ["cuivre", "acetyl-hexapeptide-8"],
  caution: {
    fr: "Peptide de synthèse : ne pas suggérer une origine plasmatique. Ni réparation de plaies ni repousse. À éviter sur peau lésée ; signaler l’allergie au cuivre dans le mode d’emploi.",
    en: "Synthetic peptide: do not suggest plasma origin. Neither wound repair nor regrowth. Avoid on broken skin; directions should mention copper allergy.",
  },
};
