import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "magnesium",
  type: "niosome",
  nom: { fr: "magnésium", en: "magnesium" },
  symbol: "Mg",
  subtitle: { fr: "hydratation & confort", en: "hydration & comfort" },
  categories: ["minéral"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "magnesium",
  inci: "MAGNESIUM PCA",
  action: { fr: "hydratation, peau reposée", en: "hydration, rested skin" },
  description: {
    fr: "<b>Sel de magnésium du PCA.</b> Deux anions pyrrolidone carboxylate entourent l’ion ; le tout attire l’humidité de l’air. Comme les autres cations à deux charges, il fait tomber certaines gommes. La vésicule, dépourvue de charge, le supporte sans floculer et le tient à distance du gélifiant.",
    en: "<b>The magnesium salt of PCA.</b> Two pyrrolidone carboxylate anions surround the ion, and the whole draws moisture from the air. Like other doubly charged cations it brings certain gums down. The vesicle, free of charge, bears it without clumping and keeps it away from the thickener.",
  },
  bienfaits: [
    {
      titre: { fr: "Un humectant minéral", en: "A mineral humectant" },
      description: {
        fr: "PCA et sels marins rendent un même service : retenir l’eau en surface. Ici, le toucher n’est ni salé ni poisseux, et la conductivité de la formule reste modérée.",
        en: "PCA and sea salts render one service, holding water at the surface. Here the feel is neither salty nor tacky, and formula conductivity stays moderate.",
      },
    },
    {
      titre: { fr: "Vésicules et électrolytes", en: "Vesicles and electrolytes" },
      description: {
        fr: "Une membrane de phospholipides chargés s’agrège avec les sels. Celle du niosome, neutre, conserve sa taille ; seule l’osmolarité interne demande un ajustement.",
        en: "A membrane of charged phospholipids aggregates with salt. A neutral niosome wall keeps its size, and only internal osmolarity calls for adjustment.",
      },
    },
    {
      titre: { fr: "Brumes et laits", en: "Mists and milks" },
      description: {
        fr: "Il accompagne les soins du soir, après-sport ou bord de mer, où la marque parle de confort. Compter 0,2 % à 2 %, selon la base et le toucher visé.",
        en: "It goes with evening, after-sport or seaside products, where brands speak of comfort. Allow 0.2% to 2%, depending on the base and the feel you want.",
      },
    },
  ],
  product: false,
  related: ["zinc", "silicium"],
  caution: {
    fr: "Aucune évocation de crampes, stress ou passage transcutané. Incompatible avec les savons et le carbomère libre. La gélule suit les plafonds des compléments.",
    en: "No hint of cramps, stress or passage through skin. Incompatible with soaps and free carbomer. The capsule follows food supplement ceilings.",
  },
};
