import type { Product } from "#shared/content/content-types.ts";

export const entry: Product = {
  id: 30,
  slug: "collagene",
  name: { fr: "Collagène", en: "Collagen" },
  symbol: "Co",
  category_id: 4,
  quantity: 105,
  actifs: null,
  bottle: "amber",
  summary: {
    fr: "Peptides de collagène marin liposomaux, vitamine C et acide hyaluronique.",
    en: "Liposomal marine collagen peptides, vitamin C and hyaluronic acid.",
  },
  actives: [
    {
      name: { fr: "Peptides de collagène marin", en: "Marine collagen peptides" },
      dose: { fr: "1,2 g", en: "1.2 g" },
      path: "/liposomes/collagene",
    },
    {
      name: { fr: "Vitamine C", en: "Vitamin C" },
      dose: { fr: "80 mg", en: "80 mg" },
      nutrient: "vitamin-c",
      path: "/liposomes/vitamine-c",
    },
    {
      name: {
        fr: "Acide hyaluronique (hyaluronate de sodium)",
        en: "Hyaluronic acid (sodium hyaluronate)",
      },
      dose: { fr: "60 mg", en: "60 mg" },
      path: "/liposomes/acide-hyaluronique",
    },
  ],
  perDay: 3,
  openMonths: null,
  portion: { fr: "3 gélules par jour, à tout moment", en: "3 capsules a day, at any time" },
  text: {
    fr: "L’hydrolysat de peau de poisson mousse et sent la criée ; l’enveloppe de phospholipides atténue les deux. Trois gélules remplies à ras en contiennent 1,2 g, le maximum que permette ce format avant de passer au stick. La vitamine C a son allégation, le collagène n’en a aucune. Pour une dose de cinq ou dix grammes, mieux valent des peptides non encapsulés, en sachet.",
    en: "Fish skin hydrolysate foams and smells of the harbour; a phospholipid envelope tames both. Three capsules filled to the brim hold 1.2 g of it, the most this format allows before moving to sticks. Vitamin C has its claim, collagen has none. For five or ten grams a dose, peptides in sachets, without encapsulation, are the better choice.",
  },
  claims: ["vitamin-c/collagen-skin"],
  caution: {
    fr: "Contient du poisson, à faire ressortir dans la liste des ingrédients. Ne convient ni aux végétariens ni aux personnes à qui l’on a prescrit un régime pauvre en protéines.",
    en: "Contains fish, to be emphasised in the ingredients list. Unsuitable for vegetarians and for people prescribed a low-protein diet.",
  },
};
