import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "glutathion",
  type: "liposome",
  nom: { fr: "glutathion", en: "glutathione" },
  symbol: "GSH",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "glutathion",
  description: {
    fr: "<b>Tripeptide glutamate-cystéine-glycine.</b> Une liaison gamma inhabituelle unit les deux premiers acides aminés ; le thiol de la cystéine fait le reste de sa chimie. Produit par levure, le glutathion réduit s’oxyde une fois dissous et cède aux peptidases. Le cœur du liposome l’isole de l’air et des métaux.",
    en: "<b>A tripeptide of glutamate, cysteine and glycine.</b> An unusual gamma bond joins the first two residues, and the cysteine thiol does the rest of the chemistry. Made by yeast, reduced glutathione oxidises once dissolved and yields to peptidases. The liposome core shuts out air and metals.",
  },
  bienfaits: [
    {
      titre: { fr: "Du philothion au GSH", en: "From philothion to GSH" },
      description: {
        fr: "Joseph de Rey-Pailhade l’aperçut en 1888 dans la levure et le nomma philothion, ami du soufre. Hopkins lui donna son nom actuel en 1921, avant d’en préciser la structure.",
        en: "Joseph de Rey-Pailhade noticed it in yeast in 1888 and called it philothion, lover of sulphur. Hopkins gave it the present name in 1921 and later settled the structure.",
      },
    },
    {
      titre: { fr: "Réduit, et qui le reste", en: "Reduced, and kept so" },
      description: {
        fr: "Deux molécules de GSH s’unissent en GSSG dès que l’oxygène ou le cuivre s’en mêle. Eau désaérée, chélation, fermeture rapide des vésicules : le contrôle suit ensuite le rapport entre les deux formes.",
        en: "Two GSH molecules join into GSSG as soon as oxygen or copper steps in. Deaerated water, chelation and quick vesicle closure answer that; quality control then follows the ratio between both forms.",
      },
    },
    {
      titre: { fr: "Le soufre en sourdine", en: "Sulphur played down" },
      description: {
        fr: "Odeur d’œuf, saveur acide : peu de consommateurs aiment le glutathion nu. L’enveloppe rend le liquide buvable avec un arôme d’agrume, et la poudre supportable à l’ouverture du pot.",
        en: "Egg smell and sour taste: few people enjoy bare glutathione. The envelope makes a liquid drinkable with a citrus flavour, and the powder bearable when a jar is opened.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "glutathion" },
  related: ["alpha-lipoique", "vitamine-c"],
};
