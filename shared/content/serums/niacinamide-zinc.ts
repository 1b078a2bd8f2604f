import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "niacinamide-zinc",
  type: "niosomeProduct",
  nom: { fr: "niacinamide + zinc", en: "niacinamide + zinc" },
  symbol: "N10",
  subtitle: { fr: "matifiant & teint uniforme", en: "mattifying & even tone" },
  categories: ["vitamines", "minéral"],
  formes2: ["Sérum"],
  action: { fr: "matifiant, unifiant", en: "mattifying, evening" },
  contains: ["niacinamide", "zinc"],
  description: {
    fr: "<b>Niacinamide 10 % et PCA de zinc 1 %.</b> Une phase aqueuse, sans huile, conduite entre pH 5,5 et 6. La vitamine B3 remplit les vésicules et la phase qui les entoure ; le sel de zinc reste séparé du gélifiant. Fini sec, sans voile, pour une marque qui s’adresse aux peaux mixtes.",
    en: "<b>Niacinamide 10% and zinc PCA 1%.</b> A water phase with no oil, run between pH 5.5 and 6. Vitamin B3 fills the vesicles and the phase around them; the zinc salt stays apart from the gelling agent. A dry, veil-free finish, for a brand speaking to combination skin.",
  },
  bienfaits: [
    {
      titre: { fr: "Dix et un", en: "Ten and one" },
      description: {
        fr: "Le ratio est fixé : la vitamine domine, le métal complète. La charge niosomale évite au gel l’effondrement que cause un cation, et au toucher l’effet de craie.",
        en: "The ratio is set: vitamin leads, metal completes. Niosomal loading spares the gel the collapse a cation causes, and spares the feel any chalkiness.",
      },
    },
    {
      titre: { fr: "Rougeurs et brillance", en: "Redness and shine" },
      description: {
        fr: "Cible visuelle : teint plus homogène, zone T moins luisante. Les mesures de votre étude d’usage donnent le chiffre à imprimer, s’il est favorable.",
        en: "Visual target: more uniform tone, a less shiny T-zone. Readings from your own use study supply the figure to print, if it is favourable.",
      },
    },
    {
      titre: { fr: "Prêt pour la marque", en: "Ready for your label" },
      description: {
        fr: "Flacon compte-gouttes de 30 ml, formule sans pigment, INCI courte. Dossier produit, stabilité et innocuité accompagnent la livraison ; teinte et parfum restent à votre choix.",
        en: "A 30 ml dropper bottle, pigment-free, short INCI. Product file, stability and safety data travel with delivery, while tint and scent remain yours to choose.",
      },
    },
  ],
  product: false,
  related: ["acide-glycolique-bakuchiol", "cafeine-egcg"],
  caution: {
    fr: "Sels de zinc : environ 0,2 % exprimés en métal, sous la limite légale. Ne pas superposer à un acide fort. Rougeur ou chaleur passagère : réduire la fréquence.",
    en: "Zinc salts: about 0.2% expressed as metal, under the legal limit. Do not layer over a strong acid. Passing redness or warmth: use less often.",
  },
};
