import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb9",
  nom: { fr: "vitamine b9", en: "vitamin b9" },
  symbol: "B9",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "CALCIUM L-METHYLFOLATE",
    molecule: {
      name: {
        fr: "L-5-méthyltétrahydrofolate de calcium",
        en: "calcium L-5-methyltetrahydrofolate",
      },
      cas: "151533-22-1",
      smiles:
        "[Ca+2].CN1[C@@H](CNc2ccc(cc2)C(=O)N[C@@H](CCC([O-])=O)C([O-])=O)CNc2nc(N)[nH]c(=O)c12",
      formula: "C20H23CaN7O6",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un folate déjà réduit.</b> Le L-méthylfolate de calcium porte la configuration (6S), celle des folates naturels, et un méthyle sur l’azote 5. L’acide folique, lui, est une forme oxydée de synthèse, absente des végétaux.<br><br><b>Une forme qui s’oxyde.</b> Un folate réduit est oxydable : l’air humide et les métaux de transition attaquent le noyau ptérine. Encapsulé puis séché, le sel y est moins exposé. La qualité cristalline, plus dense, résiste mieux que l’amorphe.<br><br><b>Des microgrammes à peser.</b> Deux cents microgrammes, valeur de référence, correspondent à 20 mg d’une poudre titrée à 1 %. Les contrôles portent sur la teneur en eau, l’isomère (6R) et l’acide 4-aminobenzoylglutamique, produit de dégradation.",
    en: "<b>A folate already reduced.</b> Calcium L-methylfolate has the (6S) configuration of natural folates and a methyl on nitrogen 5. Folic acid, by contrast, is an oxidised synthetic form that plants do not contain.<br><br><b>A form that oxidises.</b> A reduced folate can be oxidised: damp air and transition metals attack the pterin ring. Encapsulated and dried, the salt is less exposed to both. Crystalline grades, being denser, resist better than amorphous ones.<br><br><b>Weighing micrograms.</b> Two hundred micrograms, the reference value, correspond to 20 mg of a powder with a strength of 1%. Tests cover water content, the (6R) isomer and 4-aminobenzoylglutamic acid, a breakdown product.",
  },
  allegation: {
    fr: "Les folates peuvent porter ces allégations dès 30 µg par jour, conformément au règlement (UE) 432/2012.",
    en: "Folate may carry these claims from 30 µg a day, according to Regulation (EU) 432/2012.",
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
      titre: {
        fr: "Division cellulaire et acides aminés",
        en: "Cell division and amino acids",
      },
      claims: ["folate/cell-division", "folate/amino-acid-synthesis"],
    },
    {
      titre: { fr: "Convertir les doses", en: "Converting doses" },
      description: {
        fr: "L’acide folique pèse 441 g/mol, le sel de calcium du méthylfolate 498. À nombre de molécules égal, 200 µg du premier correspondent à 225 µg du second. L’allégation nomme les « folates », la liste des ingrédients la forme employée.",
        en: "Folic acid weighs 441 g/mol, the calcium salt of methylfolate 498. Mole for mole, 200 µg of the first equals 225 µg of the second. The claim speaks of ‘folate’, the ingredient list names the form used.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b complex" },
  related: ["vitamineb12", "fer"],
  caution: {
    fr: "EFSA : 1 000 µg par jour au plus chez l’adulte pour les folates ajoutés. Un apport élevé peut masquer une carence en vitamine B12. Avis médical en cas de traitement par antiépileptique ou méthotrexate.",
    en: "EFSA: 1,000 µg of added folate a day at most for adults. A high intake can mask vitamin B12 deficiency. Medical advice for anyone taking antiepileptics or methotrexate.",
  },
};
