import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "ashwagandha",
  type: "liposome",
  nom: { fr: "ashwagandha", en: "ashwagandha" },
  symbol: "Ash",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "WITHANIA SOMNIFERA ROOT EXTRACT",
    cas: "90147-43-6",
    latin: "Withania somnifera",
    part: { fr: "racine", en: "root" },
    marker: {
      name: { fr: "withanolide A", en: "withanolide A" },
      cas: "32911-62-9",
      smiles:
        "CC1=C(C(=O)O[C@H](C1)[C@@](C)([C@H]2CC[C@@H]3[C@@]2(CC[C@H]4[C@H]3[C@H]5[C@H](O5)[C@@]6([C@@]4(C(=O)C=CC6)C)O)C)O)C",
      formula: "C28H38O6",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Racine de <i>Withania somnifera</i>, Solanacées.</b> Cet arbrisseau aux baies rouges, enfermées comme celles du physalis dans un calice papyracé, se cultive sur les terres sèches du Rajasthan et du Madhya Pradesh. Sa racine renferme des withanolides, lactones stéroïdiques à vingt-huit carbones, libres ou liées à un sucre.<br><br><b>Deux places dans la vésicule.</b> Les withanolides libres, proches des stérols, se logent dans la paroi ; les withanosides, liés à un sucre, restent plus près de l’eau. Un même liposome contient donc les deux fractions de l’extrait.<br><br><b>En pratique.</b> L’extrait brut est brun et résineux, au goût terreux. La forme liposomale est une poudre fluide, au goût plus discret, pour la gélule, le sachet ou le liquide.",
    en: "<b>Root of <i>Withania somnifera</i>, nightshade family.</b> This small shrub, whose red berries are enclosed in a papery calyx like those of physalis, is farmed on the dry lands of Rajasthan and Madhya Pradesh. The root holds withanolides, steroidal lactones of twenty-eight carbons, either free or bound to a sugar.<br><br><b>Two places in one vesicle.</b> Free withanolides, chemically close to sterols, lodge in the wall; withanosides, which carry a sugar, stay nearer the water. One liposome can therefore hold both fractions of the extract.<br><br><b>In practice.</b> The raw extract is brown, resinous and earthy in taste. In liposomal form it is a free-flowing powder with a milder taste, for capsules, sachets or liquids.",
  },
  bienfaits: [
    {
      titre: { fr: "Nom et usage traditionnel", en: "Name and traditional use" },
      description: {
        fr: "En sanskrit, ashva désigne le cheval et gandha l’odeur : le nom décrit la racine fraîche. L’Ayurvéda l’utilise traditionnellement en poudre fine, mêlée à du lait chaud, à du miel ou à du ghee, un beurre clarifié.",
        en: "In Sanskrit, ashva means horse and gandha smell: the name describes the fresh root. Ayurveda traditionally uses it as a fine powder stirred into warm milk, honey or ghee, a clarified butter.",
      },
    },
    {
      titre: { fr: "Racine seule, sans feuille", en: "Root only, no leaf" },
      description: {
        fr: "La feuille contient plus de withaférine A et n’a pas le même usage traditionnel. Demandez un extrait de racine seule, identifié par empreinte chromatographique, dont le bulletin indique la withaférine A à côté du total des withanolides.",
        en: "Leaves contain more withaferin A and do not share the traditional use of the root. Ask for an extract of root alone, identified by chromatographic fingerprint, with withaferin A reported next to total withanolides on the certificate.",
      },
    },
    {
      titre: { fr: "Comparer les méthodes de titrage", en: "Comparing assay methods" },
      description: {
        fr: "La gravimétrie pèse tout ce que le solvant entraîne ; la chromatographie liquide additionne des pics identifiés. Deux extraits annoncés au même pourcentage peuvent donc différer nettement : comparez les méthodes avant de comparer les prix.",
        en: "Gravimetry weighs whatever the solvent carries away; liquid chromatography adds up identified peaks. Two extracts sold at the same percentage can therefore differ widely: compare methods before you compare prices.",
      },
    },
    {
      titre: { fr: "Un extrait plus maniable", en: "An extract easier to handle" },
      description: {
        fr: "Résineux, l’extrait brut s’agglomère sur les doseurs. En poudre liposomale, il s’écoule mieux et se mélange de façon régulière aux poudres minérales, même lorsqu’il ne représente qu’une faible part de la formule.",
        en: "The raw extract is resinous and clumps on dosing equipment. As a liposomal powder it flows better and blends evenly with mineral powders, even when it makes up only a small share of the formula.",
      },
    },
    {
      titre: { fr: "L’associer à un nutriment", en: "Pairing with a nutrient" },
      description: {
        fr: "Les allégations sur la plante attendent encore une décision européenne. Les marques l’associent souvent à un nutriment qui dispose d’allégations autorisées, magnésium ou vitamine B6, à la dose requise et avec son propre libellé.",
        en: "Claims for the plant still await a European decision. Brands often combine it with a nutrient that has authorised claims, such as magnesium or vitamin B6, dosed high enough to carry them and labelled in the authorised words.",
      },
    },
  ],
  product: false,
  related: ["rhodiola", "scutellairedubaikal"],
  caution: {
    fr: "ANSES 2024 : déconseillé aux moins de 18 ans, aux femmes enceintes ou allaitantes, en cas de trouble endocrinien, hépatique ou cardiaque, ou de traitement agissant sur le système nerveux central. Vente interdite au Danemark.",
    en: "ANSES 2024: not for under-18s, pregnant or breastfeeding women, people with endocrine, liver or heart disorders, or anyone on medicines acting on the central nervous system. Banned from sale in Denmark.",
  },
};
