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
    fr: "<b>Paracasei en liposome.</b> Issue de la microbiologie fromagère, l’espèce est cultivée, concentrée, puis inactivée par tyndallisation.<br><br><b>PROLIPO® pour sticks et boissons.</b> La membrane de phospholipides et les cellules, 100 milliards par gramme, se dispersent ensemble dans un stick de collagène ou une boisson, même acide, à froid comme à chaud.",
    en: "<b>Paracasei in a liposome.</b> Drawn from cheese microbiology, the species is grown, concentrated, then inactivated by tyndallisation.<br><br><b>PROLIPO® for sticks and drinks.</b> The phospholipid membrane and the cells, 100 billion a gram, disperse together in a collagen stick or a drink, even an acidic one, cold as well as hot.",
  },
  bienfaits: [
    {
      titre: { fr: "Un terme défini", en: "A term defined" },
      description: {
        fr: "Un consensus scientifique international a défini le terme postbiotique. La physiologie cutanée et l’immunologie y trouvent deux terrains de recherche, avec des protocoles qui décrivent procédé d’inactivation et matrice.",
        en: "An international scientific consensus has defined the term postbiotic. Skin physiology and immunology find two fields of research in it, with protocols that describe inactivation process and matrix.",
      },
    },
    {
      titre: { fr: "À pH acide", en: "At acidic pH" },
      description: {
        fr: "À pH 3,5, l’enveloppe inactivée n’a pas de titre à perdre. Le point à suivre est l’oxydation des phospholipides, par l’indice de peroxyde et l’odeur ; un antioxydant végétal la freine.",
        en: "At pH 3.5 the inactivated envelope has no count to lose. The point to follow is oxidation of the phospholipids, through peroxide value and smell; a plant antioxidant slows it.",
      },
    },
  ],
};
