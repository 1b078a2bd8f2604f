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
    fr: "<b>Rhamnosus inactivé.</b> Cette espèce des laits fermentés est tyndallisée, puis associée à des phospholipides selon PROLIPO®. Le nombre de cellules ne décroît plus : la teneur affichée se calcule sans surdosage.",
    en: "<b>Inactivated rhamnosus.</b> This species of fermented milks is tyndallised, then paired with phospholipids through PROLIPO®. The cell number no longer falls: declared content needs no overage.",
  },
  bienfaits: [
    {
      titre: { fr: "Reconnaissance cellulaire", en: "Cell recognition" },
      description: {
        fr: "Les immunologistes observent comment les récepteurs de type Toll perçoivent des fragments de paroi, y compris après traitement thermique.",
        en: "In the laboratory, immunologists observe how Toll-like receptors perceive fragments of bacterial wall, those from heat-treated cells included.",
      },
    },
    {
      titre: { fr: "Dénombrer autrement", en: "Counting differently" },
      description: {
        fr: "La boîte de Petri ne montre plus rien : on compte au microscope ou en cytométrie, et l’unité devient « cellules par gramme ».",
        en: "A Petri dish shows nothing any more: count by microscope or cytometry, and write the unit as cells per gram.",
      },
    },
  ],
};
