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
    fr: "<b>Un indole de 232 g/mol.</b> Aaron Lerner isola la mélatonine en 1958 ; la synthèse la fournit aujourd’hui en poudre blanche à ivoire. L’inventaire CosIng la classe parmi les antioxydants, et c’est à ce seul titre que nous la formulons pour la peau.<br><br><b>Entre tête et chaîne.</b> Trop peu polaire pour l’eau, qui en prend moins de 2 g/l, pas assez grasse pour l’huile, elle se loge entre les têtes hydrophiles et les chaînes grasses des tensioactifs. La bicouche du niosome offre précisément cette zone.<br><br><b>Conditions.</b> Pesée sous lumière ambrée, incorporation tiède, pH 5 à 7, oxydants exclus. À si faible dose, l’homogénéité s’obtient par une prédispersion, non en versant la poudre dans la cuve.",
    en: "<b>An indole of 232 g/mol.</b> Aaron Lerner isolated it in 1958; synthesis now supplies it as a white to ivory powder. The CosIng inventory lists it as an antioxidant, and it is in that capacity alone that we formulate it for skin.<br><br><b>Between head and chain.</b> Not polar enough for water, which takes under 2 g/l, nor fatty enough for oil, melatonin settles between the hydrophilic heads and fatty chains of surfactants. A niosome bilayer provides exactly that zone.<br><br><b>Conditions.</b> Weigh under amber light, add below 40 °C, hold pH at 5 to 7 and leave oxidisers out. At so small a dose, evenness comes from predispersion, not from tipping powder into a tank.",
  },
  bienfaits: [
    {
      titre: { fr: "Un soin de nuit", en: "For night care" },
      description: {
        fr: "Un soin appliqué le soir expose moins l’actif à la lumière. L’allégation porte sur l’antioxydant et sur une peau d’aspect reposé au réveil, sans aucune référence au sommeil.",
        en: "A product applied in the evening exposes the active to less light. The claim covers the antioxidant and rested-looking skin in the morning, with no reference to sleep.",
      },
    },
    {
      titre: { fr: "Présente dans la peau", en: "Present in skin" },
      description: {
        fr: "La peau humaine possède les enzymes qui la produisent à partir du tryptophane. En cosmétique, elle ne s’emploie pourtant que pour la surface, sans qu’aucun rôle hormonal soit revendiqué.",
        en: "Human skin possesses the enzymes that make it from tryptophan. In cosmetics it is nevertheless used for the surface alone, with no hormonal role claimed or implied.",
      },
    },
    {
      titre: { fr: "Doser une faible teneur", en: "Assaying a low content" },
      description: {
        fr: "La chromatographie liquide, en détection fluorimétrique, suit la teneur jusqu’aux traces. Elle décèle aussi l’AFMK, premier produit d’oxydation, souvent absent des protocoles, qui annonce la perte avant qu’elle ne se voie.",
        en: "Liquid chromatography with fluorescence detection follows the content down to traces. It also detects AFMK, the first oxidation product, often missing from protocols, which announces the loss before it shows.",
      },
    },
    {
      titre: { fr: "Antioxydants associés", en: "Companion antioxidants" },
      description: {
        fr: "Tocophérol, acide férulique ou resvératrol renforcent le système antioxydant sans le concurrencer. Les sels de fer et les peroxydes d’une huile mal conservée l’attaquent : leur absence se contrôle à l’entrée.",
        en: "Tocopherol, ferulic acid or resveratrol strengthen the antioxidant system without competing with it. Iron salts and the peroxides of a badly stored oil attack it, so their absence is checked on arrival.",
      },
    },
    {
      titre: { fr: "Deux statuts, deux textes", en: "Two statuses, two texts" },
      description: {
        fr: "Le sérum relève du règlement (CE) 1223/2009, la gélule du droit alimentaire. La molécule est la même, les textes n’ont rien en commun : nous fournissons deux dossiers séparés, afin qu’une allégation orale ne passe pas sur un étui cosmétique.",
        en: "Serums come under Regulation (EC) 1223/2009, capsules under food law. Same molecule, no shared wording: we supply two separate files so that an oral claim never ends up on a cosmetic carton.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "sommeil" },
  related: ["resveratrol", "bakuchiol"],
  caution: {
    fr: "Sur la peau : aucune référence au sommeil ou à l’horloge interne ; joindre l’avis SCCS/1315/10 au dossier. Gélule : moins de 2 mg par jour en France ; déconseillée sans avis médical aux enfants, pendant la grossesse et l’allaitement et avant de conduire (ANSES).",
    en: "On skin: no reference to sleep or the body clock; keep opinion SCCS/1315/10 in the file. Capsule: under 2 mg a day in France; without medical advice, not for children, in pregnancy or breastfeeding, or before driving (ANSES).",
  },
};
