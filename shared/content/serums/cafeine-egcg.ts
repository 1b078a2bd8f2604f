import type { Serum } from "#shared/content/content-types.ts";

export const entry: Serum = {
  slug: "cafeine-egcg",
  type: "niosomeProduct",
  nom: { fr: "caféine + egcg", en: "caffeine + egcg" },
  symbol: "Ca",
  subtitle: { fr: "lissant & regard frais", en: "smoothing & fresh eye look" },
  categories: ["végétal", "antioxydants"],
  formes2: ["Sérum"],
  action: { fr: "regard frais, lissant", en: "fresh eyes, smoothing" },
  contains: ["cafeine", "egcg"],
  description: {
    fr: "<b>Caféine 10 % et EGCG 2 %.</b> Dans l’eau, alcaloïde et catéchine s’associent en un trouble insoluble. Deux populations de niosomes les séparent : la caféine à pH doux, l’EGCG dans un cœur acide. Le sérum reste fluide au frais et se pose autour de l’œil, du bout du doigt.",
    en: "<b>Caffeine 10% and EGCG 2%.</b> In water, alkaloid and catechin join into an insoluble haze. Two niosome populations keep them apart: caffeine at mild pH, EGCG in an acid core. The serum stays fluid when cold and goes around the eye with a fingertip.",
  },
  bienfaits: [
    {
      titre: { fr: "Deux vésicules, un regard", en: "Two vesicles, one look" },
      description: {
        fr: "La première porte l’alcaloïde à une teneur que le froid refuse d’habitude ; la seconde, la catéchine. Mélangées au dernier stade, elles gardent leurs pH respectifs.",
        en: "The first bears the alkaloid at a content that cold normally refuses; the second, the catechin. Blended at the final stage, they keep their own pH.",
      },
    },
    {
      titre: { fr: "Aspect, rien que l’aspect", en: "Looks, only looks" },
      description: {
        fr: "Poches, ombres et ridules se décrivent comme des apparences. L’évaluation clinique note, par photographies cotées, ce qu’un regard extérieur percevrait.",
        en: "Puffiness, shadows and lines are described as appearances. Clinical grading of standardised photographs scores what an outside eye would perceive.",
      },
    },
    {
      titre: { fr: "Bille ou compte-gouttes", en: "Roller or dropper" },
      description: {
        fr: "Un embout métallique frais convient au geste du matin. La formule, peu visqueuse, se décline sur les deux conditionnements sans retouche.",
        en: "A cool metal tip suits the morning gesture. Thin in viscosity, the formula fits either pack without any further reworking.",
      },
    },
  ],
  product: false,
  related: ["niacinamide-zinc", "acide-hyaluronique-vitamine-b5"],
  caution: {
    fr: "Test oculaire et étui opaque requis. Eau brunie : produit périmé. Ne pas revendiquer de drainage ni d’action sur la circulation ; tenir hors de portée des jeunes enfants.",
    en: "Eye test and opaque carton required. Brown liquid means expired product. Claim neither drainage nor circulation effects; keep out of reach of young children.",
  },
};
