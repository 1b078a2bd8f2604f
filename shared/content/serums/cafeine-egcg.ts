import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "cafeine-egcg",
  type: "niosomeProduct",
  nom: { fr: "caféine + egcg", en: "caffeine + egcg" },
  symbol: "Ca",
  subtitle: { fr: "lissant & regard frais", en: "smoothing & fresh eye look" },
  categories: ["végétal", "antioxydants"],
  formes2: ["Sérum"],
  action: { fr: "regard frais, lissant", en: "fresh eye look, smoothing" },
  contains: ["cafeine", "egcg"],
  identity: {
    kind: "complex",
    inci: "CAFFEINE, EPIGALLOCATECHIN GALLATE",
    components: [
      { name: { fr: "caféine 10 %", en: "caffeine 10%" }, path: "/niosomes/cafeine" },
      { name: { fr: "EGCG 2 %", en: "EGCG 2%" }, path: "/niosomes/egcg" },
    ],
    molecule: {
      name: { fr: "caféine", en: "caffeine" },
      cas: "58-08-2",
      smiles: "CN1C=NC2=C1C(=O)N(C)C(=O)N2C",
      formula: "C8H10N4O2",
      shows: "whole",
      note: {
        fr: "Le composant dominant, cinq fois la dose de l’EGCG.",
        en: "The dominant component, five times the dose of EGCG.",
      },
    },
  },
  description: {
    fr: "<b>Caféine 10 %, EGCG 2 %.</b> Dans l’eau, alcaloïde et catéchine s’associent en un trouble insoluble, celui du thé refroidi. Deux populations de niosomes les séparent : la caféine à pH doux, l’EGCG dans un cœur acide avec chélateur.<br><br><b>À la pose.</b> Un sérum fluide, légèrement doré, sans dépôt au froid, qui s’applique autour de l’œil du bout du doigt. Il ne colle pas sous l’anticerne et laisse une fraîcheur d’eau.<br><br><b>Format.</b> Compte-gouttes ou bille de métal, 15 ml ou 30 ml, étui opaque. Usage du matin d’abord, du soir si la marque le souhaite.",
    en: "<b>Caffeine 10%, EGCG 2%.</b> In water, alkaloid and catechin join into an insoluble haze, the one seen in cold tea. Two niosome populations keep them apart: caffeine at mild pH, EGCG in an acidic core with a chelator.<br><br><b>On application.</b> A fluid, faintly golden serum, free of deposit when chilled, to be applied around the eye with a fingertip. It does not cling beneath concealer and leaves the coolness of water.<br><br><b>Format.</b> Dropper or metal roller, 15 ml or 30 ml, opaque carton. Morning use first; evening too, if a brand wishes.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux populations de vésicules", en: "Two populations of vesicles" },
      description: {
        fr: "La première porte l’alcaloïde à une teneur qui cristallise d’ordinaire au froid ; la seconde, la catéchine. Mélangées au dernier stade, elles gardent leurs pH respectifs, ce qu’un essai à 4 °C vérifie à chaque lot : ni aiguilles ni dépôt.",
        en: "The first carries the alkaloid at a content that normally crystallises in the cold; the second, the catechin. Blended at the final stage they keep their own pH, and a test at 4 °C checks every batch for needles or deposit.",
      },
    },
    {
      titre: { fr: "Allégations d’aspect", en: "Claims about appearance" },
      description: {
        fr: "Poches, ombres et ridules se décrivent comme des apparences. Des experts notent des photographies normalisées, au réveil puis une heure après, et la phrase retenue cite la part du panel qui voit une différence.",
        en: "Puffiness, shadows and lines are described as appearances. Experts grade standardised photographs, on waking and an hour later, and the chosen sentence quotes the share of the panel that sees a difference.",
      },
    },
    {
      titre: { fr: "Bille ou compte-gouttes", en: "Roller or dropper" },
      description: {
        fr: "Un embout métallique frais convient au geste du matin. La formule, peu visqueuse, se décline sur les deux conditionnements sans retouche, à condition que l’inox ne cède aucun fer, que l’EGCG capterait.",
        en: "A cool metal tip suits the morning gesture. Low in viscosity, the formula fits either pack without reworking, provided the steel releases no free iron for EGCG to capture.",
      },
    },
    {
      titre: { fr: "Suivi de la couleur", en: "Monitoring colour" },
      description: {
        fr: "L’EGCG brunit par oxydation. Azote, verre opaque et pH bas dans sa vésicule ralentissent l’évolution ; une échelle de teintes, fournie avec le lot, dit jusqu’où l’ambré reste conforme.",
        en: "EGCG browns by oxidation. Nitrogen, opaque glass and low pH in its vesicle slow the change, and a shade scale supplied with each batch says how far amber remains within limits.",
      },
    },
    {
      titre: { fr: "Tolérance du contour", en: "Eye-area tolerance" },
      description: {
        fr: "Test ophtalmologique sur porteurs de lentilles, formule sans parfum ni alcool, pH ajusté au film lacrymal autant que l’actif le permet. Une goutte pour les deux yeux suffit ; la paupière mobile est exclue.",
        en: "Ophthalmological testing on lens wearers, no fragrance or alcohol, pH brought towards that of tears as far as the active permits. One drop serves both eyes, and the eyelid itself is left out.",
      },
    },
  ],
  product: false,
  related: ["niacinamide-zinc", "acide-hyaluronique-vitamine-b5"],
  caution: {
    fr: "Test oculaire et étui opaque requis. Un sérum bruni est à jeter. Ne pas revendiquer de drainage ni d’action sur la circulation ; tenir hors de portée des jeunes enfants.",
    en: "Eye test and opaque carton required. A browned serum must be discarded. Claim neither drainage nor circulation effects; keep out of reach of young children.",
  },
};
