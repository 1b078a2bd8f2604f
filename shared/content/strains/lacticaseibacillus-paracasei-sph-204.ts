import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "lacticaseibacillus-paracasei-sph-204",
  type: "postbiotique",
  species: "Lacticaseibacillus paracasei",
  code: "SPH 204",
  formerName: "Lactobacillus paracasei",
  cfu: 100,
  categories: ["Peau", "Allergies/Immunité"],
  souche: null,
  action: { fr: "Axe intestin-peau", en: "Gut-skin axis" },
  technologie: "PROLIPO®",
  description: {
    fr: "<b>Paracasei en liposome.</b> Espèce des fromages affinés, <i>L. paracasei</i> est ici cultivée, concentrée, puis inactivée par tyndallisation.<br><br><b>PROLIPO® pour sticks et boissons.</b> La membrane de phospholipides et les cellules, 100 milliards par gramme, se dispersent ensemble dans un stick de collagène ou une boisson, à froid de préférence.",
    en: "<b>Paracasei in a liposome.</b> A species of ripened cheeses, <i>L. paracasei</i> is here grown, concentrated, then inactivated by tyndallisation.<br><br><b>PROLIPO® for sticks and drinks.</b> The phospholipid membrane and the cells, 100 billion a gram, disperse together in a collagen stick or a drink, preferably cold.",
  },
  bienfaits: [
    {
      titre: { fr: "Postbiotique : la définition", en: "Postbiotic: the definition" },
      description: {
        fr: "Un consensus scientifique international a défini le terme postbiotique. Les recherches se font surtout en physiologie cutanée et en immunologie ; les protocoles décrivent le procédé d’inactivation et la matrice.",
        en: "An international scientific consensus has defined the term postbiotic. Research is mostly in skin physiology and immunology; protocols describe the inactivation process and the matrix.",
      },
    },
    {
      titre: { fr: "En milieu acide", en: "In acidic drinks" },
      description: {
        fr: "À pH 3,5, des cellules inactivées n’ont pas de viabilité à perdre. Suivre plutôt les phospholipides : leur hydrolyse, que l’acide et la chaleur accélèrent, et leur oxydation, par l’indice de peroxyde.",
        en: "At pH 3.5, inactivated cells have no viability to lose. Follow the phospholipids instead: their hydrolysis, which acid and heat speed up, and their oxidation, by peroxide value.",
      },
    },
  ],
};
