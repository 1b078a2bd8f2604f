import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb1",
  nom: { fr: "vitamine b1", en: "vitamin b1" },
  symbol: "B1",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "THIAMINE HCL",
    molecule: {
      name: { fr: "chlorhydrate de thiamine", en: "thiamine hydrochloride" },
      cas: "67-03-8",
      smiles: "Cc1ncc(C[n+]2csc(CCO)c2C)c(N)n1.Cl.[Cl-]",
      formula: "C12H18Cl2N4OS",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Deux noyaux, un pont.</b> Une pyrimidine et un thiazole soufré sont reliés par un seul carbone : ce pont fait la thiamine, et sa fragilité. Le chlorhydrate, cristallisé et très soluble, est la forme la plus simple à charger dans un cœur aqueux.<br><br><b>L’odeur, puis le reste.</b> Sa note de levure envahit une boisson en poudre. La membrane la retient et fait écran aux réactifs : sulfites qui tranchent le pont, sels alcalins qui ouvrent le thiazole.<br><br><b>Sous pH 5.</b> La vitamine tient bien en milieu acide, mal au-dessus de la neutralité. En liquide, un tampon citrate à pH bas s’accorde avec l’intérieur des vésicules ; en poudre, l’essentiel est de tenir l’humidité loin des bicarbonates.",
    en: "<b>Two rings and a bridge.</b> A pyrimidine and a sulphur-bearing thiazole are linked by one carbon: that bridge makes thiamine what it is, fragility included. Crystalline and highly soluble, the hydrochloride is the simplest form to load into an aqueous core.<br><br><b>Smell first.</b> Its yeasty note takes over a powdered drink. A membrane holds it in and screens off reagents, namely sulphites, which cut the bridge, and alkaline salts, which open the thiazole.<br><br><b>Below pH 5.</b> This vitamin keeps well in acid, poorly past neutral. In liquids, a citrate buffer at low pH agrees with the vesicle interior. In powders, the main thing is to keep moisture away from bicarbonates.",
  },
  allegation: {
    fr: "Dès 0,165 mg par jour, la thiamine (vitamine B1) peut porter les quatre énoncés retenus par le règlement (UE) 432/2012.",
    en: "From 0.165 mg a day, thiamine (vitamin B1) may bear the four sentences retained by Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Métabolisme énergétique", en: "Energy metabolism" },
      claims: ["thiamine/energy-metabolism"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["thiamine/nervous-system", "thiamine/psychological-function"],
    },
    {
      titre: { fr: "Fonction cardiaque", en: "Heart function" },
      claims: ["thiamine/heart"],
    },
    {
      titre: {
        fr: "Chlorhydrate ou mononitrate",
        en: "Hydrochloride or mononitrate",
      },
      description: {
        fr: "Le mononitrate, peu hygroscopique, l’emporte en comprimé sec. Le chlorhydrate, qui se dissout dans son propre poids d’eau, convient à l’encapsulation et aux liquides. Les deux sels sont inscrits à la directive 2002/46/CE.",
        en: "Mononitrate takes up little moisture and wins in dry tablets. Hydrochloride dissolves in its own weight of water, which suits encapsulation and liquids. Both salts are listed in Directive 2002/46/EC.",
      },
    },
    {
      titre: { fr: "Base ou sel", en: "Base or salt" },
      description: {
        fr: "Pour 1,1 mg de thiamine, valeur de référence, on pèse 1,4 mg de chlorhydrate. La formule de calcul doit figurer au dossier de lot : une confusion entre base et sel déplace le titre d’un quart.",
        en: "To supply 1.1 mg of thiamine, the reference value, weigh 1.4 mg of hydrochloride. Put the calculation in the batch record, because mistaking base for salt shifts the assay by a quarter.",
      },
    },
    {
      titre: { fr: "Dosage par fluorescence", en: "Read by fluorescence" },
      description: {
        fr: "Oxydée en milieu basique, la thiamine devient thiochrome, qui luit en bleu sous ultraviolet. Cette réaction ancienne sert encore de détection en chromatographie et distingue la vitamine intacte de ses fragments.",
        en: "Oxidised in base, thiamine becomes thiochrome, which glows blue under ultraviolet light. That old reaction still serves for detection in chromatography and tells intact vitamin from its fragments.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb3", "complexevitaminesB"],
  caution: {
    fr: "Aucune limite supérieure n’a pu être fixée au niveau européen, faute de données (2001) ; les plafonds nationaux s’appliquent. Éviter les extraits de vin ou de fruits sulfités dans la même formule.",
    en: "No European upper level could be set for want of data (2001), so national maximums apply. Avoid sulphited wine or fruit extracts in the same formula.",
  },
};
