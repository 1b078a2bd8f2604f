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
    fr: "<b>Rhamnosus inactivé.</b> Cette espèce des laits fermentés est chauffée par cycles, refroidie, puis séchée ; la paroi garde sa forme.<br><br><b>Une teneur stable.</b> Associée aux phospholipides de PROLIPO®, elle contient 100 milliards de cellules par gramme. Non vivantes, elles n’appellent pas de surdosage pour perte de viabilité.",
    en: "<b>Inactivated rhamnosus.</b> This species of fermented milks is heated in cycles, cooled, then dried; the wall keeps its shape.<br><br><b>A stable content.</b> Combined with the phospholipids of PROLIPO®, it contains 100 billion cells a gram. As they are not living, no overage is needed for loss of viability.",
  },
  bienfaits: [
    {
      titre: { fr: "Récepteurs et fragments", en: "Receptors and fragments" },
      description: {
        fr: "Les immunologistes observent comment les récepteurs de type Toll reconnaissent des fragments de paroi, chauffés ou non. Ce travail sur les mécanismes se fait sur cultures cellulaires, plus rarement chez l’homme.",
        en: "Immunologists observe how Toll-like receptors recognise wall fragments, heated or not. This work on mechanisms is done in cell cultures and more rarely in humans.",
      },
    },
    {
      titre: { fr: "Compter sans culture", en: "Counting without culture" },
      description: {
        fr: "Les cellules ne poussent plus sur gélose : leur nombre total se lit au microscope ou en cytométrie, et l’unité devient « cellules par gramme ». L’identité se vérifie sur l’ADN, que la chaleur fragmente un peu.",
        en: "The cells no longer grow on agar: read their total number by microscope or cytometry, and write the unit as cells per gram. Identity is checked on DNA, which heat breaks up slightly.",
      },
    },
  ],
};
