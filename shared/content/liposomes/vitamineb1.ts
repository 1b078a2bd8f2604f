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
    fr: "<b>Deux noyaux, un pont.</b> Une pyrimidine et un thiazole soufré sont reliés par un seul carbone, qui est aussi le point faible de la thiamine. Le chlorhydrate, cristallisé et très soluble, est la forme la plus simple à charger dans un cœur aqueux.<br><br><b>Odeur et compatibilité.</b> Son odeur de levure se remarque dans une boisson en poudre. La membrane l’atténue et limite le contact avec deux types de réactifs : les sulfites, qui coupent le pont, et les sels alcalins, qui ouvrent le thiazole.<br><br><b>Sous pH 5.</b> La vitamine tient bien en milieu acide, mal au-dessus de la neutralité. En liquide, nous employons un tampon citrate à pH bas, dedans comme dehors ; en poudre, l’essentiel est d’éviter l’humidité, surtout en présence de bicarbonates.",
    en: "<b>Two rings and a bridge.</b> A pyrimidine and a sulphur-bearing thiazole are linked by a single carbon, which is also the weak point of thiamine. Crystalline and highly soluble, the hydrochloride is the simplest form to load into an aqueous core.<br><br><b>Smell and compatibility.</b> Its yeasty smell is noticeable in a powdered drink. The membrane subdues it and limits contact with two kinds of reagent: sulphites, which cut the bridge, and alkaline salts, which open the thiazole.<br><br><b>Below pH 5.</b> This vitamin keeps well in acid, poorly past neutral. In liquids, we use a citrate buffer at low pH, inside the liposomes and out. In powders, the main thing is to keep out moisture, above all where bicarbonates are present.",
  },
  allegation: {
    fr: "Dès 0,165 mg par jour, la thiamine (vitamine B1) peut porter les quatre allégations autorisées par le règlement (UE) 432/2012.",
    en: "From 0.165 mg a day, thiamine (vitamin B1) may carry the four claims authorised by Regulation (EU) 432/2012.",
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
        fr: "Le mononitrate, peu hygroscopique, est préférable en comprimé sec. Le chlorhydrate, qui se dissout dans son propre poids d’eau, convient à l’encapsulation et aux liquides. Les deux sels sont inscrits à la directive 2002/46/CE.",
        en: "Mononitrate takes up little moisture and is preferable in dry tablets. Hydrochloride dissolves in its own weight of water, which suits encapsulation and liquids. Both salts are listed in Directive 2002/46/EC.",
      },
    },
    {
      titre: { fr: "Base ou sel", en: "Base or salt" },
      description: {
        fr: "Pour 1,1 mg de thiamine, valeur de référence, on pèse 1,4 mg de chlorhydrate. Le calcul doit figurer au dossier de lot : une confusion entre base et sel fausse le titre d’environ un quart.",
        en: "To supply 1.1 mg of thiamine, the reference value, weigh 1.4 mg of hydrochloride. Put the calculation in the batch record, because mistaking base for salt skews the content by about a quarter.",
      },
    },
    {
      titre: { fr: "Dosage par fluorescence", en: "Assay by fluorescence" },
      description: {
        fr: "Oxydée en milieu basique, la thiamine donne le thiochrome, qui émet une lumière bleue sous ultraviolet. Cette réaction ancienne sert encore à la détection en chromatographie et distingue la vitamine intacte de ses fragments.",
        en: "Oxidised in base, thiamine becomes thiochrome, which glows blue under ultraviolet light. That old reaction still serves for detection in chromatography and tells the intact vitamin from its fragments.",
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
