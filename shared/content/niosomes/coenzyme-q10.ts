import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "coenzyme-q10",
  type: "niosome",
  nom: { fr: "coenzyme q10", en: "coenzyme q10" },
  symbol: "Q10",
  subtitle: { fr: "antioxydant & fermeté", en: "antioxidant & firming" },
  categories: ["coenzyme", "antioxydants"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "coenzyme-q10",
  inci: "UBIQUINONE",
  action: { fr: "antioxydant, peau tonique", en: "antioxidant, toned skin" },
  identity: {
    kind: "molecule",
    inci: "UBIQUINONE",
    molecule: {
      name: { fr: "ubiquinone (coenzyme Q10)", en: "ubiquinone (coenzyme Q10)" },
      cas: "303-98-0",
      smiles:
        "COC1=C(OC)C(=O)C(C/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CC/C=C(\\C)CCC=C(C)C)=C(C)C1=O",
      formula: "C59H90O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Cinquante carbones de queue.</b> Dix unités isoprène prolongent un noyau quinone : l’ubiquinone est une poudre jaune orangé, fondant un peu sous 50 °C, que la fermentation donne tout entière en configuration E.<br><br><b>Couchée au milieu.</b> Trop longue pour se tenir droite, la chaîne s’installe au centre de la bicouche. Répartie de la sorte, elle ne perle plus à la surface d’un gel et s’accorde à des bases sans huile, qu’un cosmétique au Q10 n’autorisait guère.<br><br><b>Paramètres.</b> Charge vers 55 °C avec un tocophérol, sous lumière inactinique ; ajout final sous 40 °C. La teinte s’affirme dès quelques dixièmes de pour cent, si bien que dose et couleur se choisissent ensemble.",
    en: "<b>Fifty carbons of tail.</b> Ten isoprene units extend a quinone head: ubiquinone is an orange-yellow powder that melts a little below 50 °C and that fermentation gives entirely in the E configuration.<br><br><b>Lying in the middle.</b> Too long to stand upright, the chain settles at the centre of the bilayer. Distributed like this it no longer beads on the surface of a gel, and suits oil-free bases that Q10 cosmetics hardly allowed.<br><br><b>Parameters.</b> Load at about 55 °C with a tocopherol, under safe light; make the final addition below 40 °C. Colour asserts itself from a few tenths of a per cent, so dose and shade are chosen together.",
  },
  bienfaits: [
    {
      titre: { fr: "Un gel doré", en: "A golden gel" },
      description: {
        fr: "Sans phase grasse, un Q10 libre flotte et graisse la pipette. La dispersion l’étend dans une eau gélifiée, à peine ambrée ; l’étude de centrifugation, trente minutes, montre si un anneau jaune remonte.",
        en: "Without a fatty phase, free Q10 floats and greases the dropper. Dispersed, it spreads through gelled water with a hint of amber; thirty minutes in a centrifuge show whether a yellow ring climbs.",
      },
    },
    {
      titre: { fr: "Quand le jaune pâlit", en: "When yellow fades" },
      description: {
        fr: "Une pâleur soudaine signale la lumière, non un gain de pureté. Le noyau quinone absorbe à 275 nm : spectrophotométrie pour le suivi courant, HPLC pour trancher, valeur plancher écrite à la fin de la durée de vie.",
        en: "Sudden paleness points to light, not to better purity. The quinone head absorbs at 275 nm: spectrophotometry for routine checks, HPLC to decide, and a floor value in writing for the end of shelf life.",
      },
    },
    {
      titre: { fr: "Deux noms, deux états", en: "Two names, two states" },
      description: {
        fr: "UBIQUINONE est la forme oxydée, UBIQUINOL la forme réduite. La première supporte mieux l’air et le conditionnement courant ; la seconde appartient à une fiche voisine, avec ses contraintes d’atmosphère inerte.",
        en: "UBIQUINONE is the oxidised form, UBIQUINOL the reduced one. The former puts up with air and ordinary packing; the latter has a neighbouring sheet of its own, along with its inert gas constraints.",
      },
    },
    {
      titre: { fr: "L’isomère Z, recherché", en: "Searching for Z" },
      description: {
        fr: "Une synthèse partielle peut laisser un peu d’isomère Z, que la voie fermentaire ne produit pas. La pharmacopée le limite ; une chromatographie en phase normale le sépare de la molécule attendue.",
        en: "Partial synthesis can leave small amounts of the Z isomer, which the fermentation route does not produce. Pharmacopoeias limit it, and normal phase chromatography separates it from the expected molecule.",
      },
    },
    {
      titre: { fr: "Le jour, peaux mûres", en: "Daytime, mature skin" },
      description: {
        fr: "La clientèle attend une peau tonique et un grain régulier. Antioxydant de surface reste le rôle écrit ; fermeté et ridules se démontrent à l’instrument, sur votre crème, contre le même produit sans actif.",
        en: "Customers expect toned skin and an even surface. Surface antioxidant stays the written role; firmness and fine lines are shown by instrument, on your cream, against the same product without the active.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "coenzyme q10" },
  related: ["ubiquinol", "vitamine-e"],
  caution: {
    fr: "Tenir loin de la lumière et des agents réducteurs. Version gélule : interaction avec les antivitamines K, avis médical préalable.",
    en: "Keep from light and reducing agents. Capsule version: interacts with vitamin K antagonists, so medical advice comes first.",
  },
};
