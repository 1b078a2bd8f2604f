import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bacillus-subtilis-sph-164",
  type: "probiotique",
  species: "Bacillus subtilis",
  code: "SPH 164",
  cfu: 200,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Sphère intestinale", en: "Intestinal area" },
  technologie: null,
  description: {
    fr: "<b>Le bacille du natto.</b> Le Japon l’emploie depuis des siècles pour fermenter le soja. <i>B. subtilis</i>, bâtonnet mobile à Gram positif, surtout aérobie, vit dans le sol et sur les racines ; privé de nutriments, il forme une spore centrale.<br><br><b>200 milliards, grain régulier.</b> La spore est déjà résistante : VPRO® sert ici à calibrer la poudre et à la faire couler. Les poussières se confinent à la source, car leurs spores contaminent la ligne.",
    en: "<b>The natto bacillus.</b> Japan has used it for centuries to ferment soya beans. <i>B. subtilis</i>, a motile Gram-positive rod, mainly aerobic, lives in soil and on roots; when nutrients run out, it forms a central spore.<br><br><b>200 billion, even grain.</b> A spore is already resistant: here VPRO® gives the powder an even particle size and good flow. Dust is contained at source, because its spores contaminate the line.",
  },
  bienfaits: [
    {
      titre: { fr: "Enzymes et germination", en: "Enzymes and germination" },
      description: {
        fr: "Les microbiologistes du sol étudient ses enzymes et ses biofilms ; les gastro-entérologues, la germination de la spore dans l’intestin. Les essais portent souvent sur des mélanges : l’effet propre de l’espèce y reste inconnu.",
        en: "Soil microbiologists study its enzymes and biofilms; gastroenterologists, how the spore germinates in the gut. Trials often test blends, so what belongs to this species alone remains unknown.",
      },
    },
    {
      titre: { fr: "Gomme, café, gélule", en: "Gummy, coffee, capsule" },
      description: {
        fr: "La spore supporte la cuisson d’une gomme de pectine et l’eau d’un café soluble ; la gélule reste la forme la plus simple. Avec du natto en poudre, déclarer le soja. Éviter les formes liquides, où elle germe.",
        en: "The spore withstands cooking into a pectin gummy and the hot water of instant coffee; the capsule remains the simplest form. With natto powder, declare soya. Avoid liquid forms, in which it germinates.",
      },
    },
    {
      titre: { fr: "Toxines exclues, spores comptées", en: "Toxins excluded, spores counted" },
      description: {
        fr: "La qualification QPS demande l’absence d’activité toxinogène : analyse exigée par souche. Dénombrement après choc à 80 °C pendant dix minutes, incubation à 37 °C. Le gène 16S ne la distingue pas des espèces proches ; <i>gyrB</i> y parvient.",
        en: "QPS qualification asks for absence of toxigenic activity: a test required strain by strain. Count after a heat shock at 80 °C for ten minutes, incubating at 37 °C. The 16S sequence is too similar in close species; <i>gyrB</i> tells them apart.",
      },
    },
  ],
};
