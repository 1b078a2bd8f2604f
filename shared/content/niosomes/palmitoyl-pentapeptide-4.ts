import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "palmitoyl-pentapeptide-4",
  type: "niosome",
  nom: { fr: "palmitoyl pentapeptide-4", en: "palmitoyl pentapeptide-4" },
  symbol: "PP4",
  subtitle: { fr: "lissant & fermeté", en: "smoothing & firming" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème"],
  inci: "PALMITOYL PENTAPEPTIDE-4",
  action: { fr: "rides moins visibles", en: "less visible wrinkles" },
  description: {
    fr: "<b>KTTKS greffé d’acide palmitique.</b> Lysine, thréonine, thréonine, lysine, sérine : la séquence se lit dans le procollagène de type I. La chaîne grasse de seize carbones la rend amphiphile. Elle s’ancre par là dans la paroi du niosome, la tête peptidique restant tournée vers l’eau.",
    en: "<b>KTTKS with a palmitic tail.</b> Lysine, threonine, threonine, lysine, serine: the sequence appears in type I procollagen. A sixteen-carbon fatty chain makes it amphiphilic. By that chain it anchors in the niosome wall, with the peptide head turned to the water.",
  },
  bienfaits: [
    {
      titre: { fr: "Des parties par million", en: "Parts per million" },
      description: {
        fr: "Les sérums du marché en portent quelques ppm. À ce niveau, l’adsorption sur la cuve compte : la membrane retient le peptide et la spectrométrie de masse en suit le titre.",
        en: "Marketed serums carry a few ppm. At that level adsorption to the tank matters, so the membrane holds the peptide while mass spectrometry follows its assay.",
      },
    },
    {
      titre: { fr: "Ancrage sans solvant", en: "Anchored without solvent" },
      description: {
        fr: "D’habitude livré en solution glycérinée, il précipite si la base change. L’insertion en bicouche supprime cette dépendance et autorise des gels à faible glycol.",
        en: "Usually supplied in a glycerin solution, it precipitates if the base changes. Bilayer insertion removes that dependence and allows gels low in glycol.",
      },
    },
    {
      titre: { fr: "Grain et rides", en: "Texture and lines" },
      description: {
        fr: "Les marques communiquent sur les ridules visibles. Empreintes de silicone ou projection de franges, sur douze semaines et contre placebo, forment la preuve attendue.",
        en: "Brands speak of visible fine lines. Silicone replicas or fringe projection over twelve weeks against placebo make up the expected proof.",
      },
    },
  ],
  product: false,
  related: ["acetyl-hexapeptide-8", "collagene"],
  caution: {
    fr: "Nom commercial déposé par un tiers : n’utiliser que l’INCI. Protéases et tanins à exclure. Revendication d’apparence, jamais de synthèse tissulaire.",
    en: "The trade name belongs to a third party: use only the INCI. Exclude proteases and tannins. Claim appearance, never tissue synthesis.",
  },
};
