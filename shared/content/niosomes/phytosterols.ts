import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "phytosterols",
  type: "niosome",
  nom: { fr: "phytostérols", en: "phytosterols" },
  symbol: "Phy",
  subtitle: { fr: "apaisant & souplesse", en: "soothing & suppleness" },
  categories: ["lipides", "végétal"],
  formes: ["Crème"],
  inci: "PHYTOSTEROLS",
  action: { fr: "confort, film protecteur", en: "comfort, protective film" },
  identity: {
    kind: "complex",
    inci: "PHYTOSTEROLS",
    components: [
      { name: { fr: "bêta-sitostérol", en: "beta-sitosterol" } },
      { name: { fr: "campestérol", en: "campesterol" } },
      { name: { fr: "stigmastérol", en: "stigmasterol" } },
    ],
    molecule: {
      name: { fr: "bêta-sitostérol", en: "beta-sitosterol" },
      cas: "83-46-5",
      smiles:
        "CC[C@H](CC[C@@H](C)[C@H]1CC[C@@H]2[C@@]1(CC[C@H]3[C@H]2CC=C4[C@@]3(CC[C@@H](C4)O)C)C)C(C)C",
      formula: "C29H50O",
      shows: "whole",
      note: {
        fr: "Le plus abondant des trois, dessiné pour le mélange.",
        en: "The most abundant of the three, drawn for the mixture.",
      },
    },
  },
  description: {
    fr: "<b>Stérols des huiles végétales.</b> Bêta-sitostérol, campestérol et stigmastérol ne diffèrent du cholestérol que par la chaîne latérale. Colza, soja et pin les fournissent en paillettes cireuses, insolubles dans l’eau et difficiles à fondre.<br><br><b>Ils bâtissent la paroi.</b> Un niosome classique doit sa rigidité au cholestérol. Les phytostérols prennent sa place entre les tensioactifs, moins serrés toutefois : la chaîne plus encombrante oblige à recalculer le ratio et à vérifier la taille des vésicules.<br><br><b>En pratique.</b> La dispersion est blanche, fluide, sans grain. Elle se verse sous 50 °C dans une crème ou un baume, pH 4,5 à 7,5, et remplace la fonte à 140 °C qu’exige la matière brute.",
    en: "<b>Sterols from vegetable oils.</b> Beta-sitosterol, campesterol and stigmasterol differ from cholesterol by the side chain alone. Rapeseed, soya and pine supply them as waxy flakes, insoluble in water and hard to melt.<br><br><b>They build the wall.</b> A conventional niosome owes its stiffness to cholesterol. Phytosterols take its place between the surfactants, though less tightly: their bulkier chain means recalculating the ratio and checking vesicle size.<br><br><b>In practice.</b> The dispersion is white, fluid and free of grain. It pours below 50 °C into a cream or balm, at pH 4.5 to 7.5, and does away with the 140 °C melt that the raw flakes require.",
  },
  bienfaits: [
    {
      titre: { fr: "Cholestérol remplacé", en: "Cholesterol replaced" },
      description: {
        fr: "Remplacer le cholestérol par un stérol végétal rend la vésicule entièrement végane. Comparez le taux d’encapsulation et la fuite des deux versions avant de choisir ; un mélange de tensioactifs peut combler l’écart.",
        en: "Swapping in a plant sterol makes the vesicle vegan from end to end. Encapsulation rate and leakage are compared for the two versions before deciding, and a surfactant blend sometimes closes the gap.",
      },
    },
    {
      titre: { fr: "Actif et structure", en: "Active and structure" },
      description: {
        fr: "La même matière structure la vésicule et assouplit la surface. Une seule ligne INCI, deux fonctions : les formules minimalistes y gagnent en lisibilité, et l’indice d’origine naturelle reste haut.",
        en: "One material structures the vesicle and softens the surface. A single INCI line for two functions makes minimalist formulas easier to read, and the natural origin index stays high.",
      },
    },
    {
      titre: { fr: "Profil et origine botanique", en: "Profile and plant source" },
      description: {
        fr: "Le brassicastérol signe le colza, le stigmastérol penche vers le soja, le sitostanol vers le pin. Une chromatographie en phase gazeuse, après silylation, vérifie l’origine annoncée et chiffre chaque stérol.",
        en: "Brassicasterol points to rapeseed, stigmasterol leans towards soya and sitostanol towards pine. Gas chromatography after silylation verifies the stated origin and puts a figure on each sterol.",
      },
    },
    {
      titre: { fr: "Film et confort", en: "Film and comfort" },
      description: {
        fr: "Avec céramides et acides gras, ils évoquent la composition lipidique de la couche cornée. La perte en eau mesurée à l’évaporimètre chiffre le film déposé ; le confort, lui, se demande au panel.",
        en: "With ceramides and fatty acids they recall the lipid make-up of the horny layer. Evaporimeter readings of water loss quantify the film laid down; comfort is a question for the panel.",
      },
    },
    {
      titre: { fr: "Conditionnement peu exigeant", en: "Undemanding packaging" },
      description: {
        fr: "Saturés à l’exception d’une ou deux doubles liaisons, ils rancissent peu. Pot, tube ou pompe conviennent. Le risque est ailleurs : un froid prolongé peut faire recristalliser le surplus, d’où un cycle thermique obligatoire.",
        en: "Saturated but for one or two double bonds, they seldom turn rancid. Jar, tube or pump will do. The risk lies elsewhere: lengthy cold may recrystallise any excess, hence a compulsory thermal cycle.",
      },
    },
  ],
  product: false,
  related: ["ceramide", "beurre-de-karite"],
  caution: {
    fr: "Origine soja : à mentionner pour les personnes allergiques ; origine pin : colophane à doser. Ne pas transposer à la peau leurs allégations alimentaires sur le cholestérol.",
    en: "Soya origin: mention for allergic users; pine origin: assay rosin. Do not transfer to skin their food claims on cholesterol.",
  },
};
