import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "niacinamide",
  type: "niosome",
  nom: { fr: "niacinamide", en: "niacinamide" },
  symbol: "Nia",
  subtitle: { fr: "matifiant & teint uniforme", en: "mattifying & even tone" },
  categories: ["vitamines"],
  formes: ["Sérum", "Crème"],
  inci: "NIACINAMIDE",
  action: { fr: "matité, teint uniforme", en: "matt finish, even tone" },
  description: {
    fr: "<b>Amide de la vitamine B3.</b> Cette petite molécule blanche, inodore, se dissout à plusieurs centaines de grammes par litre. Elle n’a pas besoin d’aide pour entrer dans l’eau ; le niosome sert ici à la relâcher par étapes et à la séparer des acides voisins qui l’hydrolysent.",
    en: "<b>The amide of vitamin B3.</b> Small, white and odourless, it dissolves at several hundred grams a litre. Getting it into water needs no help; here the niosome meters it out and keeps it apart from neighbouring acids that would hydrolyse it.",
  },
  bienfaits: [
    {
      titre: { fr: "Neutre, vraiment", en: "Truly neutral" },
      description: {
        fr: "Entre pH 5 et 7, l’amide ne bouge pas. Plus bas, il redevient acide nicotinique, responsable de rougeurs passagères : la vésicule tamponnée écarte ce risque dans les formules composées.",
        en: "Between pH 5 and 7 the amide stays put. Lower down it turns back into nicotinic acid, known for fleeting redness, a risk that a buffered vesicle removes from composite formulas.",
      },
    },
    {
      titre: { fr: "Brillance et pores", en: "Shine and pores" },
      description: {
        fr: "Les marques la choisissent pour les zones qui brillent et les pores marqués. Les mesures à faire sur votre produit : sébumétrie, cliché sous lumière croisée, auto-évaluation à quatre semaines.",
        en: "Brands pick it for shiny areas and marked pores. Measurements to run on your product: sebumetry, cross-polarised images and self-assessment at four weeks.",
      },
    },
    {
      titre: { fr: "Une large fourchette", en: "A wide range" },
      description: {
        fr: "De 2 % à 4 % pour une crème quotidienne, jusqu’à 10 % pour un sérum court en ingrédients. À forte teneur, l’encapsulation adoucit la sensation de chaleur que décrivent certaines peaux.",
        en: "Use 2% to 4% in a daily cream and up to 10% in a serum with a short ingredient list. At high content, encapsulation softens the warm feeling some people describe.",
      },
    },
  ],
  product: false,
  related: ["zinc", "azelaique"],
  caution: {
    fr: "Demander une matière à teneur limitée en acide nicotinique. Ne pas formuler sous pH 4,5. À 10 %, des rougeurs restent possibles : prévoir un test d’usage sous contrôle dermatologique.",
    en: "Ask for a grade with capped nicotinic acid. Do not formulate below pH 4.5. At 10% redness remains possible, so plan a use test under dermatological control.",
  },
};
