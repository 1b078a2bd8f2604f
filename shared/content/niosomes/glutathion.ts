import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "glutathion",
  type: "niosome",
  nom: { fr: "glutathion", en: "glutathione" },
  symbol: "GSH",
  subtitle: { fr: "éclat & antioxydant", en: "radiance & antioxidant" },
  categories: ["antioxydants", "peptides"],
  formes: ["Sérum", "Gélule"],
  liposome: "glutathion",
  inci: "GLUTATHIONE",
  action: { fr: "antioxydant, teint lumineux", en: "antioxidant, luminous complexion" },
  description: {
    fr: "<b>Trois acides aminés, un soufre.</b> La forme réduite du glutathion donne facilement son électron ; exposée à l’air, elle se dimérise et sent l’œuf. Le niosome garde cette poudre hydrophile dans un cœur acide, privé d’oxygène, et ouvre la voie à des sérums au parfum discret.",
    en: "<b>Three amino acids, one sulphur.</b> Reduced glutathione gives its electron away easily; left in air it dimerises and smells of egg. A niosome keeps this hydrophilic powder in an acidic, oxygen-poor core and makes lightly scented serums possible.",
  },
  bienfaits: [
    {
      titre: { fr: "L’odeur, premier critère", en: "Smell comes first" },
      description: {
        fr: "Une faible teneur suffit à marquer un gel neutre. Les vésicules retiennent le thiol ; un panel de nez note l’écart à l’ouverture, puis après un mois.",
        en: "A small content is enough to mark a plain gel. Vesicles hold the thiol back, and a nose panel scores the gap at opening and one month later.",
      },
    },
    {
      titre: { fr: "Complice des vitamines", en: "Partner to vitamins" },
      description: {
        fr: "Chimiquement, il régénère l’ascorbate oxydé. Réunis en sérum d’éclat, les deux occupent chacun leur vésicule afin que l’un n’épuise pas l’autre avant la vente.",
        en: "Chemically, it regenerates oxidised ascorbate. Joined in a radiance serum, each occupies its own vesicle so that neither exhausts the other before sale.",
      },
    },
    {
      titre: { fr: "Acide et sans métal", en: "Acidic, metal-free" },
      description: {
        fr: "Le thiol tient entre 4 et 5, loin du cuivre et du fer. Phytate de sodium, eau récente et remplissage sous azote composent le protocole.",
        en: "The thiol holds between 4 and 5, far from copper and iron. Sodium phytate, fresh water and nitrogen filling make up the protocol.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "glutathion" },
  related: ["vitamine-c", "tripeptide-1-cuivre"],
  caution: {
    fr: "Ne jamais promettre une peau plus claire : rester sur l’éclat. Ni injection ni perfusion, pratiques hors cadre cosmétique. Voie orale : aucune allégation de santé autorisée.",
    en: "Never promise lighter skin; stay with radiance. Neither injection nor infusion, which fall outside cosmetics. Oral route: no authorised health claim.",
  },
};
