import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "vitamine-c-acide-hyaluronique",
  type: "niosomeProduct",
  nom: { fr: "vitamine c + acide hyaluronique", en: "vitamin c + hyaluronic acid" },
  symbol: "C15",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["vitamines", "acides"],
  formes2: ["Sérum"],
  action: { fr: "éclat, hydratation", en: "radiance, hydration" },
  contains: ["vitamine-c", "acide-hyaluronique"],
  description: {
    fr: "<b>Vitamine C 15 % et acide hyaluronique 1 %.</b> À cette dose, l’acide ascorbique libre pique et brunit ; le polymère, lui, se coupe en milieu acide. Les vésicules enferment la vitamine et laissent la chaîne hyaluronique dans un gel plus doux. Un sérum pêche pâle, pour le matin.",
    en: "<b>Vitamin C 15% and hyaluronic acid 1%.</b> At this dose free ascorbic acid stings and browns, and the polymer is cut by acid. Vesicles shut the vitamin in and leave the hyaluronic chain in a milder gel. A pale peach serum for the morning.",
  },
  bienfaits: [
    {
      titre: { fr: "Quinze pour cent, encapsulés", en: "Fifteen per cent, encapsulated" },
      description: {
        fr: "L’essentiel du titre est dans les niosomes, le reste en phase externe. Azote et verre teinté complètent ; chaque lot sort avec son dosage iodométrique.",
        en: "Most of the assay sits inside niosomes, the rest outside. Nitrogen and tinted glass complete the picture, and every batch leaves with its iodometric assay.",
      },
    },
    {
      titre: { fr: "Éclat et peau souple", en: "Glow and supple skin" },
      description: {
        fr: "La vitamine signe l’aspect lumineux, l’hyaluronate le rebond au toucher. Ensemble, ils plaisent aux marques qui veulent un sérum du matin unique.",
        en: "Vitamin brings the luminous look, hyaluronate the spring under the finger. Together they appeal to brands that want a single morning serum.",
      },
    },
    {
      titre: { fr: "Trois mois après ouverture", en: "Three months once opened" },
      description: {
        fr: "Le symbole du pot indique 3 M, avec une pipette qui limite les entrées d’air. Un changement vers le brun avertit l’utilisateur de renouveler le flacon.",
        en: "The open-jar symbol reads 3 M, with a dropper that limits air intake. A shift toward brown tells the user to replace the bottle.",
      },
    },
  ],
  product: false,
  related: ["acide-hyaluronique-vitamine-b5", "acide-glycolique-bakuchiol"],
  caution: {
    fr: "Picotement possible ; ni contour de l’œil ni peau irritée. Espacer des sérums au cuivre ou au rétinol. Protéger du soleil et de la chaleur, ne pas avaler.",
    en: "Tingling is possible; neither eye contour nor irritated skin. Keep apart from copper or retinol serums. Protect from sun and heat; do not swallow.",
  },
};
