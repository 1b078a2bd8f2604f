import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "bifidobacterium-longum-subsp-longum-sph-104",
  type: "probiotique",
  species: "Bifidobacterium longum subsp. longum",
  code: "SPH 104",
  formerName: "Bifidobacterium longum",
  cfu: 150,
  categories: ["Santé gastro-intestinale", "Santé mentale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Bifidobactérie de tous les âges.</b> Présente dans le côlon du nourrisson comme dans celui du centenaire, elle dégrade de nombreux sucres végétaux. Cette poudre conventionnelle convient aux formules à plusieurs souches.",
    en: "<b>Bifidobacterium of every age.</b> Found in the colon of newborns and centenarians alike, it breaks down many plant sugars. This conventional powder suits formulas that combine several strains.",
  },
  bienfaits: [
    {
      titre: { fr: "Thèmes publiés", en: "Published themes" },
      description: {
        fr: "Les travaux sur l’espèce touchent à la fermentation des fibres, à la composition du microbiote et à l’axe intestin-cerveau, champ encore jeune.",
        en: "Work on the species covers fibre fermentation, the make-up of the microbiota and the gut-brain axis, which remains a young field.",
      },
    },
    {
      titre: { fr: "Conserver le titre", en: "Keeping the count" },
      description: {
        fr: "Un transport réfrigéré et un stockage entre 2 et 8 °C simplifient le calcul du surdosage. Hors froid, une étude de stabilité fixe la durée de vie.",
        en: "Refrigerated transport and storage between 2 and 8°C make the overage easier to set. Outside the cold chain, a stability study decides shelf life.",
      },
    },
  ],
};
