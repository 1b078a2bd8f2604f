import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "acetyl-hexapeptide-8",
  type: "niosome",
  nom: { fr: "acétyl hexapeptide-8", en: "acetyl hexapeptide-8" },
  symbol: "AH8",
  subtitle: { fr: "lissant", en: "smoothing" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème"],
  inci: "ACETYL HEXAPEPTIDE-8",
  action: { fr: "ridules d’expression lissées", en: "smoothed expression lines" },
  identity: {
    kind: "molecule",
    inci: "ACETYL HEXAPEPTIDE-8",
    molecule: {
      name: { fr: "acétyl hexapeptide-8", en: "acetyl hexapeptide-8" },
      cas: "616204-22-9",
      smiles:
        "CC(=O)N[C@@H](CCC(O)=O)C(=O)N[C@@H](CCC(O)=O)C(=O)N[C@@H](CCSC)C(=O)N[C@@H](CCC(N)=O)C(=O)N[C@@H](CCCNC(N)=N)C(=O)N[C@@H](CCCNC(N)=N)C(N)=O",
      formula: "C34H60N14O12S",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Une séquence fermée aux deux bouts.</b> Glu-Glu-Met-Gln-Arg-Arg : six acides aminés, un acétyle à une extrémité, un amide à l’autre. Obtenu par synthèse peptidique, il se présente en poudre blanche ou en solution aqueuse très diluée ; la chromatographie en donne la pureté.<br><br><b>Au cœur de la vésicule.</b> Très polaire, l’hexapeptide se loge dans la phase aqueuse interne. La paroi de tensioactifs non ioniques le sépare des peroxydes de parfum et des polymères chargés, puis le laisse sortir peu à peu du film déposé sur la peau.<br><br><b>Au mélange.</b> Deux glutamates et deux arginines se compensent : la charge nette est voisine de zéro, et la plupart des gels l’acceptent. Ajout à froid, en dernier, dans un sérum ou une crème fluide.",
    en: "<b>A sequence capped at both ends.</b> Glu-Glu-Met-Gln-Arg-Arg: six amino acids with an acetyl group at one end and an amide at the other. Peptide synthesis delivers it as a white powder or a very dilute aqueous solution, with purity read by chromatography.<br><br><b>Inside the vesicle core.</b> Being highly polar, the hexapeptide stays in the inner water phase. A wall of non-ionic surfactants parts it from fragrance peroxides and charged polymers, then lets it out little by little from the film left on skin.<br><br><b>At the mixing stage.</b> Two glutamates and two arginines cancel out, so the net charge is close to zero and most gels accept it. Add it cold and last, to a serum or a fluid cream.",
  },
  bienfaits: [
    {
      titre: { fr: "Le soufre surveillé", en: "Sulphur under watch" },
      description: {
        fr: "La méthionine est le point fragile : air de la cuve, traces de fer et corps gras rances la changent en sulfoxyde. Une HPLC sépare les deux formes ; la spécification fixe le maximum admis à la libération puis en fin de vie.",
        en: "Methionine is the weak point: air in the tank, traces of iron and rancid oils turn it into the sulphoxide. HPLC separates both forms, and the specification sets the maximum allowed at release and again at end of shelf life.",
      },
    },
    {
      titre: { fr: "Numéro huit, ex-trois", en: "Eight, formerly three" },
      description: {
        fr: "D’anciens dossiers le nomment acetyl hexapeptide-3, premier nom INCI de la même molécule. Demandez la séquence en toutes lettres et une masse mesurée, proche de 889 g/mol : un numéro seul ne prouve rien.",
        en: "Older files call it acetyl hexapeptide-3, an earlier INCI name of the same molecule. Ask for the sequence in full and a measured mass, close to 889 g/mol: a number alone proves nothing.",
      },
    },
    {
      titre: { fr: "Entre pH 5 et 7", en: "Between pH 5 and 7" },
      description: {
        fr: "Cette plage ménage les liaisons amide. Un peeling aux AHA les hydrolyse avec le temps, une base alcaline désamide la glutamine : réservez ces actifs à un autre flacon, ou à un autre moment de la routine.",
        en: "That range spares the amide bonds. An AHA peel hydrolyses them over time and an alkaline base deamidates the glutamine, so keep those actives for another bottle or another step of the routine.",
      },
    },
    {
      titre: { fr: "Compté en ppm", en: "Counted in ppm" },
      description: {
        fr: "Le peptide pur se dose en parties par million, la dispersion en pour cent. Votre cahier des charges doit porter les deux valeurs, sinon deux offres au même pourcentage apparent ne se comparent pas.",
        en: "Pure peptide is dosed in parts per million, the dispersion in per cent. A specification should carry both figures; otherwise two offers that show the same percentage cannot be compared.",
      },
    },
    {
      titre: { fr: "L’aspect des ridules", en: "How lines look" },
      description: {
        fr: "Le texte vise l’apparence des ridules marquées par les mimiques. Photographies au repos puis au sourire, lumière et angle constants, avant et après huit semaines d’usage : un dossier sobre, propre à votre formule.",
        en: "Copy speaks of the look of expression lines. Photographs at rest and then smiling, light and angle held constant, before and after eight weeks of use, make a plain file that belongs to your formula.",
      },
    },
  ],
  product: false,
  related: ["palmitoyl-pentapeptide-4", "tripeptide-1-cuivre"],
  caution: {
    fr: "Écarter toute comparaison avec la toxine botulique ou une injection, trompeuse au sens du règlement (UE) 655/2013. Ni décontraction ni blocage musculaire. Base aqueuse peptidique : conservateur validé par challenge test.",
    en: "Drop any comparison with botulinum toxin or an injection, misleading under Regulation (EU) 655/2013. Neither muscle relaxing nor blocking may be claimed. A watery peptide base needs a preservative proved by challenge test.",
  },
};
