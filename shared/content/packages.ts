// The two packages as cards: the same on the home page and on the laboratory page.
import type { FormulaCardCopy } from "./blocks.ts";

export const whiteLabelCard: FormulaCardCopy = {
  icon: "blank",
  title: { fr: "Marque blanche", en: "White-label" },
  subtitle: { fr: "Produits clé en main, prêts à vendre", en: "Ready-to-market turnkey products" },
  picture: { picture: "white-label-card" },
  points: [
    {
      label: { fr: "Gain de temps", en: "Saved time" },
      text: {
        fr: "La formule existe : testée, déclarée.",
        en: "The formula exists, tested and notified.",
      },
    },
    {
      label: { fr: "Gain de coût", en: "Saved cost" },
      text: {
        fr: "Pas de frais de développement, de petites séries.",
        en: "No development fee, small first batches.",
      },
    },
    {
      label: { fr: "Qualité assurée", en: "Quality assurance" },
      text: { fr: "HACCP et GMP, lot par lot.", en: "HACCP and GMP, lot by lot." },
    },
    {
      label: { fr: "Souplesse", en: "Flexibility" },
      text: { fr: "Votre conditionnement, votre design.", en: "Your packaging, your design." },
    },
    {
      label: { fr: "Mise en marché rapide", en: "Quick time to market" },
      text: {
        fr: "De la commande au rayon, sans détour.",
        en: "From order to shelf without detours.",
      },
    },
  ],
  link: {
    label: { fr: "En savoir +", en: "Learn more", original: "fr" },
    aloud: { fr: "sur la marque blanche", en: "about white-label", original: "fr" },
    to: "/formule-marque-blanche",
  },
};

export const tailorMadeCard: FormulaCardCopy = {
  icon: "tailor",
  title: { fr: "Sur-mesure", en: "Tailor-made" },
  subtitle: { fr: "Vous développez vos propres formules", en: "You develop your own formulas" },
  picture: { picture: "tailor-made-card" },
  points: [
    {
      label: { fr: "Produit unique", en: "Unique product" },
      text: {
        fr: "Une formule que personne d’autre n’a en rayon.",
        en: "A formula nobody else can put on a shelf.",
      },
    },
    {
      label: { fr: "Adapté à vos besoins", en: "Adaptation to specific needs" },
      text: {
        fr: "Pensé pour votre marché et vos clients.",
        en: "Built for your market and your customers.",
      },
    },
    {
      label: { fr: "Choix des ingrédients", en: "Ingredient selection" },
      text: {
        fr: "Dans notre catalogue, ou sourcés à la demande.",
        en: "From our catalogue, or sourced on demand.",
      },
    },
    {
      label: { fr: "Liberté totale", en: "Full flexibility" },
      text: { fr: "Dosage, forme galénique et arômes.", en: "Dosage, dosage form and flavours." },
    },
    {
      label: { fr: "Marque valorisée", en: "Brand enhancement" },
      text: {
        fr: "Un produit qui prouve ce que vous dites.",
        en: "A product that proves what you say.",
      },
    },
  ],
  link: {
    label: { fr: "En savoir +", en: "Learn more", original: "fr" },
    aloud: { fr: "sur le sur-mesure", en: "about tailor-made", original: "fr" },
    to: "/formule-sur-mesure",
  },
};
