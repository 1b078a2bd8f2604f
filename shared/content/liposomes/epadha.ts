import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "epadha",
  nom: { fr: "epa & dha", en: "epa & dha" },
  symbol: "Ω3",
  type: "liposome",
  categories: ["acide gras"],
  claimStatus: "authorised",
  description: {
    fr: '<b>L’EPA et le DHA</b> sont deux oméga-3 à longue chaîne, de 20 et 22 carbones, tirés d’huile de poisson ou de la microalgue <i><span lang="la">Schizochytrium</span></i>. Leurs doubles liaisons s’oxydent vite. En liposomes, l’huile est abritée de l’oxygène, son odeur marine s’atténue et elle se disperse dans l’eau, sans capsule molle.',
    en: '<b>EPA and DHA</b> are long-chain omega-3s, of 20 and 22 carbons, taken from fish oil or from the microalga <i><span lang="la">Schizochytrium</span></i>. Their double bonds oxidise quickly. As liposomes, the oil is sheltered from oxygen, its marine smell recedes and it disperses in water, with no softgel required.',
  },
  bienfaits: [
    {
      titre: { fr: "Cœur", en: "Heart" },
      claims: ["epa-dha/heart"],
    },
    {
      titre: { fr: "Cerveau", en: "Brain" },
      claims: ["dha/brain"],
    },
    {
      titre: { fr: "Vision", en: "Vision" },
      claims: ["dha/vision"],
    },
  ],
  product: false,
  related: ["vitamine-e", "astaxanthine"],
  caution: {
    fr: "Apport complémentaire d’EPA et de DHA : 5 g par jour au plus. Avis médical sous anticoagulant. Huile de poisson : allergène à étiqueter. Huile de Schizochytrium : conditions d’emploi des nouveaux aliments.",
    en: "Supplemental EPA and DHA: 5 g a day at most. Medical advice for anyone on anticoagulants. Fish oil is an allergen to be labelled; Schizochytrium oil follows its novel food conditions of use.",
  },
};
