import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "l-arginine",
  type: "liposome",
  nom: { fr: "l-arginine", en: "l-arginine" },
  symbol: "Arg",
  categories: ["acide aminé"],
  claimStatus: "none",
  description: {
    fr: "<b>Acide aminé basique.</b> L’arginine doit son caractère à un groupe guanidine, toujours chargé positivement. Elle s’obtient par fermentation de sucres végétaux, en base libre ou en chlorhydrate. Dans le liposome, elle reste dans la phase aqueuse, isolée des actifs acides de la même formule.",
    en: "<b>A basic amino acid.</b> Arginine takes its character from a guanidine group that is always positively charged. It is fermented from plant sugars and sold as free base or hydrochloride. In a liposome it stays in the water phase, walled off from acidic actives in the same formula.",
  },
  bienfaits: [
    {
      titre: { fr: "Maillon du cycle de l’urée", en: "Part of the urea cycle" },
      description: {
        fr: "Isolée en 1886 de plantules de lupin, l’arginine prend part au cycle de l’urée que Krebs et Henseleit ont décrit ; elle est aussi le substrat des enzymes NO-synthases.",
        en: "Isolated from lupin seedlings in 1886, arginine is a link in the urea cycle that Krebs and Henseleit described, and the substrate of nitric oxide synthase enzymes.",
      },
    },
    {
      titre: { fr: "Base libre ou chlorhydrate", en: "Free base or hydrochloride" },
      description: {
        fr: "La base libre rend l’eau franchement alcaline ; le chlorhydrate reste proche de la neutralité mais n’apporte que 83 % d’arginine en masse. Nous calculons la dose sur la forme choisie.",
        en: "The free base turns water clearly alkaline; the hydrochloride stays near neutral but brings only 83% arginine by weight. We work out the dose on the form you pick.",
      },
    },
    {
      titre: { fr: "Le goût apprivoisé", en: "Taste brought under control" },
      description: {
        fr: "Amère et un peu savonneuse, elle domine vite un sachet. L’encapsulation réduit le contact avec la langue, ce qui allège l’arôme et l’édulcorant dans les doses de l’ordre du gramme.",
        en: "Bitter and slightly soapy, it soon dominates a sachet. Encapsulation cuts contact with the tongue, so gram-sized doses need less flavouring and less sweetener.",
      },
    },
  ],
  product: false,
  related: ["l-lysine", "gaba"],
  caution: {
    fr: "Avis médical avant usage en cas d’antécédent cardiaque, de maladie rénale ou de traitement de la tension. À éviter chez la femme enceinte et avant 18 ans.",
    en: "Medical advice first for anyone with a cardiac history, kidney disease or blood-pressure treatment. Avoid in pregnancy and under the age of 18.",
  },
};
