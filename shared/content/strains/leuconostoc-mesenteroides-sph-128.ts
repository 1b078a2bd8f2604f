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
    fr: "<b>Le premier à ouvrir le bal.</b> Dans la choucroute, <i>Leuconostoc mesenteroides</i> démarre, acidifie, puis s’efface. Coccus ovoïde, hétérofermentaire, anaérobie facultatif, jamais sporulé, il tire du saccharose un dextrane visqueux qui bouchait jadis les sucreries.<br><br><b>50 milliards, support sans sucre.</b> Cette conventionnelle peu concentrée demande un excipient inerte : riz séché ou cellulose. Humide et sucrée, la poudre collerait dans la trémie.",
    en: "<b>First onto the floor.</b> In sauerkraut, <i>Leuconostoc mesenteroides</i> starts, sours, then withdraws. An ovoid, heterofermentative coccus, facultatively anaerobic, never sporing, it draws from sucrose a viscous dextran that once clogged sugar mills.<br><br><b>50 billion, no sugar in the carrier.</b> This conventional strain, low in count, asks for an inert excipient: dried rice or cellulose. Damp and sugared, the powder would stick in the hopper.",
  },
  bienfaits: [
    {
      titre: { fr: "Dextranes et successions", en: "Dextrans and successions" },
      description: {
        fr: "Dextranes, oligosaccharides, mannitol et successions microbiennes du légume : la recherche relève de la science des aliments. La nutrition s’y rattache par l’étude des fibres que la bactérie fabrique.",
        en: "Dextrans, oligosaccharides, mannitol and microbial successions in vegetables: the research belongs to food science. Nutrition joins it through the study of the fibres that the bacterium builds.",
      },
    },
    {
      titre: { fr: "Gélule aux légumes", en: "Vegetable capsule" },
      description: {
        fr: "Poudre de chou lyophilisé, cellulose et souche tiennent en taille 00. Le sachet salé est plus généreux. Les formes à croquer sont malcommodes, car elles reposent souvent sur du saccharose.",
        en: "Freeze-dried cabbage powder, cellulose and strain fit a size 00. A savoury sachet is more generous. Chewable forms are awkward, since they often rest on sucrose.",
      },
    },
    {
      titre: { fr: "Colonies visqueuses", en: "Slimy colonies" },
      description: {
        fr: "Sur gélose au saccharose, les colonies glaireuses signent l’espèce ; sur MRS à 30 °C, on les compte mieux. Sa résistance naturelle à la vancomycine n’est pas transférable : la documenter au dossier.",
        en: "On sucrose agar, slimy colonies sign the species; on MRS at 30°C they are easier to count. Its natural resistance to vancomycin is not transferable: document it in the file.",
      },
    },
  ],
  products: ["kefir"],
};
