import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "biotine",
  nom: { fr: "biotine", en: "biotin" },
  symbol: "B8",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  niosome: "biotine",
  identity: {
    kind: "molecule",
    inci: "BIOTIN",
    molecule: {
      name: { fr: "D-biotine", en: "D-biotin" },
      cas: "58-85-5",
      smiles: "O=C1N[C@H]2CS[C@@H](CCCCC(=O)O)[C@H]2N1",
      formula: "C10H16N2O3S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Huit isomères, un seul actif.</b> Trois centres asymétriques donnent huit stéréo-isomères ; seule la D-biotine a l’activité de la vitamine. Appelée B8 en France et B7 dans les pays anglophones, elle associe un cycle azoté, un cycle soufré et une chaîne d’acide valérique. La matière première est de synthèse.<br><br><b>Des doses en microgrammes.</b> Ses cristaux se dissolvent mal dans l’eau froide, et les doses sont trop faibles pour une pesée directe. Répartie sur des phospholipides à un titre connu, la vitamine reste dispersée dans un liquide et le dosage varie peu d’une gélule à l’autre.<br><br><b>Une molécule stable.</b> Une chaleur modérée et l’air sec l’altèrent peu. Les oxydants attaquent le soufre, les acides et bases forts ouvrent le cycle : un liquide se tient à un pH proche de la neutralité.",
    en: "<b>Eight isomers, one active.</b> Three asymmetric centres give eight stereoisomers; only D-biotin has vitamin activity. Known as B7, or B8 in France, it combines a ring bearing nitrogen, a ring bearing sulphur and a valeric acid chain. The raw material is synthetic.<br><br><b>Doses in micrograms.</b> The crystals dissolve poorly in cold water, and doses are too small to weigh directly. Spread over phospholipids at a known strength, the vitamin stays dispersed in a liquid, and content varies little from one capsule to the next.<br><br><b>A stable molecule.</b> Moderate heat and dry air hardly affect it. Oxidants attack the sulphur, and strong acids and bases open the ring, so liquids are kept at a pH near neutral.",
  },
  allegation: {
    fr: "Dès 7,5 µg de biotine par jour, sept allégations du règlement (UE) 432/2012 peuvent l’accompagner.",
    en: "From 7.5 µg of biotin a day, seven claims of Regulation (EU) 432/2012 may accompany it.",
  },
  bienfaits: [
    {
      titre: {
        fr: "Cheveux, peau et muqueuses",
        en: "Hair, skin and mucous membranes",
      },
      claims: ["biotin/hair", "biotin/skin", "biotin/mucous-membranes"],
    },
    {
      titre: { fr: "Énergie et macronutriments", en: "Energy and macronutrients" },
      claims: ["biotin/energy-metabolism", "biotin/macronutrients"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["biotin/nervous-system", "biotin/psychological-function"],
    },
    {
      titre: {
        fr: "Peser des microgrammes",
        en: "Weighing micrograms",
      },
      description: {
        fr: "Avec un prémélange à 1 %, les 50 µg de la valeur de référence pèsent 5 mg : une quantité que la ligne sait doser. Certaines formules capillaires en apportent plusieurs milligrammes ; l’avertissement sur les analyses de sang devient alors indispensable.",
        en: "With a 1% premix, the 50 µg reference value weighs 5 mg, an amount the line can handle. Some hair formulas supply several milligrams; the warning about blood tests is then indispensable.",
      },
    },
    {
      titre: { fr: "Choisir la méthode de dosage", en: "Choosing the assay" },
      description: {
        fr: 'La chromatographie liquide convient aux prémélanges. Pour quelques microgrammes dans un produit fini, le dosage microbiologique sur <i><span lang="la">Lactiplantibacillus plantarum</span></i> ou la liaison à l’avidine atteignent des teneurs plus basses. Le dossier indique la méthode retenue.',
        en: 'Liquid chromatography suits premixes. For a few micrograms in a finished product, a microbiological assay with <i><span lang="la">Lactiplantibacillus plantarum</span></i> or an avidin-binding assay reaches lower levels. State the chosen method in the file.',
      },
    },
    {
      titre: { fr: "Autres nutriments des cheveux", en: "Other hair nutrients" },
      description: {
        fr: "Le zinc et le sélénium ont aussi une allégation sur les cheveux, le cuivre sur leur pigmentation, chacun avec son libellé et son seuil. Leurs doses, en microgrammes ou en quelques milligrammes, tiennent avec la biotine dans une même gélule.",
        en: "Zinc and selenium also have a claim on hair, and copper one on its pigmentation, each with its own wording and threshold. Their doses, from micrograms to a few milligrams, fit with biotin in a single capsule.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "biotine" },
  related: ["zinc", "vitamineb5"],
  caution: {
    fr: "À forte dose, la biotine fausse certains immunodosages (thyroïde, troponine) : signaler la prise avant toute analyse de sang. Aucune allégation sur les ongles, la fatigue ou le stress oxydatif n’est autorisée pour la biotine.",
    en: "High doses distort certain immunoassays (thyroid, troponin): mention intake before any blood test. No claim on nails, fatigue or oxidative stress is authorised for biotin.",
  },
};
