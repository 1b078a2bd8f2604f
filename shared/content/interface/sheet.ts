// Texts of the ingredient sheets. Those that the specification gives are kept to the letter.
import type { Bilingual } from "#shared/editions/edition.ts";

export interface SheetTexts {
  readonly back: Bilingual;
  readonly formes: Bilingual;
  readonly finished: Bilingual;
  readonly twinInNiosome: Bilingual;
  readonly twinInLiposome: Bilingual;
  readonly discover: Bilingual;
  readonly benefits: Bilingual;
  readonly claims: Bilingual;
  readonly claimsSource: Bilingual;
  readonly onHold: Bilingual;
  readonly caution: Bilingual;
  readonly diet: Bilingual;
  readonly professional: Bilingual;
  readonly contains: Bilingual;
  readonly more: Bilingual;
  readonly others: Bilingual;
  readonly custom: Bilingual;
  readonly customLabel: Bilingual;
  readonly interested: Bilingual;
  readonly contact: Bilingual;
  readonly otherFamilies: Bilingual;
  readonly formerName: Bilingual;
}

export const sheetTexts: SheetTexts = {
  back: { fr: "retour vers la liste des ingrédients", en: "back to the list of ingredients" },
  formes: { fr: "Formes disponibles", en: "Available forms" },
  finished: { fr: "Produit Fini", en: "Finished product" },
  twinInNiosome: { fr: "Disponible également en niosome", en: "Also available as a niosome" },
  twinInLiposome: { fr: "Disponible également en liposome", en: "Also available as a liposome" },
  discover: { fr: "Je découvre les bienfaits", en: "Discover the benefits" },
  benefits: { fr: "Les bienfaits", en: "Benefits" },
  claims: { fr: "Allégations santé", en: "Health claims" },
  claimsSource: {
    fr: "Allégations autorisées par l’autorité européenne de sécurité des aliments, règlement (UE) 432/2012.",
    en: "Claims authorised on the opinion of the European Food Safety Authority, Regulation (EU) 432/2012.",
  },
  onHold: {
    fr: "Les allégations relatives à cette plante sont en attente d’évaluation par l’autorité européenne. Les lignes ci-dessous parlent de botanique, de tradition et de formulation.",
    en: "Claims on this plant still await evaluation by the European authority. What follows speaks of botany, tradition and formulation.",
  },
  caution: { fr: "Précautions", en: "Precautions" },
  diet: {
    fr: "Un complément alimentaire ne remplace pas une alimentation variée et équilibrée ni un mode de vie sain. Ne pas dépasser la dose journalière.",
    en: "A food supplement does not replace a varied, balanced diet and a healthy lifestyle. Do not exceed the daily dose.",
  },
  professional: {
    fr: "Fiche destinée aux professionnels de la formulation. Elle ne constitue pas une allégation de santé auprès du consommateur.",
    en: "A sheet for formulation professionals. It is not a health claim towards consumers.",
  },
  contains: { fr: "Contient cet actif", en: "Contains this active" },
  more: { fr: "En savoir +", en: "Learn more" },
  others: { fr: "Autres ingrédients", en: "Other ingredients" },
  custom: { fr: "Besoin d’un ingrédient ?", en: "Need an ingredient?" },
  customLabel: { fr: "Sur-mesure", en: "Tailor-made" },
  interested: { fr: "Vous êtes intéressé ?", en: "Interested?" },
  contact: { fr: "Nous contacter", en: "Contact us" },
  otherFamilies: { fr: "Nos autres catégories d’ingrédients", en: "Our other ingredient families" },
  formerName: { fr: "anciennement", en: "formerly" },
};
