import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "resveratrol",
  type: "niosome",
  nom: { fr: "resvératrol", en: "resveratrol" },
  symbol: "Rv",
  subtitle: { fr: "antioxydant & lissant", en: "antioxidant & smoothing" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "resveratrol",
  inci: "RESVERATROL",
  action: { fr: "antioxydant, éclat", en: "antioxidant, radiance" },
  description: {
    fr: "<b>Stilbène de la vigne et de la renouée.</b> Seule la forme trans intéresse le formulateur ; le soleil la bascule en cis. Blanc cassé à l’état sec, le resvératrol rosit puis brunit en solution. La paroi niosomale le tient loin de l’eau et réduit l’usage de glycols.",
    en: "<b>A stilbene from vine and knotweed.</b> Formulators want the trans form, which sunlight flips to cis. Off-white when dry, resveratrol turns pink then brown in solution. A niosome wall keeps it away from water and cuts the need for glycols.",
  },
  bienfaits: [
    {
      titre: { fr: "Trans, et le rester", en: "Trans, and staying so" },
      description: {
        fr: "Une journée derrière une vitre suffit à déplacer l’équilibre. Étui, verre teinté et vésicule se relaient ; la spectroscopie distingue les deux isomères par leur maximum d’absorption.",
        en: "A single day behind a window shifts the balance. Carton, tinted glass and vesicle take turns, while spectroscopy tells the isomers apart by where they absorb most.",
      },
    },
    {
      titre: { fr: "Brun interdit", en: "No browning allowed" },
      description: {
        fr: "Traces de fer, pH alcalin, chaleur : trois voies vers la teinte bois. Un chélateur et un pH de 5 stabilisent la base avant que l’encapsulation ne fasse le reste.",
        en: "Iron traces, alkaline pH, heat: three roads to the colour of wood. A chelator and a pH of 5 steady the base before encapsulation does the rest.",
      },
    },
    {
      titre: { fr: "Le sérum du vigneron", en: "A winegrower’s serum" },
      description: {
        fr: "Sarments et racines alimentent une filière d’extraits titrés. L’histoire parle aux marques de terroir, avec une pureté au certificat et un lien d’origine vérifiable.",
        en: "Vine shoots and roots feed a supply of standardised extracts. The story speaks to brands with a sense of place, backed by certified purity and verifiable origin.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "resvératrol" },
  related: ["egcg", "ferulique"],
  caution: {
    fr: "Extraits de renouée : contrôler l’émodine. Forme orale de synthèse : nouvel aliment, 150 mg par jour au plus, avis médical en cas de traitement.",
    en: "Knotweed extracts: check emodin. Oral synthetic form: a novel food, 150 mg a day at most, with medical advice for anyone on medication.",
  },
};
