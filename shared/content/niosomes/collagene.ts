import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "collagene",
  type: "niosome",
  nom: { fr: "collagène", en: "collagen" },
  symbol: "Col",
  subtitle: { fr: "hydratation & fermeté", en: "hydration & firming" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "collagene",
  inci: "HYDROLYZED COLLAGEN",
  action: { fr: "film souple, hydratation", en: "supple film, hydration" },
  description: {
    fr: "<b>Peptides filmogènes.</b> Chauffé puis coupé par enzyme, le collagène de peau de poisson livre des fragments solubles de 2 kDa à 5 kDa. À la surface, ils forment un film qui retient l’eau. Le niosome masque l’odeur marine et rend ce film moins collant au séchage.",
    en: "<b>Film-forming peptides.</b> Heated then cut by enzymes, fish skin collagen gives soluble fragments of 2 kDa to 5 kDa. At the surface they form a film that retains water. A niosome masks the marine smell and makes the film less tacky as it dries.",
  },
  bienfaits: [
    {
      titre: { fr: "Un film, pas un implant", en: "A film, not a filler" },
      description: {
        fr: "La macromolécule reste dehors, et c’est son intérêt : lissage immédiat, toucher soyeux. L’effet dure jusqu’au rinçage, et la communication gagne à le dire.",
        en: "The macromolecule stays outside, which is the point: immediate smoothing, a silky touch. The effect lasts until washing, and honest copy says so.",
      },
    },
    {
      titre: { fr: "Marin, lot par lot", en: "Marine, batch by batch" },
      description: {
        fr: "Espèce, zone de pêche, méthode : trois champs au certificat. L’indice d’azote aminé signe le degré de coupure, et la chromatographie d’exclusion en donne la répartition.",
        en: "Species, fishing zone, method: three boxes on the certificate. Amino nitrogen shows how far the cut went, and size exclusion chromatography gives the spread.",
      },
    },
    {
      titre: { fr: "Cheveux et peau", en: "Hair as well as skin" },
      description: {
        fr: "Sur la fibre capillaire abîmée, les peptides se fixent par leurs charges et lissent. Une charge niosomale unique couvre après-shampooing et sérum de visage.",
        en: "On worn hair, charged peptides fix onto the fibre and smooth it. A single niosomal load covers both conditioner and facial serum.",
      },
    },
  ],
  product: false,
  related: ["palmitoyl-pentapeptide-4", "acide-hyaluronique"],
  caution: {
    fr: "Matière animale : non végane, à écarter d’une gamme certifiée. Origine bovine : règles ESB. Milieu nutritif pour les germes : conservateur éprouvé par challenge test. Allergène poisson à signaler.",
    en: "Animal material: not vegan, to be kept out of certified ranges. Bovine origin: BSE rules. It feeds microbes, so back the preservative with a challenge test. Flag the fish allergen.",
  },
};
