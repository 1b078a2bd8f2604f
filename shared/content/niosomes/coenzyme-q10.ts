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
  action: { fr: "antioxydant, peau d’aspect tonique", en: "antioxidant, toned-looking skin" },
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
    fr: "<b>Une quinone à longue chaîne.</b> Dix unités isoprène prolongent un noyau quinone : l’ubiquinone est une poudre jaune orangé, fondant un peu sous 50 °C, que la fermentation fournit entièrement en configuration E.<br><br><b>Au centre de la bicouche.</b> Trop longue pour s’aligner avec les tensioactifs, la chaîne s’installe au milieu de la paroi. Ainsi réparti, le Q10 ne perle plus à la surface d’un gel et peut entrer dans des bases sans huile, rares pour cet actif.<br><br><b>Paramètres.</b> Charge vers 55 °C avec un tocophérol, sous lumière inactinique ; ajout final sous 40 °C. La teinte s’affirme dès quelques dixièmes de pour cent, si bien que dose et couleur se choisissent ensemble.",
    en: "<b>A long-chain quinone.</b> Ten isoprene units extend a quinone head: ubiquinone is an orange-yellow powder that melts a little below 50 °C and that fermentation gives entirely in the E configuration.<br><br><b>At the centre of the bilayer.</b> Too long to line up with the surfactants, the chain settles in the middle of the wall. Distributed like this, Q10 no longer beads on the surface of a gel and can enter oil-free bases, unusual for this active.<br><br><b>Parameters.</b> Load at about 55 °C with a tocopherol, under safelight; make the final addition below 40 °C. Colour asserts itself from a few tenths of a per cent, so dose and shade are chosen together.",
  },
  bienfaits: [
    {
      titre: { fr: "Un gel doré", en: "A golden gel" },
      description: {
        fr: "Sans phase grasse, un Q10 libre flotte et graisse la pipette. La dispersion l’étend dans une eau gélifiée, à peine ambrée ; trente minutes de centrifugation montrent si un anneau jaune remonte.",
        en: "Without a fatty phase, free Q10 floats and greases the dropper. Dispersed, it spreads through gelled water with a hint of amber; thirty minutes in a centrifuge show whether a yellow ring rises.",
      },
    },
    {
      titre: { fr: "Suivre la décoloration", en: "Tracking colour loss" },
      description: {
        fr: "Une décoloration rapide signale une exposition à la lumière. Le noyau quinone absorbe à 275 nm : spectrophotométrie pour le suivi courant, HPLC pour confirmer, valeur plancher fixée par écrit pour la fin de vie.",
        en: "Rapid fading points to exposure to light. The quinone head absorbs at 275 nm: spectrophotometry for routine checks, HPLC to confirm, and a floor value in writing for the end of shelf life.",
      },
    },
    {
      titre: { fr: "Ubiquinone ou ubiquinol", en: "Ubiquinone or ubiquinol" },
      description: {
        fr: "UBIQUINONE est la forme oxydée, UBIQUINOL la forme réduite. La première supporte mieux l’air et le conditionnement courant ; la seconde appartient à une fiche voisine, avec ses contraintes d’atmosphère inerte.",
        en: "UBIQUINONE is the oxidised form, UBIQUINOL the reduced one. The former tolerates air and ordinary packaging better; the latter has a sheet of its own, with its inert gas constraints.",
      },
    },
    {
      titre: { fr: "Recherche de l’isomère Z", en: "Testing for the Z isomer" },
      description: {
        fr: "Une synthèse partielle peut laisser un peu d’isomère Z, que la voie fermentaire ne produit pas. La pharmacopée le limite ; une chromatographie en phase normale le sépare de la molécule attendue.",
        en: "Partial synthesis can leave small amounts of the Z isomer, which the fermentation route does not produce. Pharmacopoeias limit it, and normal phase chromatography separates it from the expected molecule.",
      },
    },
    {
      titre: { fr: "Soin de jour, peaux matures", en: "Day care for mature skin" },
      description: {
        fr: "La clientèle attend une peau d’aspect tonique et un grain régulier. Fermeté et ridules se démontrent à l’instrument, sur votre crème, contre le même produit sans actif ; l’ingrédient lui-même se déclare antioxydant.",
        en: "Customers expect toned-looking skin and an even surface. Firmness and fine lines are shown by instrument, on your cream, against the same product without the active; the ingredient itself is declared as an antioxidant.",
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
