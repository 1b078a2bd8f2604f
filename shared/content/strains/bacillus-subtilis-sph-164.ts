import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bacillus-subtilis-sph-164",
  type: "probiotique",
  species: "Bacillus subtilis",
  code: "SPH 164",
  cfu: 200,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche VPRO®",
  action: { fr: "Confort intestinal", en: "Intestinal comfort" },
  technologie: null,
  description: {
    fr: "<b>Bacille du natto.</b> Au Japon, il fermente le soja en natto depuis des siècles. Sporulé, il dort jusqu’à la germination. La voie VPRO® uniformise la taille de grain pour un dosage fin.",
    en: "<b>The natto bacillus.</b> In Japan it has fermented soya into natto for centuries. As a spore it sleeps until germination. The VPRO® route evens out grain size for fine dosing.",
  },
  bienfaits: [
    {
      titre: { fr: "Spore et germination", en: "Spore and germination" },
      description: {
        fr: "Physiologie de la spore, enzymes sécrétées et gaz intestinaux sont au programme d’une recherche menée depuis le laboratoire jusqu’au volontaire.",
        en: "Spore physiology, secreted enzymes and intestinal gas are on the programme of a research that runs from bench to volunteer.",
      },
    },
    {
      titre: { fr: "Bonne pratique d’atelier", en: "Good workshop practice" },
      description: {
        fr: "Une spore se disperse et persiste : ligne dédiée ou nettoyage validé, prélèvements de surface, planification en fin de campagne.",
        en: "A spore spreads and persists: dedicated line or validated cleaning, surface swabs, scheduling at the end of a campaign.",
      },
    },
  ],
};
