import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "retinol",
  type: "niosome",
  nom: { fr: "rétinol", en: "retinol" },
  symbol: "Ret",
  subtitle: { fr: "lissant & fermeté", en: "smoothing & firming" },
  categories: ["vitamines"],
  formes: ["Sérum", "Crème"],
  inci: "RETINOL",
  action: { fr: "rides moins visibles", en: "less visible wrinkles" },
  description: {
    fr: "<b>Vitamine A alcool.</b> Cinq doubles liaisons conjuguées, une couleur jaune, une durée de vie courte : l’air, la lumière et les métaux dégradent le rétinol nu. Dissous dans la paroi d’un niosome additionné de tocophérol, il se manipule à froid et se distribue lentement en surface.",
    en: "<b>Vitamin A alcohol.</b> Five conjugated double bonds, a yellow colour, a short life: air, light and metals all break bare retinol down. Dissolved in a niosome wall together with tocopherol, it is handled cold and handed out slowly at the surface.",
  },
  bienfaits: [
    {
      titre: { fr: "Préserver le titre", en: "Keeping the assay" },
      description: {
        fr: "Le dosage baisse dès l’ouverture du fût. Azote, tube aluminium et encapsulation se cumulent ; l’étude de stabilité suit la teneur, mois après mois, jusqu’à la fin de vie du produit.",
        en: "Content falls as soon as the drum is opened. Nitrogen, aluminium tube and encapsulation add up, and the stability study follows the assay month by month to end of life.",
      },
    },
    {
      titre: { fr: "Le soir, par paliers", en: "At night, in steps" },
      description: {
        fr: "Une arrivée étalée rend l’usage plus confortable pour les novices. Le mode d’emploi prévoit deux soirs par semaine au départ, et une crème émolliente à la suite.",
        en: "Gradual arrival makes use more comfortable for beginners. Directions start at two evenings a week, with an emollient cream to follow.",
      },
    },
    {
      titre: { fr: "Compter en équivalents", en: "Count in equivalents" },
      description: {
        fr: "La limite s’exprime en équivalents rétinol : esters et alcool s’additionnent. Nos certificats donnent la teneur sous cette unité, prête pour votre dossier d’information produit.",
        en: "The limit is expressed as retinol equivalents, where esters and alcohol add up. Our certificates state content in that unit, ready for your product information file.",
      },
    },
  ],
  product: false,
  related: ["bakuchiol", "vitamine-a-uree"],
  caution: {
    fr: "Règlement (UE) 2024/996 : 0,3 % d’équivalent rétinol (visage, rincé), 0,05 % corps ; nouveaux produits depuis le 1er novembre 2025, tous au 1er mai 2027. Mention obligatoire : « Contient de la vitamine A. Tenez compte de votre consommation journalière avant de l’utiliser ». Écran solaire ; déconseillé pendant la grossesse.",
    en: "Regulation (EU) 2024/996: 0.3% retinol equivalent (face, rinse-off), 0.05% body; new products since 1 November 2025, all from 1 May 2027. Mandatory wording: ‘Contains Vitamin A. Consider your daily intake before use’. Sunscreen by day; not advised in pregnancy.",
  },
};
