import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "cafeine",
  type: "niosome",
  nom: { fr: "caféine", en: "caffeine" },
  symbol: "Caf",
  subtitle: { fr: "lissant & regard frais", en: "smoothing & fresh eye look" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "cafeine",
  inci: "CAFFEINE",
  action: { fr: "regard défatigué, peau lissée", en: "refreshed eyes, smoothed skin" },
  identity: {
    kind: "molecule",
    inci: "CAFFEINE",
    molecule: {
      name: { fr: "caféine", en: "caffeine" },
      cas: "58-08-2",
      smiles: "Cn1cnc2c1c(=O)n(C)c(=O)n2C",
      formula: "C8H10N4O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Une purine à trois méthyles.</b> Sous-produit de la décaféination ou molécule de synthèse, la caféine forme de fines aiguilles blanches. L’eau à température ambiante en dissout 2 % environ, l’eau bouillante bien davantage : cet écart explique les dépôts au refroidissement.<br><br><b>Niosomes et cosolvants.</b> La charge se fait à chaud. Au retour à température ambiante, une part reste dans les cœurs, une autre est maintenue en solution par la niacinamide ou le benzoate, et la libération à la surface est progressive.<br><br><b>Au poste de mélange.</b> pH 5 à 7, aucun tanin dans la même phase, refroidissement lent. L’essai décisif : déposer un cristal dans un échantillon froid et attendre une semaine.",
    en: "<b>A purine with three methyls.</b> A by-product of decaffeination or a synthetic molecule, caffeine forms thin white needles. Water at room temperature dissolves about 2% of it, boiling water far more, and that gap explains deposits on cooling.<br><br><b>Niosomes plus cosolvents.</b> Loading takes place hot. Back at room temperature, one part stays in the cores, another is kept dissolved by niacinamide or benzoate, and release at the surface is spread over time.<br><br><b>At the mixing bench.</b> pH 5 to 7, no tannin in that phase, slow cooling. The deciding trial: drop one crystal into a cold sample and wait a week.",
  },
  bienfaits: [
    {
      titre: { fr: "Tenue au froid", en: "Stability in the cold" },
      description: {
        fr: "Deux semaines à 5 °C départagent les formules. Sans vésicules, un gel à 5 % se remplit d’aiguilles en peu de jours ; avec elles, un examen à la loupe et un dosage du surnageant montrent ce qui tient.",
        en: "Two weeks at 5 °C tell formulas apart. Without vesicles, a 5% gel fills with needles in a matter of days; with them, a hand lens and an assay of the supernatant show what holds.",
      },
    },
    {
      titre: { fr: "Le contour de l’œil", en: "The eye area" },
      description: {
        fr: "Pour les poches et les cernes, l’allégation reste une apparence : regard frais, traits reposés. Une bille métallique apporte la fraîcheur ; une cotation photographique, à trente minutes et à quatre semaines, apporte la preuve.",
        en: "For bags and dark circles, the claim stays with appearance: fresh-looking eyes, rested features. A metal roller adds coolness; photographic scoring at thirty minutes and four weeks provides the evidence.",
      },
    },
    {
      titre: { fr: "Soin du corps", en: "Body care" },
      description: {
        fr: "Dans un gel de massage, l’actif contribue à un aspect plus lisse de la peau. Tour de cuisse, graisse et drainage sont à exclure du texte : le relief se juge en aveugle, sur des clichés en lumière rasante.",
        en: "In a massage gel the active contributes to smoother-looking skin. Keep thigh measurements, fat and drainage out of the copy: relief is judged blind, on raking-light photographs.",
      },
    },
    {
      titre: { fr: "Le cuir chevelu", en: "The scalp" },
      description: {
        fr: "L’objectif : une lotion à 1 % ou davantage, sèche en deux minutes, sans résidu blanc aux racines. L’étiquette mentionne un cheveu d’aspect plus dense, jamais la repousse ni la chute.",
        en: "The aim is a tonic at 1% or more that dries in two minutes with no white residue at the roots. The label mentions denser-looking hair, never regrowth or hair loss.",
      },
    },
    {
      titre: { fr: "Extraite ou synthétique", en: "Extracted or synthetic" },
      description: {
        fr: "L’analyse isotopique du carbone distingue les deux origines, ce qui sert une marque qui imprime « naturelle ». Théobromine, théophylline, solvants et point de fusion, près de 235 °C, complètent le certificat.",
        en: "Carbon isotope analysis tells both origins apart, which helps a brand that prints ‘natural’. Theobromine, theophylline, solvents and a melting point near 235 °C complete the certificate.",
      },
    },
  ],
  product: false,
  related: ["egcg", "biotine"],
  caution: {
    fr: "Usage externe : pas d’allégation minceur ni circulatoire. Tests oculaires pour le contour des yeux. Gélule : teneur en mg et avertissement réglementaire sur la caféine (enfants, femmes enceintes) dans le champ visuel du nom.",
    en: "External use: no slimming or circulation claim. Eye testing for eye contour products. Capsule: show the mg and the statutory caffeine warning (children, pregnant women) beside the name.",
  },
};
