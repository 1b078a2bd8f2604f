import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamined3",
  nom: { fr: "vitamine d3", en: "vitamin d3" },
  symbol: "D3",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "CHOLECALCIFEROL",
    molecule: {
      name: { fr: "cholécalciférol", en: "cholecalciferol" },
      cas: "67-97-0",
      smiles: "C[C@H](CCCC(C)C)[C@H]1CC[C@@H]2[C@@]1(CCC/C2=C\\C=C/3\\C[C@H](CCC3=C)O)C",
      formula: "C27H44O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un stérol ouvert par la lumière.</b> Tiré du cholestérol de la lanoline, le 7-déhydrocholestérol voit l’un de ses cycles s’ouvrir sous irradiation et devient cholécalciférol. Une autre source, le lichen, convient aux gammes véganes. Un microgramme vaut 40 UI.<br><br><b>Sans huile support.</b> Insoluble dans l’eau, la D3 se présente d’ordinaire dans une huile. Logée dans la paroi du liposome, parallèle aux chaînes, elle forme une dispersion aqueuse : spray buccal, gouttes sans triglycérides, poudre en sachet deviennent possibles.<br><br><b>Stabilité et dosage.</b> L’oxygène l’oxyde, les acides l’isomérisent. On y répond par un antioxydant lipophile, du verre ambré et un dosage qui additionne vitamine et prévitamine, puisque la seconde se reforme à chaud. Le volume délivré par la pompe ou le compte-gouttes se contrôle aussi.",
    en: "<b>A sterol opened by light.</b> Derived from lanolin cholesterol, 7-dehydrocholesterol has one of its rings opened by irradiation and becomes cholecalciferol. Another source, lichen, suits vegan ranges. One microgram is 40 IU.<br><br><b>No carrier oil.</b> Insoluble in water, D3 is normally supplied in oil. Lodged in the liposome wall, parallel to the chains, it disperses in water, which makes oral sprays, drops free of triglycerides and sachet powders possible.<br><br><b>Stability and assay.</b> Oxygen oxidises it and acids isomerise it. The answers are a fat-soluble antioxidant, amber glass and an assay that adds vitamin to previtamin, since heat re-forms the latter. The volume that the pump or dropper delivers is checked as well.",
  },
  allegation: {
    fr: "La vitamine D peut porter ces allégations à partir de 0,75 µg par jour, selon le règlement (UE) 432/2012.",
    en: "Vitamin D may carry these claims from 0.75 µg a day, under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Ossature et dentition", en: "Bones and teeth" },
      claims: ["vitamin-d/bones", "vitamin-d/teeth"],
    },
    {
      titre: { fr: "Calcium et phosphore", en: "Calcium and phosphorus" },
      claims: ["vitamin-d/calcium-phosphorus-absorption", "vitamin-d/blood-calcium"],
    },
    {
      titre: { fr: "Fonction musculaire", en: "Muscle function" },
      claims: ["vitamin-d/muscle-function"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-d/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["vitamin-d/cell-division"],
    },
    {
      titre: { fr: "Lanoline ou lichen", en: "Lanolin or lichen" },
      description: {
        fr: "La molécule est identique, l’origine change le public visé. La lanoline, issue de la laine, convient aux végétariens, le lichen aux véganes. Traçabilité, résidus de pesticides et, pour la laine, origine géographique se demandent au fournisseur avant le premier devis.",
        en: "The molecule is the same, the audience is not. Lanolin, from wool, suits vegetarians and lichen suits vegans. Ask the supplier for traceability, pesticide residues and, for wool, country of origin before the first quotation.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines d3" },
  related: ["vitaminesk2d3", "vitaminea"],
  caution: {
    fr: "Adulte : 100 µg (4 000 UI) par jour au plus selon l’EFSA. En France, au maximum 25 µg avant 10 ans et 75 µg à l’adolescence. À éviter en cas d’hypercalcémie ou de lithiase calcique ; pas de cumul avec une ampoule prescrite.",
    en: "Adults: 100 µg (4,000 IU) a day at most according to EFSA. In France, 25 µg at most before the age of 10 and 75 µg for adolescents. To be avoided with hypercalcaemia or calcium stones, and not to be added to a prescribed dose.",
  },
};
