import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "kojique",
  type: "niosome",
  nom: { fr: "acide kojique", en: "kojic acid" },
  symbol: "Koj",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "KOJIC ACID",
  action: { fr: "éclat, teint unifié", en: "radiance, evened tone" },
  identity: {
    kind: "molecule",
    inci: "KOJIC ACID",
    molecule: {
      name: { fr: "acide kojique", en: "kojic acid" },
      cas: "501-30-4",
      smiles: "OCC1=CC(=O)C(O)=CO1",
      formula: "C6H6O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un métabolite du koji.</b> Saito l’isola en 1907 du riz ensemencé d’<i>Aspergillus oryzae</i>, la moisissure du saké. La molécule est une petite pyrone, 142 g/mol, produite par fermentation et livrée en aiguilles blanches solubles dans l’eau.<br><br><b>Un actif qui se colore.</b> Deux oxygènes voisins chélatent le fer et le cuivre ; le complexe ferrique est rouge. Isolé dans le cœur aqueux du niosome, avec un chélateur plus fort que lui, l’acide kojique rencontre moins de métaux dissous et sa solution jaunit plus tard.<br><br><b>Mise en œuvre.</b> La phase vésiculaire entre à froid, entre pH 4 et 6, loin des oxydants. Eau purifiée, cuve en inox passivé, lumière réduite : trois réglages d’atelier qui comptent autant que la formule.",
    en: "<b>A metabolite of koji.</b> Saito isolated it in 1907 from rice seeded with <i>Aspergillus oryzae</i>, the mould behind sake. The molecule is a small pyrone of 142 g/mol, made by fermentation and supplied as white, water-soluble needles.<br><br><b>An active that takes on colour.</b> Two adjacent oxygens chelate iron and copper, and the ferric complex is red. Isolated in the aqueous core of a niosome beside a stronger chelator, kojic acid meets fewer dissolved metals, so its solution yellows later.<br><br><b>On the plant floor.</b> Vesicles go in cold, between pH 4 and 6, away from oxidisers. Purified water, passivated stainless steel and subdued light are three plant settings that matter as much as the formula.",
  },
  bienfaits: [
    {
      titre: { fr: "Chélateur de métaux", en: "A metal chelator" },
      description: {
        fr: "La pince formée par le carbonyle et l’hydroxyle capte les traces métalliques d’une eau ou d’un extrait végétal. D’où un double emploi : actif du teint sur l’étiquette, antioxydant d’appoint pour le reste de la formule.",
        en: "A chelating site formed by carbonyl and hydroxyl binds metal traces from water or plant extracts. Hence a double use: complexion active on the label, supporting antioxidant for the rest of the formula.",
      },
    },
    {
      titre: { fr: "La couleur, signe d’alerte", en: "Colour as a warning sign" },
      description: {
        fr: "Un sérum qui vire à l’orangé signale du fer ou un flacon resté ouvert. Nous suivons la teinte au colorimètre, au froid, à température ambiante et à l’étuve, et l’écart accepté s’écrit au cahier des charges.",
        en: "A serum turning orange points to iron or to a bottle left open. We follow shade by colorimeter in cold, ambient and oven storage, and the accepted drift is written into the specification.",
      },
    },
    {
      titre: { fr: "Plafond : un pour cent", en: "One per cent, no more" },
      description: {
        fr: "La limite légale laisse peu de marge de surdosage. Une dispersion titrée en mg/g simplifie la pesée ; la chromatographie liquide du produit fini prouve que la teneur initiale et la teneur en fin de vie restent dans les bornes.",
        en: "The legal ceiling leaves little room for overage. A dispersion of stated strength in mg/g simplifies weighing, and liquid chromatography proves that both the initial and the end-of-life content of the product stay within bounds.",
      },
    },
    {
      titre: { fr: "Éclat : mots et mesures", en: "Radiance: words and readings" },
      description: {
        fr: "Teint plus uniforme, taches d’aspect estompé, mine lumineuse : ces mots se démontrent par clichés normalisés et mesure de la clarté L*. L’alpha-arbutine et la niacinamide composent avec lui des sérums à dose modérée de chacun.",
        en: "More uniform tone, softened look of spots, a luminous complexion: such words are shown by standard photographs and L* lightness readings. Alpha-arbutin and niacinamide join it in serums at moderate strengths of each.",
      },
    },
    {
      titre: { fr: "Ester ou acide libre", en: "Ester or free acid" },
      description: {
        fr: "Le dipalmitate kojique, huileux, est une autre matière, sous un autre nom INCI. Notre qualité est l’acide libre, en vésicules : son dosage est direct et sa teneur se compare sans calcul au plafond réglementaire.",
        en: "Kojic dipalmitate, an oil-soluble ester, is another material under another INCI name. Ours is the free acid, in vesicles: assay is direct and its content compares with the regulatory ceiling without conversion.",
      },
    },
  ],
  product: false,
  related: ["alphaarbutine", "tranexamique"],
  caution: {
    fr: "Annexe III : 1 % maximum, produits pour le visage et les mains seulement (règlement (UE) 2024/996). Exclu du corps. Sensibilisant possible ; promettre l’éclat, jamais la dépigmentation.",
    en: "Annex III: 1% maximum, face and hand products only (Regulation (EU) 2024/996). Not for the body. Possible sensitiser; promise radiance, never depigmentation.",
  },
};
