import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "leuconostoc-mesenteroides-sph-128",
  type: "probiotique",
  species: "Leuconostoc mesenteroides",
  code: "SPH 128",
  cfu: 50,
  categories: ["Santé gastro-intestinale", "Métabolisme"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Premier ferment de la choucroute.</b> <i>Leuconostoc mesenteroides</i> lance la fermentation du chou, puis cède la place à des espèces plus tolérantes à l’acide. Coccus ovoïde, hétérofermentaire, anaérobie facultatif, sans spore, il fabrique du dextrane à partir du saccharose.<br><br><b>50 milliards, support sans sucre.</b> Cette poudre conventionnelle peu concentrée demande un excipient inerte : riz séché ou cellulose. Avec du saccharose, une reprise d’humidité la rendrait collante en trémie.",
    en: "<b>First starter of sauerkraut.</b> <i>Leuconostoc mesenteroides</i> begins the fermentation of cabbage, then gives way to species that stand acid better. An ovoid, heterofermentative coccus, facultatively anaerobic, without spores, it makes dextran from sucrose.<br><br><b>50 billion, no sugar in the carrier.</b> This conventional strain, low in count, asks for an inert excipient: dried rice or cellulose. With sucrose, any moisture uptake would make the powder stick in the hopper.",
  },
  bienfaits: [
    {
      titre: { fr: "Dextranes et fermentation", en: "Dextrans and fermentation" },
      description: {
        fr: "Dextranes, oligosaccharides, mannitol et successions microbiennes du légume : la recherche relève de la science des aliments. La nutrition s’intéresse aux fibres que la bactérie fabrique.",
        en: "Dextrans, oligosaccharides, mannitol and microbial successions in vegetables: the research belongs to food science. Nutrition research looks at the fibres that the bacterium makes.",
      },
    },
    {
      titre: { fr: "Gélule au chou", en: "Cabbage capsule" },
      description: {
        fr: "Poudre de chou lyophilisé, cellulose et souche tiennent en taille 00. Le sachet salé permet une dose plus élevée. Les formes à croquer conviennent mal, car elles contiennent souvent du saccharose.",
        en: "Freeze-dried cabbage powder, cellulose and strain fit a size 00. A savoury sachet allows a larger amount. Chewable forms suit it badly, since they often contain sucrose.",
      },
    },
    {
      titre: { fr: "Identité et antibiotiques", en: "Identity and antibiotics" },
      description: {
        fr: "Sur gélose au saccharose, les colonies glaireuses orientent l’identification ; sur MRS à 30 °C, on les compte mieux. Sa résistance à la vancomycine, propre au genre, est intrinsèque : la documenter au dossier.",
        en: "On sucrose agar, slimy colonies point to the species; on MRS at 30 °C they are easier to count. Its resistance to vancomycin is intrinsic to the genus: document it in the file.",
      },
    },
  ],
};
