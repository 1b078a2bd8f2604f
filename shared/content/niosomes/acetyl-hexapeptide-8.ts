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
  action: { fr: "ridules d’aspect lissé", en: "smoother-looking lines" },
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
    fr: "<b>Un hexapeptide protégé aux deux extrémités.</b> Glu-Glu-Met-Gln-Arg-Arg : six acides aminés, un acétyle à une extrémité, un amide à l’autre. Obtenu par synthèse peptidique, il se présente en poudre blanche ou en solution aqueuse très diluée ; la chromatographie en donne la pureté.<br><br><b>Au cœur de la vésicule.</b> Très polaire, l’hexapeptide se loge dans la phase aqueuse interne. La paroi de tensioactifs non ioniques le sépare des peroxydes de parfum et des polymères chargés, puis le libère peu à peu dans le film déposé à la surface de la peau.<br><br><b>Incorporation.</b> Les charges de deux glutamates et de deux arginines se compensent : la charge nette est voisine de zéro, compatible avec la plupart des gélifiants. Ajoutez la dispersion à froid, en dernier, dans un sérum ou une crème fluide.",
    en: "<b>A hexapeptide capped at both ends.</b> Glu-Glu-Met-Gln-Arg-Arg: six amino acids with an acetyl group at one end and an amide at the other. Peptide synthesis delivers it as a white powder or a very dilute aqueous solution, with purity read by chromatography.<br><br><b>Inside the vesicle core.</b> Being highly polar, the hexapeptide stays in the inner water phase. A wall of non-ionic surfactants keeps it apart from fragrance peroxides and charged polymers, then releases it gradually into the film left on the skin surface.<br><br><b>Incorporation.</b> The charges of two glutamates and two arginines cancel out: net charge is close to zero, so most thickeners accept it. Add it cold and last, to a serum or a fluid cream.",
  },
  bienfaits: [
    {
      titre: { fr: "Prévenir l’oxydation", en: "Preventing oxidation" },
      description: {
        fr: "La méthionine est le point fragile : l’air de la cuve, les traces de fer et les corps gras rances l’oxydent en sulfoxyde. Une HPLC sépare les deux formes ; la spécification fixe le maximum admis à la libération du lot puis en fin de vie.",
        en: "Methionine is the weak point: air in the tank, traces of iron and rancid oils turn it into the sulphoxide. HPLC separates both forms, and the specification sets the maximum allowed at release and again at end of shelf life.",
      },
    },
    {
      titre: { fr: "Un ancien nom à connaître", en: "An older name to know" },
      description: {
        fr: "D’anciens dossiers le nomment acetyl hexapeptide-3, premier nom INCI de la même molécule. Demandez la séquence en toutes lettres et une masse mesurée, proche de 889 g/mol : un numéro seul ne prouve rien.",
        en: "Older files call it acetyl hexapeptide-3, an earlier INCI name of the same molecule. Ask for the sequence in full and a measured mass, close to 889 g/mol: a number alone proves nothing.",
      },
    },
    {
      titre: { fr: "Entre pH 5 et 7", en: "Between pH 5 and 7" },
      description: {
        fr: "Cette plage préserve les liaisons amide. Un AHA à pH bas les hydrolyse avec le temps, un milieu alcalin désamide la glutamine : réservez ces actifs à un autre flacon, ou à un autre moment de la routine.",
        en: "That range preserves the amide bonds. A low-pH AHA hydrolyses them over time and an alkaline medium deamidates the glutamine, so keep such actives for another bottle or another step of the routine.",
      },
    },
    {
      titre: { fr: "Dosage en ppm", en: "Dosed in ppm" },
      description: {
        fr: "Le peptide pur se dose en parties par million, la dispersion en pour cent. Votre cahier des charges doit porter les deux valeurs, sinon deux offres au même pourcentage apparent ne se comparent pas.",
        en: "Pure peptide is dosed in parts per million, the dispersion in per cent. A specification should carry both figures; otherwise two offers that show the same percentage cannot be compared.",
      },
    },
    {
      titre: { fr: "Preuve sur les ridules", en: "Evidence on fine lines" },
      description: {
        fr: "L’allégation porte sur l’apparence des ridules d’expression. Des photographies au repos puis au sourire, sous lumière et angle constants, avant et après huit semaines d’usage, constituent une preuve propre à votre formule.",
        en: "The claim covers the look of expression lines. Photographs at rest and then smiling, under constant light and angle, before and after eight weeks of use, give evidence that belongs to your formula.",
      },
    },
  ],
  product: false,
  related: ["palmitoyl-pentapeptide-4", "tripeptide-1-cuivre"],
  caution: {
    fr: "Écarter toute comparaison avec la toxine botulique ou une injection, trompeuse au sens du règlement (UE) 655/2013. Ne revendiquer ni décontraction ni blocage musculaire. Base aqueuse peptidique : conservateur validé par challenge test.",
    en: "Drop any comparison with botulinum toxin or an injection, misleading under Regulation (EU) 655/2013. Claim neither muscle relaxation nor muscle blocking. A peptide in a watery base needs a preservative proved by challenge test.",
  },
};
