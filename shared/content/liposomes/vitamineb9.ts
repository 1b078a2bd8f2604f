import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb9",
  nom: { fr: "vitamine b9", en: "vitamin b9" },
  symbol: "B9",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  description: {
    fr: "<b>Le L-méthylfolate de calcium</b> est un folate déjà réduit et méthylé. Plus fragile que l’acide folique devant l’oxygène et l’humidité, il gagne à être enfermé : la vésicule l’éloigne de l’air et des métaux, et quelques centaines de microgrammes occupent un volume facile à peser.",
    en: "<b>Calcium L-methylfolate</b> is a folate already reduced and methylated. More fragile than folic acid towards oxygen and moisture, it benefits from a closed shell: the vesicle keeps air and metals at a distance, and a few hundred micrograms fill a volume that is easy to weigh.",
  },
  bienfaits: [
    {
      titre: { fr: "Tissus maternels", en: "Maternal tissue" },
      claims: ["folate/maternal-tissue"],
    },
    {
      titre: { fr: "Formation du sang", en: "Blood formation" },
      claims: ["folate/blood-formation", "folate/homocysteine"],
    },
    {
      titre: {
        fr: "Fatigue et fonctions psychologiques",
        en: "Fatigue and psychological function",
      },
      claims: ["folate/fatigue", "folate/psychological-function"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["folate/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire et acides aminés", en: "Cell division and amino acids" },
      claims: ["folate/cell-division", "folate/amino-acid-synthesis"],
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb12", "fer"],
  caution: {
    fr: "EFSA : 1 000 µg par jour au plus chez l’adulte pour les folates ajoutés. Un apport élevé peut masquer une carence en vitamine B12. Avis médical sous antiépileptique ou méthotrexate.",
    en: "EFSA: 1,000 µg of added folate a day at most for adults. A high intake can mask vitamin B12 deficiency. Medical advice for anyone taking antiepileptics or methotrexate.",
  },
};
