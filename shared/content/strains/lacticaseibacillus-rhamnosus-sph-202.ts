import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-202",
  type: "postbiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 202",
  formerName: "Lactobacillus rhamnosus",
  cfu: 100,
  categories: ["Allergies/Immunité"],
  souche: null,
  action: { fr: "Sphère immunitaire", en: "Immune area" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Rhamnosus inactivé.</b> Cette espèce des laits fermentés est chauffée par cycles, refroidie, puis séchée ; la paroi garde sa forme.<br><br><b>Un compte qui ne descend pas.</b> Associée aux phospholipides de PROLIPO®, elle affiche 100 milliards de cellules par gramme du premier au dernier jour : la teneur étiquetée se calcule sans surdosage.",
    en: "<b>Inactivated rhamnosus.</b> This species of fermented milks is heated in cycles, cooled, then dried; the wall keeps its shape.<br><br><b>A count that does not fall.</b> Paired with the phospholipids of PROLIPO®, it shows 100 billion cells a gram from first day to last: label content is worked out without overage.",
  },
  bienfaits: [
    {
      titre: { fr: "Récepteurs et fragments", en: "Receptors and fragments" },
      description: {
        fr: "Les immunologistes observent comment les récepteurs de type Toll perçoivent des fragments de paroi chauffés ou non. La question est mécanistique et se traite sur cultures cellulaires, plus rarement chez l’homme.",
        en: "Immunologists observe how Toll-like receptors perceive wall fragments, heated or not. The question is a mechanistic one, handled in cell cultures and more seldom in humans.",
      },
    },
    {
      titre: { fr: "Compter sans boîte", en: "Counting without plates" },
      description: {
        fr: "La boîte de Petri reste vide : le nombre total se lit au microscope ou en cytométrie, et l’unité devient « cellules par gramme ». L’identité se vérifie sur l’ADN, que la chaleur fragmente un peu.",
        en: "The Petri dish stays empty: read the total number by microscope or cytometry, and write the unit as cells per gram. Identity is checked on DNA, which heat breaks up slightly.",
      },
    },
  ],
  products: ["postbiotique"],
};
