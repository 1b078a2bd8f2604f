import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "glycolique",
  type: "niosome",
  nom: { fr: "acide glycolique", en: "glycolic acid" },
  symbol: "Gly",
  subtitle: { fr: "exfoliant", en: "exfoliating" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "GLYCOLIC ACID",
  action: { fr: "exfoliation, grain lissé", en: "exfoliation, smoother texture" },
  identity: {
    kind: "molecule",
    inci: "GLYCOLIC ACID",
    molecule: {
      name: { fr: "acide glycolique", en: "glycolic acid" },
      cas: "79-14-1",
      smiles: "OCC(O)=O",
      formula: "C2H4O3",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Le plus petit des AHA.</b> Deux carbones, un hydroxyle, un acide. La canne à sucre en contient ; la qualité employée, de synthèse, est une solution incolore à 70 % ou des cristaux purs, l’une et l’autre pauvres en acide formique.<br><br><b>Un contact progressif.</b> Sa petite taille le rend piquant au contact. Partagé entre phase externe et cœurs aqueux, il atteint la surface progressivement ; la sensation change, le mode d’exfoliation reste le même.<br><br><b>Choix de formule.</b> Un pH bas hydrolyse les tensioactifs à liaison ester. Nous retenons des éthers non ioniques, des gélifiants stables en milieu acide, et nous ajoutons la dispersion en dernier, sous 30 °C.",
    en: "<b>The smallest AHA.</b> Two carbons, one hydroxyl, one acid. Sugar cane contains it; the grade used is synthetic, a colourless 70% solution or pure crystals, both low in formic acid.<br><br><b>Gradual contact.</b> Its small size makes it sting on contact. Shared between the outer phase and water cores, it reaches the surface gradually; sensation changes, the way it exfoliates does not.<br><br><b>Formula choices.</b> Low pH hydrolyses ester surfactants. We choose non-ionic ethers and thickeners that tolerate acid, and add the dispersion last, below 30 °C.",
  },
  bienfaits: [
    {
      titre: { fr: "Le pH fixe l’acide libre", en: "pH sets free acid" },
      description: {
        fr: "Avec un pKa de 3,83, la moitié des molécules est neutralisée à cette valeur. Teneur et pH s’écrivent donc ensemble au cahier des charges, tolérance serrée ; un dixième d’unité déplace l’acide libre, et le ressenti.",
        en: "With a pKa of 3.83, half of the molecules are neutralised at that value. Strength and pH are therefore written together in a specification, with a tight tolerance: a tenth of a unit shifts free acid, and feel.",
      },
    },
    {
      titre: { fr: "Un picotement mesuré", en: "Sting, measured" },
      description: {
        fr: "Le test au sillon nasogénien, en double aveugle, compare la solution libre et la dispersion au même pH. Cotations à une, trois et cinq minutes : voilà la donnée qui autorise un mot comme « toléré ».",
        en: "The nasolabial sting test, double blind, compares free solution with dispersion at equal pH. Scores at one, three and five minutes: that is the data which allows a word such as ‘tolerated’.",
      },
    },
    {
      titre: { fr: "Éthers, pas esters", en: "Ethers instead of esters" },
      description: {
        fr: "En milieu acide, un ester de sorbitan s’hydrolyse et la vésicule se défait. Les éthers gardent leur taille : la diffusion de lumière, à un, trois et six mois et à 40 °C, en apporte la preuve.",
        en: "In acid, a sorbitan ester hydrolyses and the vesicle comes undone. Ethers hold their size: light scattering at one, three and six months, at 40 °C, supplies the proof.",
      },
    },
    {
      titre: { fr: "Grain de peau lissé", en: "Smoother skin texture" },
      description: {
        fr: "Les cellules ternes de la surface se détachent plus aisément ; le relief paraît plus fin, le teint plus net. Images en lumière rasante et cornéodisques, à quatre semaines, documentent cette apparence.",
        en: "Dull surface cells come away more easily; relief looks finer and the complexion clearer. Raking-light images and corneodiscs document that appearance after four weeks of use.",
      },
    },
    {
      titre: { fr: "Impuretés à connaître", en: "Impurities to know" },
      description: {
        fr: "Selon la synthèse, restent acides formique, diglycolique ou méthoxyacétique. Ce dernier, toxique pour la reproduction, mérite une limite écrite ; le taux de dimères, lui, dépend de l’âge de la solution à 70 %.",
        en: "Depending on synthesis, formic, diglycolic or methoxyacetic acid may remain. The last, toxic for reproduction, deserves a written limit; the level of dimers depends on the age of the 70% solution.",
      },
    },
    {
      titre: { fr: "Mode d’emploi progressif", en: "Directions for a gradual start" },
      description: {
        fr: "Notice type : peau sèche, loin des yeux, deux applications hebdomadaires d’abord, hydratant ensuite. Rétinoïde et gommage se placent d’autres soirs ; cette ligne prévient les cumuls mal supportés.",
        en: "Typical directions: dry skin, away from eyes, two applications a week at first, moisturiser afterwards. Retinoids and scrubs belong on other nights, and that line prevents badly tolerated combinations.",
      },
    },
  ],
  product: false,
  related: ["lactique", "mandelique"],
  caution: {
    fr: "Avertissement solaire : protection conseillée pendant l’usage et la semaine suivante. Repères : SCCNFP (2000) 4 % à pH 3,8 ou plus ; CIR 10 % à pH 3,5 ou plus. Rapport de sécurité décisif au-delà de 4 %.",
    en: "Sun warning: advise protection during use and for the following week. Benchmarks: SCCNFP (2000) 4% at pH 3.8 or above; CIR 10% at pH 3.5 or above. Beyond 4%, the safety report decides.",
  },
};
