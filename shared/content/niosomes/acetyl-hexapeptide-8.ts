import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "acetyl-hexapeptide-8",
  type: "niosome",
  nom: { fr: "acétyl hexapeptide-8", en: "acetyl hexapeptide-8" },
  symbol: "AH8",
  subtitle: { fr: "lissant", en: "smoothing" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème"],
  inci: "ACETYL HEXAPEPTIDE-8",
  action: { fr: "ridules d’expression lissées", en: "smoothed expression lines" },
  description: {
    fr: "<b>Six acides aminés, coiffés d’un acétyle.</b> Deux acides glutamiques, méthionine, glutamine et deux arginines composent cet hexapeptide très hydrosoluble. Il se dissout sans peine ; sa méthionine s’oxyde. Le cœur aqueux, désoxygéné avant fermeture, le préserve et ralentit son départ à l’application.",
    en: "<b>Six amino acids capped with acetyl.</b> Two glutamic acids, methionine, glutamine and two arginines compose this very water-soluble hexapeptide. It dissolves with ease, yet its methionine oxidises. A watery core deoxygenated before closing preserves it and slows its departure on application.",
  },
  bienfaits: [
    {
      titre: { fr: "L’oxydation de la méthionine", en: "Methionine oxidation" },
      description: {
        fr: "Peroxydes de parfum, air de la cuve et métaux attaquent le soufre central. La chromatographie sépare le sulfoxyde du peptide intact, dont elle fixe la spécification.",
        en: "Fragrance peroxides, tank air and metals attack the central sulphur. Chromatography parts the sulphoxide from the intact peptide, whose specification it sets.",
      },
    },
    {
      titre: { fr: "Un pH sage", en: "A moderate pH" },
      description: {
        fr: "Il tient entre 5 et 7. Éloignez-le des AHA, qui l’hydrolysent lentement, et des gels cationiques, auxquels ses glutamates se collent.",
        en: "It holds between 5 and 7. Keep it from AHAs, which hydrolyse it slowly, and from cationic gels, to which its glutamates stick.",
      },
    },
    {
      titre: { fr: "Front et contour", en: "Forehead and eye contour" },
      description: {
        fr: "Le texte vise l’apparence des ridules marquées par les mimiques. Photographies au repos et au sourire, à huit semaines, suffisent pour un dossier honnête.",
        en: "Copy addresses the look of lines marked by expression. Photographs at rest and smiling, at eight weeks, are enough for an honest file.",
      },
    },
  ],
  product: false,
  related: ["palmitoyl-pentapeptide-4", "tripeptide-1-cuivre"],
  caution: {
    fr: "Écarter toute comparaison avec la toxine botulique ou une injection, trompeuse au sens du règlement (UE) 655/2013. Ni décontraction ni blocage musculaire.",
    en: "Drop any comparison with botulinum toxin or an injection, misleading under Regulation (EU) 655/2013. Neither muscle relaxing nor blocking may be claimed.",
  },
};
