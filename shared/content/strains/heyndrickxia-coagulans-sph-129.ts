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
    fr: "<b>Acide lactique et spore.</b> Hammer décrit l’espèce en 1915 dans un lait concentré caillé. D’abord <i>Bacillus</i>, puis <i>Weizmannia</i>, elle se nomme <i>Heyndrickxia coagulans</i> depuis 2023 : bâtonnet mobile, anaérobie facultatif, qui pousse jusqu’à 55 °C, produit de l’acide lactique L et forme une spore terminale.<br><br><b>La spore protège la cellule.</b> Conventionnelle à 100 milliards de spores par gramme, la poudre supporte chaleur et pression. Elle demande un nettoyage de ligne validé.",
    en: "<b>Lactic acid and a spore.</b> Hammer described it in 1915 from curdled evaporated milk. First <i>Bacillus</i>, then <i>Weizmannia</i>, it has been <i>Heyndrickxia coagulans</i> since 2023: a motile rod, facultatively anaerobic, that grows up to 55 °C, makes L-lactic acid and forms a terminal spore.<br><br><b>The spore protects the cell.</b> Conventional, at 100 billion spores a gram, the powder withstands heat and pressure. It requires validated line cleaning.",
  },
  bienfaits: [
    {
      titre: { fr: "Germination et protéines", en: "Germination and proteins" },
      description: {
        fr: "Où la spore germe-t-elle, que fait-elle des protéines, comment quitte-t-elle l’intestin ? Les travaux suivent ces trois questions ; quelques protocoles portent sur la mobilité articulaire.",
        en: "Where does the spore germinate, what does it do with proteins, how does it leave the gut? Research follows those three questions; a few protocols look at joint mobility.",
      },
    },
    {
      titre: { fr: "Gommes et granolas", en: "Gummies and granola" },
      description: {
        fr: "Comprimé dur, gomme cuite, granola, boisson chaude instantanée : la spore supporte ces procédés, la cellule végétative non. Hors complément alimentaire, le mot « probiotique » n’est pas admis en France. Éviter la boisson au pH neutre, où la spore germerait.",
        en: "Hard tablet, cooked gummy, granola, instant hot drink: the spore withstands these processes, a vegetative cell does not. Outside food supplements, the word “probiotic” is not accepted in France. Avoid neutral-pH drinks, in which it would germinate.",
      },
    },
    {
      titre: { fr: "Choc thermique avant culture", en: "Heat shock before culture" },
      description: {
        fr: "Chauffer la suspension trente minutes à 75 °C active les spores et élimine les cellules végétatives ; incuber ensuite à 40 °C, puis dénombrer. Surdosage faible, à établir par procédé. Identité par <i>gyrB</i> ou génome.",
        en: "Heating the suspension for thirty minutes at 75 °C activates spores and removes vegetative cells; then incubate at 40 °C and count. Low overage, to be set by process. Identity by <i>gyrB</i> or genome.",
      },
    },
  ],
};
