import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-rhamnosus-sph-145",
  type: "probiotique",
  species: "Lacticaseibacillus rhamnosus",
  code: "SPH 145",
  formerName: "Lactobacillus rhamnosus",
  cfu: 150,
  categories: ["Protection du foie", "Métabolisme"],
  souche: "Souche VPRO®",
  action: { fr: "Axe intestin-foie", en: "Gut-liver axis" },
  technologie: null,
  description: {
    fr: "<b>Une espèce au pangénome ouvert.</b> <i>L. rhamnosus</i>, bacille à bouts droits, homogène au microscope, varie beaucoup d’une souche à l’autre par ses gènes. Anaérobie facultative et sans spore, l’espèce tolère la bile ; elle s’emploie dans des fromages et des laits à boire.<br><br><b>150 milliards, avec la choline.</b> Le bitartrate de choline capte l’humidité de l’air. Sous VPRO®, la cellule y résiste mieux que nue ; granuler la choline d’abord reste la règle.",
    en: "<b>A species with an open pangenome.</b> <i>L. rhamnosus</i>, a straight-ended rod, uniform under the microscope, varies widely in its genes from strain to strain. Facultatively anaerobic and free of spores, the species tolerates bile; it is used in cheeses and drinking milks.<br><br><b>150 billion, with choline.</b> Choline bitartrate draws moisture from the air. Under VPRO® the cell withstands this better than bare; granulating the choline first remains the rule.",
  },
  bienfaits: [
    {
      titre: { fr: "Bile et jonctions serrées", en: "Bile and tight junctions" },
      description: {
        fr: "Les articles suivent les jonctions serrées de l’épithélium, le cycle entérohépatique des acides biliaires et le métabolisme de l’éthanol alimentaire, presque toujours chez l’animal. Les essais chez l’homme débutent.",
        en: "Articles follow the tight junctions of the epithelium, the enterohepatic cycle of bile acids and the metabolism of dietary ethanol, nearly always in animals. Human trials are only starting.",
      },
    },
    {
      titre: { fr: "Deux gélules, un étui", en: "Two capsules, one carton" },
      description: {
        fr: "Séparer choline et bactérie dans deux gélules d’un même blister est la présentation la plus sûre. Réunies, elles demandent un sachet alu scellé sous azote. Le comprimé n’est pas recommandé.",
        en: "Keeping choline and bacterium in two capsules of one blister is the safest layout. Together they need an aluminium sachet sealed under nitrogen. Tablets are not recommended.",
      },
    },
    {
      titre: { fr: "Mesurer le mélange terminé", en: "Measure the finished blend" },
      description: {
        fr: "L’a<sub>w</sub> se mesure sur la poudre finale, à 25 °C, après vingt-quatre heures d’équilibrage. Fixer une limite haute à 0,25. La pesée s’ajuste au titre mesuré à réception de chaque lot.",
        en: "Take a<sub>w</sub> on the final powder, at 25 °C, after twenty-four hours of equilibration. Set an upper limit of 0.25. Adjust the weighing to the count measured on receipt of each lot.",
      },
    },
  ],
};
