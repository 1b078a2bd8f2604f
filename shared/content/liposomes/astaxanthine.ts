import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "astaxanthine",
  type: "liposome",
  nom: { fr: "astaxanthine", en: "astaxanthin" },
  symbol: "Ax",
  categories: ["antioxydant"],
  claimStatus: "none",
  niosome: "astaxanthine",
  identity: {
    kind: "molecule",
    inci: "ASTAXANTHIN",
    molecule: {
      name: { fr: "(3S,3′S)-astaxanthine", en: "(3S,3′S)-astaxanthin" },
      cas: "472-61-7",
      smiles:
        "CC1=C(C(C[C@@H](C1=O)O)(C)C)/C=C/C(=C/C=C/C(=C/C=C/C=C(/C=C/C=C(/C=C/C2=C(C(=O)[C@H](CC2(C)C)O)C)\\C)\\C)/C)/C",
      formula: "C40H52O4",
      shows: "whole",
      note: {
        fr: "Forme libre ; l’algue la stocke surtout en esters d’acides gras.",
        en: "Free form; the alga stores it chiefly as fatty acid esters.",
      },
    },
  },
  description: {
    fr: "<b>Caroténoïde rouge des microalgues.</b> <i>Haematococcus pluvialis</i> la produit sous forte lumière, dans des cellules enkystées rouge sang ; le saumon et la crevette lui doivent leur couleur. On l’extrait au dioxyde de carbone supercritique, sous forme d’une oléorésine épaisse, riche en monoesters.<br><br><b>Libre ou estérifiée.</b> Libre, la molécule traverse toute l’épaisseur de la bicouche ; estérifiée, elle en occupe le centre gras. Le liposome transforme cette huile en poudre dispersible, ou en liquide où rien ne remonte en surface.<br><br><b>Protéger la couleur.</b> L’oxygène décolore le pigment. Nous travaillons à l’abri de la lumière, sous azote, à basse température et avec des tocophérols.",
    en: "<b>A red carotenoid from microalgae.</b> <i>Haematococcus pluvialis</i> makes it under strong light, in blood-red cysts; salmon and shrimp owe their colour to it. Supercritical carbon dioxide extracts it as a thick oleoresin rich in monoesters.<br><br><b>Free or esterified.</b> Free, the molecule spans the full thickness of the bilayer; as an ester it sits in the fatty middle. Liposomes turn this oil into a dispersible powder, or into a liquid with nothing rising to the surface.<br><br><b>Protecting the colour.</b> Oxygen bleaches the pigment. We work away from light, under nitrogen, at low temperature and with tocopherols.",
  },
  bienfaits: [
    {
      titre: { fr: "Orientation dans la membrane", en: "Orientation in the membrane" },
      description: {
        fr: "Peu de pigments ont une longueur voisine de l’épaisseur d’une membrane. À chaque bout de l’astaxanthine libre, un hydroxyle et une cétone affleurent côté eau ; la chaîne conjuguée, entre les deux, reste dans la partie grasse.",
        en: "Few pigments are about as long as a membrane is thick. At each end of free astaxanthin, a hydroxyl and a ketone face the water; the conjugated chain between them stays in the fatty part.",
      },
    },
    {
      titre: { fr: "Du homard à la microalgue", en: "From lobster to microalga" },
      description: {
        fr: "Kuhn et Sörensen l’ont décrite en 1938 chez le homard, où une protéine la rend bleue jusqu’à la cuisson. L’algue, cultivée en photobioréacteur ou en bassin, fournit aujourd’hui la matière première des compléments.",
        en: "Kuhn and Sörensen described it in 1938 in lobster, where a protein turns it blue until cooked. Grown in photobioreactors or ponds, the alga now supplies the raw material for supplements.",
      },
    },
    {
      titre: { fr: "Peser de petites doses", en: "Weighing small doses" },
      description: {
        fr: "Avec une oléorésine à 10 %, 8 mg d’astaxanthine représentent 80 mg d’une huile épaisse, difficile à doser. La poudre liposomale se pèse avec précision et se met en gélule végétale, sans capsule molle.",
        en: "With a 10% oleoresin, 8 mg of astaxanthin means 80 mg of a thick oil that is hard to meter. Liposomal powder weighs accurately and goes into hard plant-based capsules instead of softgels.",
      },
    },
    {
      titre: { fr: "Algue ou synthèse", en: "Alga or synthesis" },
      description: {
        fr: "L’algue ne produit que l’isomère 3S,3′S ; la matière de synthèse destinée aux poissons d’élevage en mélange trois. La chromatographie chirale, ou la présence d’esters, prouve l’origine. L’autorisation européenne de nouvel aliment vise l’oléorésine d’algue.",
        en: "The alga makes only the 3S,3′S isomer; synthetic material for farmed fish is a mixture of three. Chiral chromatography, or the presence of esters, proves origin. The European novel food authorisation covers the algal oleoresin.",
      },
    },
    {
      titre: { fr: "Dosage après coupure des esters", en: "Assay after ester cleavage" },
      description: {
        fr: "L’extrait contient de nombreux esters, difficiles à séparer. Une estérase les ramène à l’astaxanthine libre avant l’injection, et le résultat s’exprime sous cette forme. Une saponification à la soude, trop brutale, oxyderait le pigment.",
        en: "The extract contains many esters that are hard to separate. An esterase converts them to free astaxanthin before injection, and the result is stated in that form. Saponification with caustic soda is too harsh and would oxidise the pigment.",
      },
    },
  ],
  product: false,
  related: ["lycopene", "epadha"],
  caution: {
    fr: "Nouvel aliment (règlement (UE) 2023/1581) : 8 mg d’astaxanthine par jour au plus, pour les adultes et les adolescents à partir de 14 ans ; cette dose ne convient pas aux plus jeunes. Dénomination à étiqueter : « oléorésine riche en astaxanthine tirée de l’algue Haematococcus pluvialis ». Ne pas consommer le même jour qu’un autre complément contenant des esters d’astaxanthine.",
    en: "Novel food (Regulation (EU) 2023/1581): at most 8 mg of astaxanthin a day, for adults and adolescents from the age of 14; this dose is not for younger children. Name to be labelled: ‘astaxanthin-rich oleoresin from Haematococcus pluvialis algae’. Not to be taken on the same day as another supplement containing astaxanthin esters.",
  },
};
