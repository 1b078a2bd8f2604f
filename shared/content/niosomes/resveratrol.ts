import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "resveratrol",
  type: "niosome",
  nom: { fr: "resvératrol", en: "resveratrol" },
  symbol: "Rv",
  subtitle: { fr: "antioxydant & lissant", en: "antioxidant & smoothing" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "resveratrol",
  inci: "RESVERATROL",
  action: { fr: "antioxydant, éclat", en: "antioxidant, radiance" },
  identity: {
    kind: "molecule",
    inci: "RESVERATROL",
    molecule: {
      name: { fr: "trans-resvératrol", en: "trans-resveratrol" },
      cas: "501-36-0",
      smiles: "Oc1ccc(/C=C/c2cc(O)cc(O)c2)cc1",
      formula: "C14H12O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un polyphénol de la famille des stilbènes.</b> Deux cycles, trois phénols, un pont à double liaison : 228 g/mol d’une poudre blanc cassé tirée de la renouée, de sarments de vigne ou d’une levure. L’eau n’en dissout que des traces.<br><br><b>Loin de l’eau, moins de glycol.</b> Les formules usuelles le portent dans de fortes doses de propylène ou de butylène glycol. La paroi niosomale s’y substitue en partie : l’actif s’y dissout, et les métaux présents dans l’eau l’atteignent moins.<br><br><b>Atelier.</b> Lumière tamisée, chélateur, pH 4,5 à 5,5, remplissage inerté. La dispersion crème se verse sous 40 °C ; de 0,1 % à 1 % d’actif couvre la plupart des sérums, des crèmes et des contours de l’œil.",
    en: "<b>A polyphenol of the stilbene family.</b> Two rings, three phenols and a double-bonded bridge: 228 g/mol of an off-white powder drawn from knotweed, vine shoots or a yeast. Water dissolves mere traces of it.<br><br><b>Away from water, with less glycol.</b> Ordinary formulas carry it in heavy doses of propylene or butylene glycol. A niosome wall stands in for part of them: the active dissolves there, and metals present in the water reach it less.<br><br><b>Workshop.</b> Dim light, a chelator, pH 4.5 to 5.5, inert filling. The cream-coloured dispersion is poured below 40 °C; from 0.1% to 1% of active covers most serums, creams and eye contours.",
  },
  bienfaits: [
    {
      titre: { fr: "Garder la forme trans", en: "Keeping the trans form" },
      description: {
        fr: "Une journée derrière une vitre suffit à déplacer l’équilibre vers la forme cis. Étui, verre teinté et vésicule limitent ce passage ; le spectre distingue les isomères, maximum à 306 nm pour l’un, 286 nm pour l’autre.",
        en: "A single day behind a window shifts the balance towards the cis form. Carton, tinted glass and vesicle limit that shift; spectra tell the isomers apart, one peaking at 306 nm and the other at 286 nm.",
      },
    },
    {
      titre: { fr: "Prévenir la teinte brune", en: "Preventing browning" },
      description: {
        fr: "Traces de fer, pH alcalin, chaleur : trois causes de brunissement. Le chélateur passe en premier, le pH ensuite ; l’encapsulation ralentit ensuite ce que ces deux réglages n’ont pas empêché.",
        en: "Iron traces, alkaline pH, heat: three causes of browning. The chelator comes first and pH second; encapsulation then slows whatever those two settings have not prevented.",
      },
    },
    {
      titre: { fr: "Une origine vigne", en: "A vine source" },
      description: {
        fr: "Sarments de taille et racines alimentent une filière d’extraits titrés. Cette origine convient aux marques de terroir, à condition d’un certificat de pureté et d’une traçabilité de la parcelle au fût.",
        en: "Pruned shoots and roots feed a supply of standardised extracts. That source suits brands with a regional identity, provided purity is certified and origin traced from plot to drum.",
      },
    },
    {
      titre: { fr: "Plusieurs antioxydants ensemble", en: "Several antioxidants together" },
      description: {
        fr: "Vitamine E, acide férulique et ubiquinol protègent avec lui la base contre l’oxydation. Un test d’oxydation accéléré sur la formule entière vaut mieux qu’un score d’actif isolé.",
        en: "Vitamin E, ferulic acid and ubiquinol help it to protect a base against oxidation. An accelerated oxidation test on the whole formula is worth more than the score of one isolated active.",
      },
    },
    {
      titre: { fr: "Aspect lissé, usage du soir", en: "Smoother look, evening use" },
      description: {
        fr: "L’apparence lissée et l’éclat se démontrent en huit à douze semaines. L’usage du soir évite la lumière et laisse le matin à la vitamine C ; une texture crème masque mieux la moindre évolution de nuance.",
        en: "Smoother appearance and radiance are shown over eight to twelve weeks. Evening use avoids light and leaves the morning to vitamin C, and a cream texture hides small changes in shade better.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "resvératrol" },
  related: ["egcg", "ferulique"],
  caution: {
    fr: "Extraits de renouée : contrôler l’émodine. Forme orale de synthèse : nouvel aliment, 150 mg par jour au plus, avis médical en cas de traitement.",
    en: "Knotweed extracts: check emodin. Oral synthetic form: a novel food, 150 mg a day at most, with medical advice for anyone on medication.",
  },
};
