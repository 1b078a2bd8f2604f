import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitaminea",
  nom: { fr: "vitamine a", en: "vitamin a" },
  symbol: "A",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le palmitate de rétinyle</b>, ester du rétinol, s’exprime en équivalents rétinol. Liposoluble, il s’oxyde à l’air, à la lumière et au contact du fer. Inséré parmi les chaînes grasses de la bicouche, il se disperse en milieu aqueux sans huile ajoutée et voisine avec des vitamines hydrosolubles dans une même poudre.",
    en: "<b>Retinyl palmitate</b>, an ester of retinol, is declared in retinol equivalents. Fat-soluble, it oxidises in air, in light and next to iron. Slotted between the fatty chains of the bilayer, it disperses in water with no added oil and can sit beside water-soluble vitamins in one powder.",
  },
  bienfaits: [
    {
      titre: { fr: "Vision", en: "Vision" },
      claims: ["vitamin-a/vision"],
    },
    {
      titre: { fr: "Peau et muqueuses", en: "Skin and mucous membranes" },
      claims: ["vitamin-a/skin", "vitamin-a/mucous-membranes"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-a/immune-system"],
    },
    {
      titre: { fr: "Métabolisme du fer", en: "Iron metabolism" },
      claims: ["vitamin-a/iron-metabolism"],
    },
    {
      titre: { fr: "Spécialisation cellulaire", en: "Cell specialisation" },
      claims: ["vitamin-a/cell-specialisation"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "multivitamines" },
  related: ["vitamined3", "vitamine-e"],
  caution: {
    fr: "Limite supérieure de l’EFSA : 3 000 µg d’équivalents rétinol par jour chez l’adulte, foie et autres aliments inclus. Déconseillée pendant la grossesse ou en cas de projet de grossesse, sauf avis médical. Ne pas cumuler les sources.",
    en: "EFSA upper level: 3,000 µg of retinol equivalents a day for adults, liver and other foods included. Not advised during pregnancy or when planning one, unless a doctor agrees. Do not add up sources.",
  },
};
