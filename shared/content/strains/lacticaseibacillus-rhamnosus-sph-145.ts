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
    fr: "<b>Une espèce, plusieurs sélections.</b> <i>L. rhamnosus</i>, bacille à bouts droits, homogène au microscope, cache un pangénome très ouvert. Anaérobie facultative et sans spore, l’espèce supporte la bile ; fromages et laits à boire l’emploient.<br><br><b>150 milliards, face à la choline.</b> Le bitartrate de choline capte l’humidité de l’air. Sous VPRO®, la cellule y résiste mieux que nue ; granuler la choline d’abord reste la règle.",
    en: "<b>One species, several selections.</b> <i>L. rhamnosus</i>, a straight-ended rod, uniform under the microscope, hides a very open pangenome. Facultatively anaerobic and free of spores, the species bears bile; cheeses and drinking milks employ it.<br><br><b>150 billion, facing choline.</b> Choline bitartrate draws moisture from the air. Under VPRO® the cell withstands this better than bare; granulating the choline first remains the rule.",
  },
  bienfaits: [
    {
      titre: { fr: "Acides biliaires, jonctions", en: "Bile acids, junctions" },
      description: {
        fr: "Les articles suivent les jonctions serrées de l’épithélium, le cycle entérohépatique des acides biliaires et le métabolisme de l’éthanol alimentaire, presque toujours chez l’animal. Le passage à l’homme débute.",
        en: "Articles follow the tight junctions of the epithelium, the enterohepatic cycle of bile acids and the metabolism of dietary ethanol, nearly always in animals. The move to humans is beginning.",
      },
    },
    {
      titre: { fr: "Deux gélules, un étui", en: "Two capsules, one carton" },
      description: {
        fr: "Séparer choline et bactérie dans deux gélules d’un même blister est le montage le plus sûr. Réunies, elles demandent un sachet alu scellé sous azote. Le comprimé n’est pas recommandé.",
        en: "Keeping choline and bacterium in two capsules of one blister is the safest set-up. Together they need an aluminium sachet sealed under nitrogen. Tablets are not recommended.",
      },
    },
    {
      titre: { fr: "Mesurer le mélange terminé", en: "Measure the finished blend" },
      description: {
        fr: "L’a<sub>w</sub> se mesure sur la poudre finale, à 25 °C, après vingt-quatre heures d’équilibre. Fixer une limite haute à 0,25. Le titre à réception, lot par lot, ajuste la pesée.",
        en: "Take a<sub>w</sub> on the final powder, at 25°C, after twenty-four hours of balance. Set an upper limit of 0.25. The count on receipt, lot by lot, adjusts the weighing.",
      },
    },
  ],
};
