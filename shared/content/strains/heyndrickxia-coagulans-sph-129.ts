import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "heyndrickxia-coagulans-sph-129",
  type: "probiotique",
  species: "Heyndrickxia coagulans",
  code: "SPH 129",
  formerName: "Bacillus coagulans",
  cfu: 100,
  categories: ["Santé gastro-intestinale", "Articulations"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Lactique et sporulée à la fois.</b> Hammer la décrit en 1915 dans un lait concentré caillé. <i>Heyndrickxia coagulans</i>, bâtonnet mobile, anaérobie facultatif, pousse jusqu’à 55 °C, produit de l’acide lactique L et forme une spore terminale.<br><br><b>La spore sert d’enrobage.</b> Conventionnelle à 100 milliards de spores par gramme, la poudre supporte chaleur et pression. Elle demande en retour un nettoyage de ligne validé.",
    en: "<b>Lactic and sporing at once.</b> Hammer described it in 1915 from curdled evaporated milk. <i>Heyndrickxia coagulans</i>, a motile rod, facultatively anaerobic, grows up to 55°C, makes L-lactic acid and forms a terminal spore.<br><br><b>The spore acts as a coat.</b> Conventional, at 100 billion spores a gram, the powder withstands heat and pressure. In return it requires validated line cleaning.",
  },
  bienfaits: [
    {
      titre: { fr: "Germination et protéines", en: "Germination and proteins" },
      description: {
        fr: "Où la spore germe-t-elle, que fait-elle des protéines, comment quitte-t-elle l’intestin ? Ces trois questions structurent les travaux, que complètent des protocoles sur la mobilité articulaire.",
        en: "Where does the spore germinate, what does it do with proteins, how does it leave the gut? Those three questions structure the work, completed by protocols on joint mobility.",
      },
    },
    {
      titre: { fr: "Gommes et granolas", en: "Gummies and granola" },
      description: {
        fr: "Comprimé dur, gomme cuite, granola, boisson chaude instantanée : la spore autorise ce que la cellule végétative refuse. La gélule reste la plus simple. Une boisson au pH neutre permettrait la germination.",
        en: "Hard tablet, cooked gummy, granola, instant hot drink: a spore allows what a vegetative cell refuses. The capsule remains simplest. A drink at neutral pH would let it germinate.",
      },
    },
    {
      titre: { fr: "Choc thermique avant culture", en: "Heat shock before culture" },
      description: {
        fr: "Chauffer la suspension trente minutes à 75 °C active les spores et élimine les végétatives ; on compte ensuite à 40 °C. Surdosage faible, à établir par procédé. Identité par <i>gyrB</i> ou génome.",
        en: "Heating the suspension for thirty minutes at 75°C activates spores and removes vegetative cells; count afterwards at 40°C. Low overage, to be set by process. Identity by <i>gyrB</i> or genome.",
      },
    },
  ],
  products: ["coagulans"],
};
