import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "melatonine",
  type: "niosome",
  nom: { fr: "mélatonine", en: "melatonin" },
  symbol: "Mel",
  subtitle: { fr: "antioxydant de nuit", en: "night-time antioxidant" },
  categories: ["antioxydants"],
  formes: ["Sérum", "Gélule"],
  liposome: "melatonine",
  inci: "MELATONIN",
  action: { fr: "antioxydant, soin de nuit", en: "antioxidant, night care" },
  identity: {
    kind: "molecule",
    inci: "MELATONIN",
    molecule: {
      name: { fr: "mélatonine", en: "melatonin" },
      cas: "73-31-4",
      smiles: "COc1ccc2[nH]cc(CCNC(C)=O)c2c1",
      formula: "C13H16N2O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un indole de 232 g/mol.</b> Aaron Lerner isola la mélatonine en 1958 ; la synthèse la fournit aujourd’hui en poudre blanche à ivoire. L’inventaire cosmétique la classe parmi les antioxydants, et c’est à ce seul titre que nous la formulons pour la peau.<br><br><b>À mi-chemin de la paroi.</b> Trop peu polaire pour l’eau, qui en prend moins de 2 g/l, pas assez grasse pour l’huile, elle se plaît entre tête hydrophile et chaîne. La bicouche du niosome lui offre précisément cette zone, à l’ombre.<br><br><b>Conditions.</b> Pesée sous lumière ambrée, incorporation tiède, pH 5 à 7, oxydants exclus. À si faible dose, l’homogénéité se gagne par une prédispersion, jamais en jetant la poudre dans la cuve.",
    en: "<b>An indole of 232 g/mol.</b> Aaron Lerner isolated it in 1958; synthesis now supplies it as a white to ivory powder. The cosmetic inventory lists it as an antioxidant, and it is in that capacity alone that we formulate it for skin.<br><br><b>Halfway into the wall.</b> Not polar enough for water, which takes under 2 g/l, nor fatty enough for oil, melatonin is at ease between hydrophilic head and chain. A niosome bilayer provides exactly that zone, in the shade.<br><br><b>Conditions.</b> Weigh under amber light, add below 40 °C, hold pH at 5 to 7 and leave oxidisers out. At so small a dose, evenness is won by predispersion, never by tipping powder into a tank.",
  },
  bienfaits: [
    {
      titre: { fr: "Pour le rituel du soir", en: "For the evening ritual" },
      description: {
        fr: "Le soin de nuit lui convient deux fois : l’étui reste fermé le jour, et l’histoire se tient. Le texte parle d’antioxydant et de peau d’aspect reposé au réveil, jamais de la nuit elle-même.",
        en: "Night care suits it twice over: the pack stays closed by day, and the story holds. Copy mentions an antioxidant and rested-looking skin in the morning, never the night itself.",
      },
    },
    {
      titre: { fr: "Présente dans la peau", en: "Present in skin" },
      description: {
        fr: "La peau humaine possède les enzymes qui la produisent à partir du tryptophane. Pour le formulateur, cela désigne une molécule connue du tissu, employée ici pour la seule surface et sans rôle hormonal revendiqué.",
        en: "Human skin possesses the enzymes that make it from tryptophan. For a formulator this means a molecule the tissue knows, employed here for the surface alone and with no hormonal role stated.",
      },
    },
    {
      titre: { fr: "Faibles teneurs, vrai titre", en: "Low content, true assay" },
      description: {
        fr: "La chromatographie liquide, en détection fluorimétrique, suit le titre jusqu’aux traces. Elle cherche aussi l’AFMK, premier produit d’oxydation, souvent absent des protocoles, qui annonce la perte avant qu’elle ne se voie.",
        en: "Liquid chromatography with fluorescence detection follows the assay down to traces. It also looks for AFMK, the first oxidation product, often missing from protocols, which announces the loss before it shows.",
      },
    },
    {
      titre: { fr: "Compagnons de vésicule", en: "Vesicle companions" },
      description: {
        fr: "Tocophérol, acide férulique ou resvératrol renforcent le système antioxydant sans le concurrencer. Les sels de fer et les peroxydes d’une huile mal conservée l’attaquent : leur absence se contrôle à l’entrée.",
        en: "Tocopherol, ferulic acid or resveratrol strengthen the antioxidant system without competing with it. Iron salts and the peroxides of a badly stored oil attack it, so their absence is checked on arrival.",
      },
    },
    {
      titre: { fr: "Deux statuts, deux textes", en: "Two statuses, two texts" },
      description: {
        fr: "Le sérum relève du règlement (CE) 1223/2009, la gélule du droit alimentaire. Même molécule, aucun mot en commun : nous fournissons deux dossiers séparés, afin qu’une allégation orale ne glisse pas sur un étui cosmétique.",
        en: "Serums come under Regulation (EC) 1223/2009, capsules under food law. Same molecule, no shared wording: we supply two separate files so that an oral claim never slides onto a cosmetic carton.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "sommeil" },
  related: ["resveratrol", "bakuchiol"],
  caution: {
    fr: "Sur la peau : aucune référence au sommeil ou à l’horloge interne ; joindre l’avis SCCS/1315/10 au dossier. Gélule : moins de 2 mg par jour en France ; enfants, grossesse, allaitement et conduite exclus sans avis médical (ANSES).",
    en: "On skin: no reference to sleep or the body clock; keep opinion SCCS/1315/10 in the file. Capsule: under 2 mg a day in France; children, pregnancy, breastfeeding and driving excluded without medical advice (ANSES).",
  },
};
