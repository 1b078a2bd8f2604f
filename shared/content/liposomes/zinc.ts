import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "zinc",
  nom: { fr: "zinc", en: "zinc" },
  symbol: "Zn",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  niosome: "zinc",
  description: {
    fr: "<b>Le bisglycinate de zinc</b> reste en solution quand le pH remonte, ce que l’oxyde ne fait pas. Il garde pourtant une astringence que les arômes couvrent mal. La bicouche l’isole de la langue et le tient à l’écart des vitamines qu’il dégrade, dans les comprimés à croquer, les sticks et les liquides.",
    en: "<b>Zinc bisglycinate</b> stays in solution as pH rises, where zinc oxide does not. What remains is an astringency that flavourings struggle to cover. A lipid bilayer shields the tongue from it and keeps zinc away from the vitamins it would degrade in chewables, sticks and liquids.",
  },
  bienfaits: [
    {
      titre: { fr: "Immunité et stress oxydatif", en: "Immunity and oxidative stress" },
      claims: ["zinc/immune-system", "zinc/oxidative-stress"],
    },
    {
      titre: { fr: "Peau, cheveux et ongles", en: "Skin, hair and nails" },
      claims: ["zinc/skin", "zinc/hair", "zinc/nails"],
    },
    {
      titre: { fr: "Ossature, vision et cognition", en: "Bones, vision and cognition" },
      claims: ["zinc/bones", "zinc/vision", "zinc/cognitive-function"],
    },
    {
      titre: { fr: "Fertilité et testostérone", en: "Fertility and testosterone" },
      claims: ["zinc/fertility-reproduction", "zinc/testosterone"],
    },
    {
      titre: { fr: "Métabolisme et cellules", en: "Metabolism and cells" },
      claims: [
        "zinc/acid-base-metabolism",
        "zinc/carbohydrate-metabolism",
        "zinc/macronutrients",
        "zinc/fatty-acids",
        "zinc/vitamin-a-metabolism",
        "zinc/protein-synthesis",
        "zinc/dna-synthesis",
        "zinc/cell-division",
      ],
    },
  ],
  product: { range: "gamme les essentiels", subName: "zinc" },
  related: ["selenium", "cuivre"],
  caution: {
    fr: "EFSA : 25 mg par jour au plus, aliments compris. Sur une longue durée, prévoir du cuivre dans la formule. À espacer de deux heures d’un antibiotique de type cycline ou quinolone.",
    en: "EFSA: 25 mg a day at most, food included. For long-term use, plan some copper in the formula. Leave two hours between zinc and a tetracycline or quinolone antibiotic.",
  },
};
