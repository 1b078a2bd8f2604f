import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "resveratrol",
  type: "liposome",
  nom: { fr: "resvératrol", en: "resveratrol" },
  symbol: "Rv",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  niosome: "resveratrol",
  description: {
    fr: "<b>Stilbène à trois hydroxyles.</b> La vigne en produit pour se défendre ; la renouée du Japon et la fermentation le fournissent en quantité. Seul l’isomère trans intéresse le formulateur, et la lumière le fait basculer en cis. Le liposome lui ajoute une barrière, et une dispersion dans l’eau.",
    en: "<b>A stilbene with three hydroxyls.</b> Vines make it in self-defence; Japanese knotweed and fermentation supply it in quantity. Formulators want the trans isomer alone, and light flips it to cis. A liposome adds a barrier, as well as dispersion in water.",
  },
  bienfaits: [
    {
      titre: { fr: "Une phytoalexine nommée tôt", en: "An early-named phytoalexin" },
      description: {
        fr: "Le Japonais Takaoka la caractérisa en 1939 dans un vératre. Les botanistes rangent le resvératrol parmi les phytoalexines, composés qu’une plante fabrique face à un champignon ou aux ultraviolets.",
        en: "Takaoka characterised it in Japan in 1939 from a false hellebore, <i>Veratrum</i>. Botanists class resveratrol among phytoalexins, compounds a plant makes when faced with a fungus or ultraviolet light.",
      },
    },
    {
      titre: { fr: "Trans, du lot au flacon", en: "Trans from batch to bottle" },
      description: {
        fr: "Pesée et mélange se font sous éclairage filtré ; la chromatographie dose séparément trans et cis. La coque phospholipidique et le verre ambré maintiennent cette proportion au stockage.",
        en: "Weighing and mixing call for filtered light; chromatography then assays trans and cis separately. A phospholipid coat and amber glass hold that proportion during storage.",
      },
    },
    {
      titre: { fr: "Renouée ou levure", en: "Knotweed or yeast" },
      description: {
        fr: "L’extrait de racine est brun et titré ; la voie fermentaire donne une poudre blanche, plus simple à colorer. Dites-nous laquelle sert votre récit de marque, la dose suivra.",
        en: "The root extract is brown and standardised; fermentation yields a white powder that is easier to colour. Tell us which serves your brand story and the dose will follow.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "resvératrol" },
  related: ["opc", "quercetine"],
  caution: {
    fr: "Trans-resvératrol de synthèse ou microbien, nouvel aliment : adultes seulement, 150 mg par jour au maximum. Étiquette : les personnes sous médicament n’en consomment que sous surveillance médicale.",
    en: "Synthetic or microbial trans-resveratrol is a novel food: adults only, no more than 150 mg daily. Label: people taking medicines should consume it under medical supervision only.",
  },
};
