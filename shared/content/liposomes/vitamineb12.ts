import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "vitamineb12",
  nom: { fr: "vitamine b12", en: "vitamin b12" },
  symbol: "B12",
  type: "liposome",
  categories: ["vitamine"],
  claimStatus: "authorised",
  identity: {
    kind: "molecule",
    inci: "METHYLCOBALAMIN",
    molecule: {
      name: { fr: "méthylcobalamine", en: "methylcobalamin" },
      cas: "13422-55-4",
      smiles:
        "C/C1=C2N=C(/C=C3N=C(/C(C)=C4\\[N-]C(C(CC(N)=O)C4(C)CCC(=O)NCC(C)OP(=O)([O-])OC4C(CO)OC(n5cnc6cc(C)c(C)cc65)C4O)C4(C)N=C1C(CCC(N)=O)C4(C)CC(N)=O)C(CCC(N)=O)C\\3(C)C)C(CCC(N)=O)C/2(C)CC(N)=O.[CH3-].[Co+3]",
      formula: "C63H91CoN13O14P",
      shows: "skeleton",
      note: {
        fr: "Squelette plan, sans stéréochimie ; le cobalt et le méthyle, liés au noyau en réalité, sont dessinés à part.",
        en: "Flat skeleton, no stereochemistry; cobalt and methyl, bound to the ring in reality, are drawn separately.",
      },
    },
  },
  description: {
    fr: "<b>Du cobalt dans un noyau corrine.</b> Soixante-trois carbones, quatre azotes autour d’un métal, un groupe méthyle : la méthylcobalamine est la plus grosse des vitamines, et la seule à contenir du cobalt. Des bactéries en fermentation produisent le squelette, que l’on méthyle ensuite.<br><br><b>Rouge et sensible à la lumière.</b> En solution, quelques minutes de lumière suffisent à rompre la liaison cobalt-carbone. Dans les liposomes séchés, la vitamine se trouve au sein d’une matrice peu translucide ; l’atelier travaille malgré tout en lumière atténuée.<br><br><b>Une dose de l’ordre du microgramme.</b> À 2,5 µg, valeur de référence, aucune balance d’atelier ne convient. La matière liposomale est livrée diluée, et sa couleur rosée montre si le mélange est homogène.",
    en: "<b>Cobalt in a corrin ring.</b> Sixty-three carbons, four nitrogens around a metal, one methyl group: methylcobalamin is the largest vitamin and the only one with cobalt in it. Bacteria produce the skeleton by fermentation, after which it is methylated.<br><br><b>Red and sensitive to light.</b> A few minutes of light are enough to break the cobalt-carbon bond in solution. In dried liposomes, the vitamin sits inside a barely translucent matrix; the workshop nevertheless works in dimmed light.<br><br><b>A dose in micrograms.</b> At 2.5 µg, the reference value, no workshop balance is fine enough. The liposomal material is supplied diluted, and its pinkish tint shows how even the blend is.",
  },
  allegation: {
    fr: "Avec un seuil de 0,375 µg par jour, la vitamine B12 donne droit à huit allégations du règlement (UE) 432/2012.",
    en: "With a threshold of 0.375 µg a day, vitamin B12 qualifies for eight claims under Regulation (EU) 432/2012.",
  },
  bienfaits: [
    {
      titre: { fr: "Énergie et fatigue", en: "Energy and fatigue" },
      claims: ["vitamin-b12/energy-metabolism", "vitamin-b12/fatigue"],
    },
    {
      titre: {
        fr: "Système nerveux et fonctions psychologiques",
        en: "Nervous system and psychological function",
      },
      claims: ["vitamin-b12/nervous-system", "vitamin-b12/psychological-function"],
    },
    {
      titre: {
        fr: "Globules rouges et homocystéine",
        en: "Red blood cells and homocysteine",
      },
      claims: ["vitamin-b12/red-blood-cells", "vitamin-b12/homocysteine"],
    },
    {
      titre: { fr: "Système immunitaire", en: "Immune system" },
      claims: ["vitamin-b12/immune-system"],
    },
    {
      titre: { fr: "Division cellulaire", en: "Cell division" },
      claims: ["vitamin-b12/cell-division"],
    },
    {
      titre: { fr: "Associations à éviter", en: "Combinations to avoid" },
      description: {
        fr: "En solution, l’acide ascorbique et le cuivre dégradent les cobalamines. Une poudre sèche peut les réunir à moindre risque ; un liquide demande deux compartiments, ou la cyanocobalamine, plus stable. Les formes méthyle, cyano, hydroxo et adénosyle sont toutes admises.",
        en: "In solution, ascorbic acid and copper degrade cobalamins. A dry powder can combine them at lower risk; a liquid calls for two compartments, or for the more stable cyanocobalamin. The methyl, cyano, hydroxo and adenosyl forms are all permitted.",
      },
    },
  ],
  product: { range: "gamme les essentiels", subName: "vitamines b12" },
  related: ["vitamineb9", "complexevitaminesB"],
  caution: {
    fr: "Aucune limite supérieure n’est établie au niveau européen (2000). Un complément ne remplace pas le suivi médical d’un trouble d’absorption. Allergie au cobalt : avis médical.",
    en: "No upper level is established in Europe (2000). A supplement does not replace medical follow-up of an absorption disorder. Cobalt allergy: medical advice.",
  },
};
