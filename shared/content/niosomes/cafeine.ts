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
    fr: "<b>Une purine à trois méthyles.</b> Sous-produit de la décaféination ou molécule de synthèse, la caféine forme de fines aiguilles blanches. L’eau froide en retient 2 %, l’eau bouillante une proportion bien supérieure : cet écart explique tous les dépôts.<br><br><b>Niosomes et cosolvants.</b> La charge se fait à chaud. Au retour à température ambiante, une part reste dans les cœurs, une autre est tenue par la niacinamide ou le benzoate, et la libération à la surface s’étale.<br><br><b>Au poste de mélange.</b> pH 5 à 7, aucun tanin dans la même phase, refroidissement lent. L’essai décisif : déposer un cristal dans un échantillon froid et attendre une semaine.",
    en: "<b>A purine with three methyls.</b> A by-product of decaffeination or a synthetic molecule, caffeine forms thin white needles. Cold water keeps 2% of it, boiling water a far larger share, and that gap explains every deposit.<br><br><b>Niosomes plus cosolvents.</b> Loading takes place hot. Back at room temperature, one part stays in the cores, another is held by niacinamide or benzoate, and release at the surface is spread over time.<br><br><b>At the mixing bench.</b> pH 5 to 7, no tannin in that phase, slow cooling. The deciding trial: drop one crystal into a cold sample and wait a week.",
  },
  bienfaits: [
    {
      titre: { fr: "L’épreuve du froid", en: "Trial by cold" },
      description: {
        fr: "Deux semaines à 5 °C trient les formules. Sans vésicules, un gel à 5 % s’y hérisse d’aiguilles en peu de jours ; avec elles, un examen à la loupe et un dosage du surnageant disent ce qui tient.",
        en: "Two weeks at 5 °C sort formulas out. Without vesicles, a 5% gel bristles with needles in a matter of days; with them, a hand lens and an assay of the supernatant say what holds.",
      },
    },
    {
      titre: { fr: "Le contour de l’œil", en: "The eye contour" },
      description: {
        fr: "Poches et cernes se traitent en vocabulaire d’aspect : regard frais, traits reposés. Une bille métallique ajoute le froid ; la cotation photographique, à trente minutes et quatre semaines, ajoute la preuve.",
        en: "Bags and dark circles are put in terms of looks: a fresh gaze, rested features. A metal roller adds the cold; photographic scoring at thirty minutes and four weeks adds the evidence.",
      },
    },
    {
      titre: { fr: "Silhouette, sans centimètres", en: "Body, without centimetres" },
      description: {
        fr: "Dans un gel de massage, l’actif soutient une peau d’aspect plus lisse. Tour de cuisse, graisse et drainage n’ont pas leur place : le relief se juge sur clichés rasants, en aveugle.",
        en: "In a massage gel the active supports smoother-looking skin. Thigh measurements, fat and drainage have no place there: relief is judged blind, on raking-light photographs.",
      },
    },
    {
      titre: { fr: "Le cuir chevelu", en: "On the scalp" },
      description: {
        fr: "Lotion à 1 % ou davantage, sèche en deux minutes, sans résidu blanc aux racines : voilà l’enjeu. La fiche mentionne un cheveu d’aspect plus dense, jamais la repousse ni la chute.",
        en: "A tonic at 1% or more that dries in two minutes with no white residue at the roots: such is the aim. Copy mentions denser-looking hair, never regrowth or hair loss.",
      },
    },
    {
      titre: { fr: "Extraite ou synthétique", en: "Extracted or synthetic" },
      description: {
        fr: "L’analyse isotopique du carbone distingue les deux origines, utile à une marque qui imprime « naturelle ». Théobromine, théophylline, solvants et point de fusion, près de 235 °C, complètent le certificat.",
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
