// Certifications as the seals show them. We hold no third-party logo: each seal is our own typography.
import type { SealCopy } from "./blocks.ts";

export const seals = {
  iso9001: {
    name: "ISO 9001",
    above: { fr: "Management qualité", en: "Quality management" },
    below: { fr: "certifié", en: "certified" },
    caption: { fr: "Qualité", en: "Quality" },
  },
  haccp: {
    name: "HACCP",
    above: { fr: "Sécurité des aliments", en: "Food safety" },
    below: { fr: "analyse des dangers", en: "hazard analysis" },
    caption: { fr: "HACCP", en: "HACCP" },
  },
  gmpFood: {
    name: "GMP Food",
    above: { fr: "Bonnes pratiques", en: "Good manufacturing" },
    below: { fr: "de fabrication", en: "practice" },
    caption: { fr: "Bonnes pratiques de fabrication", en: "Good manufacturing practice" },
  },
  synadiet: {
    name: "Synadiet",
    above: { fr: "Compléments alimentaires", en: "Food supplements" },
    below: { fr: "syndicat professionnel", en: "trade association" },
    caption: {
      fr: "Syndicat des compléments alimentaires",
      en: "Food-supplement trade association",
    },
  },
  organic: {
    name: "Bio",
    above: { fr: "Agriculture biologique", en: "Organic farming" },
    below: { fr: "opérateur certifié", en: "certified operator" },
    caption: { fr: "Organisme certificateur bio", en: "Organic certifier" },
  },
  cos8: {
    name: "COS-8",
    above: { fr: "Cosmétique", en: "Cosmetics" },
    below: { fr: "référentiel", en: "standard" },
    caption: { fr: "Form COS-8", en: "Form COS-8" },
  },
  vegan: {
    name: "Vegan",
    above: { fr: "Sans ingrédient animal", en: "No animal ingredient" },
    below: { fr: "référentiel", en: "standard" },
    caption: { fr: "Vegan", en: "Vegan" },
  },
} as const satisfies Record<string, SealCopy>;
