import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "palmitoyl-pentapeptide-4",
  type: "niosome",
  nom: { fr: "palmitoyl pentapeptide-4", en: "palmitoyl pentapeptide-4" },
  symbol: "PP4",
  subtitle: { fr: "lissant & fermeté", en: "smoothing & firming" },
  categories: ["peptides"],
  formes: ["Sérum", "Crème"],
  inci: "PALMITOYL PENTAPEPTIDE-4",
  action: { fr: "rides moins visibles", en: "less visible wrinkles" },
  identity: {
    kind: "molecule",
    inci: "PALMITOYL PENTAPEPTIDE-4",
    molecule: {
      name: { fr: "palmitoyl-Lys-Thr-Thr-Lys-Ser", en: "palmitoyl-Lys-Thr-Thr-Lys-Ser" },
      cas: "214047-00-4",
      smiles:
        "CCCCCCCCCCCCCCCC(=O)N[C@@H](CCCCN)C(=O)N[C@@H]([C@@H](C)O)C(=O)N[C@@H]([C@@H](C)O)C(=O)N[C@@H](CCCCN)C(=O)N[C@@H](CO)C(=O)O",
      formula: "C39H75N7O10",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>KTTKS et sa chaîne grasse.</b> Lysine, thréonine, thréonine, lysine, sérine : cette séquence se lit dans le procollagène de type I. Une chaîne palmitique de seize carbones, greffée à l’extrémité aminée, porte l’ensemble à 802 g/mol et le rend amphiphile.<br><br><b>Ancré dans la membrane.</b> La queue s’insère parmi celles des tensioactifs, la tête peptidique reste tournée vers l’eau. Le peptide ne dépend plus d’un solvant glycériné, et il adhère moins aux parois de cuve, de tuyau et de flacon.<br><br><b>Dose et base.</b> Les sérums du marché en contiennent quelques parties par million. Ajout sous 40 °C, pH 5 à 7, sans protéase ni tanin. La synthèse se conduit en phase solide ; l’origine végétale de l’acide palmitique se certifie.",
    en: "<b>KTTKS and its fatty chain.</b> Lysine, threonine, threonine, lysine, serine: this sequence occurs in type I procollagen. A sixteen-carbon palmitic chain, grafted at the amino end, takes the whole to 802 g/mol and makes it amphiphilic.<br><br><b>Anchored in the membrane.</b> The tail slips among those of the surfactants while the peptide head stays turned towards the water. The peptide no longer depends on a glycerin solvent, and it clings less to tank, hose and bottle walls.<br><br><b>Strength and base.</b> Marketed serums contain a few parts per million. Add below 40 °C, at pH 5 to 7, with neither protease nor tannin. Synthesis is run on solid phase, and the plant origin of the palmitic acid can be certified.",
  },
  bienfaits: [
    {
      titre: { fr: "Une dispersion titrée", en: "A standardised dispersion" },
      description: {
        fr: "À ce niveau, une pesée directe serait illusoire : nous livrons une dispersion titrée, à diluer selon la dose visée. La spectrométrie de masse retrouve le peptide dans la formule finie et en suit la teneur jusqu’à péremption.",
        en: "At that level weighing directly would be guesswork, so we deliver a standardised dispersion to be diluted to the strength required. Mass spectrometry finds the peptide in the finished formula and follows it to expiry.",
      },
    },
    {
      titre: { fr: "Ancrage sans solvant", en: "Anchored without solvent" },
      description: {
        fr: "Le concentré usuel, en glycérine et glycol, précipite si la base change. L’insertion en bicouche lève cette contrainte et autorise des gels légers, à faible teneur en polyols, où le fini reste sec.",
        en: "The usual concentrate, in glycerin and glycol, precipitates when the base changes. Bilayer insertion lifts this constraint and allows light gels, low in polyols, that keep a dry finish.",
      },
    },
    {
      titre: { fr: "Preuve sur les rides", en: "Evidence on wrinkles" },
      description: {
        fr: "Les marques communiquent sur l’aspect des ridules et le lissé. Empreintes de silicone ou projection de franges, sur douze semaines et contre placebo, forment la preuve attendue ; une photographie seule ne suffit pas.",
        en: "Brands speak of the look of fine lines and of smoothness. Silicone replicas or fringe projection over twelve weeks against placebo make up the expected proof; a photograph alone will not do.",
      },
    },
    {
      titre: { fr: "Un nom INCI modifié", en: "A changed INCI name" },
      description: {
        fr: "L’ancien nom INCI portait le chiffre 3 ; la nomenclature l’a changé en 4. Vérifiez les fiches d’archives avant un transfert de formule. La séquence, lue par spectrométrie en tandem, lève toute ambiguïté.",
        en: "Its former INCI name carried the number 3, which the nomenclature changed to 4. Check archive sheets before transferring a formula. Sequencing by tandem mass spectrometry removes any doubt.",
      },
    },
    {
      titre: { fr: "Deux peptides, une vésicule", en: "Two peptides, one vesicle" },
      description: {
        fr: "Acétyl hexapeptide-8 dans le cœur, palmitoyl dans la paroi : une même vésicule réunit deux peptides de solubilités opposées. Hyaluronate et niacinamide les accompagnent ; les acides à pH bas s’appliquent un autre soir.",
        en: "Acetyl hexapeptide-8 in the core and this palmitoyl peptide in the wall: one vesicle unites two opposite solubilities. Hyaluronate and niacinamide accompany them, while low-pH acids are applied on another evening.",
      },
    },
  ],
  product: false,
  related: ["acetyl-hexapeptide-8", "collagene"],
  caution: {
    fr: "Nom commercial déposé par un tiers : n’utiliser que l’INCI. Protéases et tanins à exclure. Revendication d’apparence, jamais de synthèse tissulaire.",
    en: "The trade name belongs to a third party: use only the INCI. Exclude proteases and tannins. Claim appearance, never tissue synthesis.",
  },
};
