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
    fr: "<b>Acide aminé basique.</b> L’arginine doit son caractère à un groupe guanidine, chargé positivement à tout pH alimentaire. La fermentation de sucres végétaux la fournit en base libre ; l’acide chlorhydrique en fait un sel neutre, plus simple à manier.<br><br><b>Un compartiment à part.</b> Le liposome l’enferme en phase aqueuse, loin des actifs acides de la même formule : ni effervescence précoce, ni virage d’arôme. Sa charge l’attire vers les phosphates de la paroi, qu’elle tapisse sans la percer.<br><br><b>Doses de l’ordre du gramme.</b> Elles orientent vers la poudre en stick ou le liquide en dose unitaire ; la gélule se réserve aux apports partagés avec d’autres acides aminés.",
    en: "<b>A basic amino acid.</b> Arginine takes its character from a guanidine group, positively charged at any pH met in food. Fermentation of plant sugars supplies it as free base; hydrochloric acid turns that into a neutral salt which is simpler to handle.<br><br><b>A compartment apart.</b> A liposome encloses it in the water phase, away from acidic actives in the same formula: no early fizz, no flavour drift. Its charge draws it to the phosphates of the wall, which it lines without breaching it.<br><br><b>Doses around a gram.</b> They point to powder in sticks or unit-dose liquids; capsules are kept for intakes shared with other amino acids.",
  },
  bienfaits: [
    {
      titre: { fr: "Maillon du cycle de l’urée", en: "Part of the urea cycle" },
      description: {
        fr: "Isolée en 1886 de plantules de lupin, l’arginine prend part au cycle de l’urée que Krebs et Henseleit décrivirent en 1932. Elle est aussi le substrat des enzymes NO-synthases : une donnée de biochimie, non une allégation.",
        en: "Isolated from lupin seedlings in 1886, arginine is a link in the urea cycle that Krebs and Henseleit described in 1932. It is also the substrate of nitric oxide synthases: a fact of biochemistry, not a claim.",
      },
    },
    {
      titre: { fr: "Base libre ou chlorhydrate", en: "Free base or hydrochloride" },
      description: {
        fr: "La base libre rend l’eau franchement alcaline et absorbe le gaz carbonique de l’air ; le chlorhydrate reste proche de la neutralité mais n’apporte que 83 % d’arginine en masse. Nous calculons la dose sur la forme choisie.",
        en: "The free base turns water clearly alkaline and takes up carbon dioxide from the air; the hydrochloride stays near neutral but brings only 83% arginine by weight. We work out the dose on the form you pick.",
      },
    },
    {
      titre: { fr: "Le goût apprivoisé", en: "Taste brought under control" },
      description: {
        fr: "Amère et un peu savonneuse, elle domine vite un sachet. L’encapsulation réduit le contact avec la langue, ce qui allège l’arôme et l’édulcorant dans les doses de l’ordre du gramme.",
        en: "Bitter and slightly soapy, it soon dominates a sachet. Encapsulation cuts contact with the tongue, so gram-sized doses in a stick need less flavouring and less sweetener.",
      },
    },
    {
      titre: { fr: "Protéger l’acide voisin", en: "Sparing the acid next door" },
      description: {
        fr: "Vitamine C, acide citrique, arômes de fruits rouges : la base libre les neutralise ou les fait virer. Derrière une membrane, elle partage le stick avec eux, et la poudre reste sèche au lieu de croûter.",
        en: "Vitamin C, citric acid, red-fruit flavours: free base neutralises them or shifts their colour. Behind a membrane it can share their stick, and the powder stays dry instead of crusting over.",
      },
    },
    {
      titre: { fr: "Pureté optique et ammonium", en: "Optical purity and ammonium" },
      description: {
        fr: "Le pouvoir rotatoire confirme l’isomère L ; l’ammonium et les acides aminés étrangers signent la qualité de la fermentation. La Pharmacopée européenne a une monographie pour la base et une pour le chlorhydrate : nous les prenons comme repère.",
        en: "Optical rotation confirms the L isomer; ammonium and foreign amino acids show how good the fermentation was. The European Pharmacopoeia has one monograph for the base and another for the hydrochloride, and we use both as a yardstick.",
      },
    },
  ],
  product: false,
  related: ["l-lysine", "gaba"],
  caution: {
    fr: "Avis médical avant usage en cas d’antécédent cardiaque, de maladie rénale ou de traitement de la tension. À éviter chez la femme enceinte ou allaitante et avant 18 ans.",
    en: "Medical advice first for anyone with a cardiac history, kidney disease or blood-pressure treatment. Avoid in pregnancy, while breastfeeding and before adulthood.",
  },
};
