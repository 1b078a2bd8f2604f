import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "rhodiola",
  type: "liposome",
  nom: { fr: "rhodiola", en: "rhodiola" },
  symbol: "Rh",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b><i>Rhodiola rosea</i>, Crassulacées.</b> Cette plante grasse des hautes latitudes se récolte au bout de plusieurs années, pour son rhizome à odeur de rose. Rosavines et salidroside en sont les marqueurs. Hydrosolubles et astringents à la fois, ils trouvent leur place dans le compartiment central du liposome.",
    en: "<b><i>Rhodiola rosea</i>, Crassulaceae.</b> A succulent of high latitudes, dug after several years for a rhizome that smells of rose. Rosavins and salidroside are its markers. Both water-soluble and astringent, they find room in the central compartment of the liposome.",
  },
  bienfaits: [
    {
      titre: { fr: "Racine à odeur de rose", en: "The root scented like roses" },
      description: {
        fr: "Linné retint <i>rosea</i> pour ce parfum. En Scandinavie et en Sibérie, le rhizome est traditionnellement infusé ou macéré dans l’alcool par les habitants des montagnes et des côtes froides.",
        en: "Linnaeus chose <i>rosea</i> for that scent. In Scandinavia and Siberia people of the mountains and cold coasts have traditionally steeped the rhizome in hot water or spirit.",
      },
    },
    {
      titre: { fr: "Rosavines : la signature", en: "Rosavins as signature" },
      description: {
        fr: "Parmi les rhodioles, les rosavines distinguent rosea ; le salidroside, lui, se trouve ailleurs. Le titre usuel, 3 % de rosavines et 1 % de salidroside, sert de garde-fou contre la substitution.",
        en: "Among rhodiolas, rosavins set rosea apart, whereas salidroside occurs elsewhere. The usual titre, 3% rosavins with 1% salidroside, guards against substituted species.",
      },
    },
    {
      titre: { fr: "Une astringence adoucie", en: "Astringency toned down" },
      description: {
        fr: "Le rhizome apporte aussi des tanins, secs en bouche. Une fois l’extrait pris dans des vésicules, une boisson en monodose tient sans sucre, et le parfum floral reste perceptible.",
        en: "The rhizome also brings tannins that dry the mouth. With the extract caught in vesicles, a single-dose drink works without sugar while its floral scent remains noticeable.",
      },
    },
  ],
  product: false,
  related: ["ashwagandha", "andrographis"],
  caution: {
    fr: "Espèce inscrite à l’annexe II de la CITES depuis le 23 février 2023 : exigez les permis du fournisseur. Par précaution, réserver aux adultes, exclure la femme enceinte ou allaitante et les personnes atteintes de trouble bipolaire.",
    en: "CITES Appendix II since 23 February 2023: ask the supplier for permits. As a precaution, not under 18, in pregnancy, while breastfeeding, or by people with bipolar disorder.",
  },
};
