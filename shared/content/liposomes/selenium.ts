import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "selenium",
  nom: { fr: "sélénium", en: "selenium" },
  symbol: "Se",
  type: "liposome",
  categories: ["minéral"],
  claimStatus: "authorised",
  identity: {
    kind: "mineral",
    inci: "SELENOMETHIONINE",
    salt: { fr: "L-sélénométhionine", en: "L-selenomethionine" },
    molecule: {
      name: { fr: "L-sélénométhionine", en: "L-selenomethionine" },
      cas: "3211-76-5",
      smiles: "C[Se]CC[C@H](N)C(=O)O",
      formula: "C5H11NO2Se",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Une méthionine au sélénium.</b> Le squelette est le même, à un atome près : là où la méthionine porte du soufre, la L-sélénométhionine porte du sélénium, pour 40 % de sa masse. C’est la forme dominante du blé, de la noix du Brésil et de la levure enrichie ; nous employons une qualité de synthèse, en isomère L seul.<br><br><b>Au microgramme près.</b> La valeur de référence, 55 µg, correspond à 137 µg de sélénométhionine. Hydrosoluble, elle se charge dans le cœur des liposomes ; la poudre séchée, d’un titre connu, se pèse avec précision. La paroi atténue l’odeur d’ail.<br><br><b>Une oxydation à surveiller.</b> L’air et les peroxydes la transforment en sélénoxyde. Lipides à faible indice de peroxyde et sachet étanche limitent la réaction ; la chromatographie distingue les deux formes, que le dosage du sélénium total confond.",
    en: "<b>A methionine with selenium.</b> The skeleton is the same but for one atom: where methionine carries sulphur, L-selenomethionine carries selenium, 40% of its mass. It is the dominant form in wheat, Brazil nuts and enriched yeast. We use a synthetic grade, the L isomer alone.<br><br><b>To the nearest microgram.</b> The 55 µg reference value equals 137 µg of selenomethionine. Being water-soluble, it loads into the liposome core; the dried powder, of known strength, can be weighed accurately. The wall subdues the garlic smell.<br><br><b>Oxidation to watch.</b> Air and peroxides turn it into the selenoxide. Lipids low in peroxides and an airtight pouch limit that reaction. Chromatography tells the two forms apart, which a total selenium assay cannot.",
  },
  allegation: {
    fr: "Autorisées par le règlement (UE) 432/2012, les allégations du sélénium s’emploient à partir de 8,25 µg par jour.",
    en: "Authorised by Regulation (EU) 432/2012, selenium claims may be used from 8.25 µg a day.",
  },
  bienfaits: [
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["selenium/immune-system"],
    },
    {
      titre: { fr: "Cheveux et ongles", en: "Hair and nails" },
      claims: ["selenium/hair", "selenium/nails"],
    },
    {
      titre: { fr: "Thyroïde", en: "Thyroid" },
      claims: ["selenium/thyroid-function"],
    },
    {
      titre: { fr: "Stress oxydatif", en: "Oxidative stress" },
      claims: ["selenium/oxidative-stress"],
    },
    {
      titre: { fr: "Spermatogenèse", en: "Spermatogenesis" },
      claims: ["selenium/spermatogenesis"],
    },
    {
      titre: { fr: "Forme organique ou minérale", en: "Organic or inorganic form" },
      description: {
        fr: "Mis en présence de vitamine C dissoute, le sélénite se réduit en sélénium élémentaire, insoluble et rouge. La sélénométhionine ne subit pas cette réaction : elle permet de réunir les deux nutriments dans une boisson ou un comprimé effervescent.",
        en: "Put together with dissolved vitamin C, selenite is reduced to elemental selenium, red and insoluble. Selenomethionine does not undergo that reaction, so both nutrients can share a drink or an effervescent tablet.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "immunité" },
  related: ["zinc", "vitamine-e"],
  caution: {
    fr: "Limite supérieure fixée par l’EFSA en 2023 : 255 µg par jour pour un adulte, aliments et compléments réunis. Compter aussi ce qu’apporte une levure enrichie ou un autre complément.",
    en: "Upper level set by EFSA in 2023: 255 µg a day for adults, from all sources. Count what an enriched yeast or another supplement already provides.",
  },
};
