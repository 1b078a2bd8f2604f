import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "retinol",
  type: "niosome",
  nom: { fr: "rétinol", en: "retinol" },
  symbol: "Ret",
  subtitle: { fr: "lissant & fermeté", en: "smoothing & firming" },
  categories: ["vitamines"],
  formes: ["Sérum", "Crème"],
  inci: "RETINOL",
  action: { fr: "rides moins visibles", en: "less visible wrinkles" },
  identity: {
    kind: "molecule",
    inci: "RETINOL",
    molecule: {
      name: { fr: "rétinol (tout-trans)", en: "retinol (all-trans)" },
      cas: "68-26-8",
      smiles: "CC1=C(C(C)(C)CCC1)/C=C/C(C)=C/C=C/C(C)=C/CO",
      formula: "C20H30O",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Vitamine A alcool.</b> Cinq doubles liaisons conjuguées, une couleur jaune, 286 g/mol. Le rétinol nu est instable : l’air l’oxyde en époxyde, la lumière l’isomérise, les métaux et les acides accélèrent le tout.<br><br><b>Dans la paroi, sous azote.</b> Nous le dissolvons, avec du tocophérol, parmi les chaînes grasses du niosome. Il se manipule alors en dispersion aqueuse froide, se pèse sans solvant et se répartit lentement à la surface de la peau.<br><br><b>Règles d’usage.</b> Lumière jaune, chélateur, pH 5 à 6,5, cuve en inox et jamais en cuivre, ajout sous 35 °C. La teneur déclarée couvre la fin de vie du produit : surdosage initial et plafond légal se calculent ensemble.",
    en: "<b>Vitamin A alcohol.</b> Five conjugated double bonds, a yellow colour, 286 g/mol. Bare retinol is unstable: air turns it to epoxide, light isomerises it, and metals and acids hasten both.<br><br><b>In the wall, under nitrogen.</b> We dissolve it, along with tocopherol, among the fatty chains of the niosome. It is then handled as a cold aqueous dispersion, weighed without solvent and shared out slowly at the skin surface.<br><br><b>Rules of use.</b> Yellow light, a chelator, pH 5 to 6.5, stainless steel instead of copper, addition below 35 °C. Declared content covers end of life, so initial overage and legal ceiling are worked out together.",
  },
  bienfaits: [
    {
      titre: { fr: "Préserver le titre", en: "Keeping the assay" },
      description: {
        fr: "La teneur baisse dès l’ouverture du fût. Azote, tube aluminium et encapsulation se cumulent ; la chromatographie suit l’actif à 325 nm, mois après mois, avec ses isomères et son époxyde.",
        en: "Content falls as soon as a drum is opened. Nitrogen, aluminium tube and encapsulation add up, while chromatography follows the active at 325 nm month by month, together with its isomers and epoxide.",
      },
    },
    {
      titre: { fr: "Le soir, par paliers", en: "At night, in steps" },
      description: {
        fr: "Une libération progressive à la surface rend l’usage plus confortable pour les débutants. Le mode d’emploi débute à deux soirs par semaine, passe à trois, puis davantage selon le ressenti, une crème émolliente à la suite.",
        en: "Gradual release at the surface makes use more comfortable for beginners. Directions start at two evenings a week, move to three, then more as skin allows, with an emollient cream to follow.",
      },
    },
    {
      titre: { fr: "Compter en équivalents", en: "Count in equivalents" },
      description: {
        fr: "La limite s’exprime en équivalents rétinol : rétinol, palmitate et acétate de rétinyle s’additionnent après conversion. Nos certificats donnent la teneur dans cette unité, prête pour votre dossier d’information produit.",
        en: "The limit is expressed as retinol equivalents, where retinol, retinyl palmitate and retinyl acetate add up after conversion. Our certificates state content in that unit, ready for your product information file.",
      },
    },
    {
      titre: { fr: "Ce que l’on peut dire des rides", en: "What may be said of wrinkles" },
      description: {
        fr: "Rides moins visibles, grain lissé, aspect plus ferme : ces phrases demandent un essai de douze semaines, profilométrie et placebo compris. Elles décrivent l’aspect et s’arrêtent avant la biologie du derme.",
        en: "Less visible wrinkles, smoother texture, a firmer look: such phrases require a twelve-week trial with profilometry and placebo. They describe appearance and stop short of dermal biology.",
      },
    },
    {
      titre: { fr: "Associations et exclusions", en: "Partners and exclusions" },
      description: {
        fr: "Squalane, céramides et panthénol atténuent le dessèchement ressenti. Acides exfoliants, peroxydes et sels de cuivre sont exclus du flacon et, le plus souvent, de la même soirée.",
        en: "Squalane, ceramides and panthenol ease the dryness that users feel. Exfoliating acids, peroxides and copper salts are kept out of the bottle and often out of the same evening.",
      },
    },
  ],
  product: false,
  related: ["bakuchiol", "vitamine-a-uree"],
  caution: {
    fr: "Règlement (UE) 2024/996 : 0,05 % d’équivalent rétinol en lotion pour le corps, 0,3 % dans les autres produits, rincés ou non ; nouveaux produits depuis le 1er novembre 2025, tous à partir du 1er mai 2027. Mention obligatoire : « Contient de la vitamine A. Tenez compte de votre consommation journalière avant de l’utiliser ». Écran solaire ; déconseillé pendant la grossesse.",
    en: "Regulation (EU) 2024/996: 0.05% retinol equivalent in body lotion, 0.3% in other products, rinse-off or leave-on; new products since 1 November 2025, all from 1 May 2027. Mandatory wording: ‘Contains Vitamin A. Consider your daily intake before use’. Sunscreen by day; not advised in pregnancy.",
  },
};
