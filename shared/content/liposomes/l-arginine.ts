import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-arginine",
  type: "liposome",
  nom: { fr: "l-arginine", en: "l-arginine" },
  symbol: "Arg",
  categories: ["acide aminé"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "ARGININE",
    molecule: {
      name: { fr: "L-arginine", en: "L-arginine" },
      cas: "74-79-3",
      smiles: "N[C@@H](CCCNC(=N)N)C(=O)O",
      formula: "C6H14N4O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Acide aminé basique.</b> L’arginine porte un groupe guanidine, chargé positivement à tout pH alimentaire. La fermentation de sucres végétaux la fournit sous forme de base libre ; l’acide chlorhydrique en fait un sel proche de la neutralité, plus simple à manier.<br><br><b>Séparer des actifs acides.</b> Le liposome l’enferme en phase aqueuse, à l’écart des acides de la même formule : pas d’effervescence précoce, pas d’arôme altéré. Sa charge positive l’attire vers les phosphates, sur la face interne de la paroi.<br><br><b>Des doses de l’ordre du gramme.</b> Elles orientent vers la poudre en stick ou le liquide en dose unitaire ; la gélule convient aux mélanges d’acides aminés, où chaque apport est plus faible.",
    en: "<b>A basic amino acid.</b> Arginine bears a guanidine group, positively charged at any pH met in food. Fermentation of plant sugars supplies it as the free base; hydrochloric acid turns that into a near-neutral salt, simpler to handle.<br><br><b>Kept apart from acids.</b> The liposome encloses it in the water phase, away from acids in the same formula: no early fizz, no altered flavour. Its positive charge draws it to the phosphates on the inner face of the wall.<br><br><b>Doses around a gram.</b> They point to powder in sticks or unit-dose liquids; capsules suit blends of amino acids, where each amount is smaller.",
  },
  bienfaits: [
    {
      titre: { fr: "Place dans le métabolisme", en: "Place in metabolism" },
      description: {
        fr: "Isolée en 1886 de plantules de lupin, l’arginine est un maillon du cycle de l’urée, décrit par Krebs et Henseleit en 1932. Elle est aussi le substrat des NO-synthases ; aucune allégation de santé n’est autorisée pour autant.",
        en: "Isolated from lupin seedlings in 1886, arginine is a link in the urea cycle, described by Krebs and Henseleit in 1932. It is also the substrate of nitric oxide synthases; this does not authorise any health claim.",
      },
    },
    {
      titre: { fr: "Base libre ou chlorhydrate", en: "Free base or hydrochloride" },
      description: {
        fr: "La base libre rend l’eau nettement alcaline et absorbe le dioxyde de carbone de l’air ; le chlorhydrate reste proche de la neutralité, mais ne contient que 83 % d’arginine en masse. Nous calculons la dose selon la forme choisie.",
        en: "The free base makes water clearly alkaline and takes up carbon dioxide from the air; the hydrochloride stays near neutral but contains only 83% arginine by weight. We calculate the dose on the form you choose.",
      },
    },
    {
      titre: { fr: "Un goût atténué", en: "A milder taste" },
      description: {
        fr: "Amère et un peu savonneuse, elle domine vite un sachet. L’encapsulation réduit le contact avec la langue : à des doses de l’ordre du gramme, il faut moins d’arôme et moins d’édulcorant.",
        en: "Bitter and slightly soapy, it soon dominates a sachet. Encapsulation reduces contact with the tongue, so doses of around a gram need less flavouring and less sweetener.",
      },
    },
    {
      titre: { fr: "Compatibilité avec les acides", en: "Compatibility with acids" },
      description: {
        fr: "La base libre neutralise la vitamine C et l’acide citrique, et fait virer la couleur des fruits rouges. Derrière une membrane, elle peut partager leur stick, et la poudre reste fluide au lieu de prendre en masse.",
        en: "The free base neutralises vitamin C and citric acid, and shifts the colour of red fruits. Behind a membrane it can share a stick with them, and the powder stays free-flowing instead of setting hard.",
      },
    },
    {
      titre: { fr: "Pureté optique et ammonium", en: "Optical purity and ammonium" },
      description: {
        fr: "Le pouvoir rotatoire confirme l’isomère L ; l’ammonium et les autres acides aminés renseignent sur la qualité de la fermentation. La Pharmacopée européenne a une monographie pour la base et une pour le chlorhydrate : elles nous servent de référence.",
        en: "Optical rotation confirms the L isomer; ammonium and other amino acids show how good the fermentation was. The European Pharmacopoeia has one monograph for the base and one for the hydrochloride: we use them as the reference.",
      },
    },
  ],
  product: false,
  related: ["l-lysine", "gaba"],
  caution: {
    fr: "Avis médical avant usage en cas d’antécédent cardiaque, de maladie rénale ou de traitement de la tension artérielle. À éviter chez la femme enceinte ou allaitante et avant 18 ans.",
    en: "Medical advice before use for anyone with a cardiac history, kidney disease or blood-pressure treatment. Avoid in pregnancy, while breastfeeding and under the age of 18.",
  },
};
