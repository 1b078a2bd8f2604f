import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "lycopene",
  type: "niosome",
  nom: { fr: "lycopène", en: "lycopene" },
  symbol: "Lyc",
  subtitle: { fr: "antioxydant & bonne mine", en: "antioxidant & fresh glow" },
  categories: ["antioxydants"],
  formes: ["Crème", "Gélule"],
  liposome: "lycopene",
  inci: "LYCOPENE",
  action: { fr: "antioxydant, éclat doré", en: "antioxidant, golden radiance" },
  identity: {
    kind: "molecule",
    inci: "LYCOPENE",
    molecule: {
      name: { fr: "lycopène (tout-trans)", en: "lycopene (all-trans)" },
      cas: "502-65-8",
      smiles: "CC(C)=CCC/C(C)=C/C=C/C(C)=C/C=C/C(C)=C/C=C/C=C(C)/C=C/C=C(C)/C=C/C=C(C)/CCC=C(C)C",
      formula: "C40H56",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un hydrocarbure rouge.</b> Quarante carbones, treize doubles liaisons dont onze conjuguées : la tomate mûre lui doit sa couleur. Sans oxygène ni cycle, le lycopène n’est soluble que dans les corps gras, et il y cristallise à froid.<br><br><b>Fondu, puis figé.</b> Nous le dissolvons à chaud dans les tensioactifs, puis un refroidissement rapide le fige à l’état moléculaire entre leurs chaînes. Ainsi réparti, il ne donne plus de grain au toucher et colore de façon égale.<br><br><b>En crème ou en gélule.</b> La dispersion orangée s’incorpore sous 45 °C, dans une base pauvre en métaux. Quelques millièmes de pour cent se voient déjà : la dose se règle d’abord sur nuancier, puis par le dosage.",
    en: "<b>A red hydrocarbon.</b> Forty carbons and thirteen double bonds, eleven of them conjugated: ripe tomatoes owe it their colour. Having neither oxygen nor ring, lycopene dissolves only in fats, and even there it crystallises when cold.<br><br><b>Melted, then set.</b> We dissolve it hot in the surfactants; quick cooling then catches it in molecular form between their chains. Distributed this way it no longer feels gritty, and it colours evenly.<br><br><b>Cream or capsule.</b> The orange dispersion blends in below 45 °C, in a base low in metals. A few thousandths of a per cent are visible already, so strength is first set against a shade card and only then by assay.",
  },
  bienfaits: [
    {
      titre: { fr: "Une origine tomate", en: "A tomato source" },
      description: {
        fr: "Peaux et pépins des conserveries, séchés puis extraits au dioxyde de carbone, donnent l’oléorésine. C’est une matière revalorisée, sans résidu de solvant organique, dont la traçabilité remonte au bassin de culture.",
        en: "Skins and seeds from canneries, dried and then extracted with carbon dioxide, give the oleoresin. It is an upcycled material, free of organic solvent residues, traceable back to the growing region.",
      },
    },
    {
      titre: { fr: "Suivi de la recristallisation", en: "Monitoring recrystallisation" },
      description: {
        fr: "Une coloration qui s’éclaircit par plaques révèle une recristallisation. Microscopie en lumière polarisée et diffusion de lumière, à J0, J30 et J90, valident la vitesse de refroidissement et le rapport actif sur tensioactif.",
        en: "Patchy fading reveals recrystallisation. Polarised-light microscopy and light scattering, at day 0, 30 and 90, validate both the cooling rate and the ratio of active to surfactant.",
      },
    },
    {
      titre: { fr: "Trans, cis et couleur", en: "Trans, cis and shade" },
      description: {
        fr: "Chaleur et lumière replient une partie de la chaîne en formes cis, plus pâles. Une colonne C30 sépare ces isomères ; le spectre à trois maxima, dans le visible, renseigne en quelques minutes sur l’état du lot.",
        en: "Heat and light fold part of the chain into paler cis forms. A C30 column separates these isomers, and the visible spectrum with its three maxima tells within minutes what state a batch is in.",
      },
    },
    {
      titre: { fr: "De préférence en crème", en: "Best in a cream" },
      description: {
        fr: "Il se formule mieux dans une crème que dans un gel : la phase grasse l’aide et l’orangé s’y fond. Vitamine E et squalène l’accompagnent bien ; les peroxydes et les filtres minéraux non enrobés sont à écarter.",
        en: "It is easier to formulate in cream than in gel, since the oil phase helps and the orange melts in. Vitamin E and squalene pair well with it; peroxides and uncoated mineral filters are to be avoided.",
      },
    },
    {
      titre: { fr: "Bonne mine, sans promesse solaire", en: "Fresh glow, no sun claim" },
      description: {
        fr: "Le ton chaud qu’il laisse à la surface part au nettoyage. La communication parle de bonne mine et d’antioxydant de la formule, sans suggérer de protection solaire : aucun indice ne peut lui être attribué.",
        en: "The warm tone it leaves on the surface goes with cleansing. Copy speaks of a fresh glow and of an antioxidant for the formula, with no sun protection implied, for no SPF may be credited to it.",
      },
    },
  ],
  product: false,
  related: ["astaxanthine", "squalene"],
  caution: {
    fr: "Colorant de l’annexe IV sous le nom CI 75125 dès qu’il sert à teinter : l’étiqueter comme tel. Taches sur textile. En complément, la France plafonne à 15 mg par portion journalière.",
    en: "An Annex IV colourant, CI 75125, whenever it serves to tint: label it so. Stains fabric. As a supplement, France caps the daily portion at 15 mg.",
  },
};
