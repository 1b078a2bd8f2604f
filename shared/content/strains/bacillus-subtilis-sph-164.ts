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
    fr: "<b>Le bacille du natto.</b> Le Japon lui confie son soja fermenté depuis des siècles. <i>B. subtilis</i>, bâtonnet mobile à Gram positif, aérobie, vit dans le sol et sur les racines ; privé de nourriture, il forme une spore centrale.<br><br><b>200 milliards, grain régulier.</b> La spore est déjà résistante : VPRO® sert ici à calibrer la poudre et à la faire couler. L’atelier se protège des poussières, qui ensemencent tout.",
    en: "<b>The natto bacillus.</b> Japan has trusted it with fermented soya for centuries. <i>B. subtilis</i>, a motile Gram-positive rod, aerobic, lives in soil and on roots; short of food, it forms a central spore.<br><br><b>200 billion, even grain.</b> A spore is already resistant: here VPRO® serves to grade the powder and make it flow. Workshops guard against dust, which seeds everything.",
  },
  bienfaits: [
    {
      titre: { fr: "Enzymes et gaz", en: "Enzymes and gases" },
      description: {
        fr: "Sécrétion d’enzymes, biofilm, germination dans l’intestin et gaz de fermentation inscrivent l’espèce dans deux disciplines, la microbiologie du sol et la gastro-entérologie. Les articles l’emploient souvent en mélange.",
        en: "Enzyme secretion, biofilm, germination in the gut and fermentation gases place the species in two disciplines, soil microbiology and gastroenterology. Articles often use it in blends.",
      },
    },
    {
      titre: { fr: "Gomme, café, gélule", en: "Gummy, coffee, capsule" },
      description: {
        fr: "La gomme de pectine et le café soluble entrent dans son domaine ; la gélule reste la base. Avec du natto en poudre, déclarer le soja. Éviter les formes liquides, où elle germe.",
        en: "Pectin gummies and instant coffee come within its range; the capsule remains the base. With natto powder, declare soya. Avoid liquid forms, in which it germinates.",
      },
    },
    {
      titre: { fr: "Toxines exclues, spores comptées", en: "Toxins excluded, spores counted" },
      description: {
        fr: "La qualification QPS demande l’absence d’activité toxinogène : analyse exigée par souche. Choc à 80 °C pendant dix minutes, étalement, 37 °C. Le 16S la confond avec ses proches ; <i>gyrB</i> tranche.",
        en: "QPS qualification asks for absence of toxigenic activity: a test required strain by strain. Shock at 80°C for ten minutes, plating, 37°C. 16S confuses it with its kin; <i>gyrB</i> decides.",
      },
    },
  ],
};
