import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "quercetine",
  type: "liposome",
  nom: { fr: "quercétine", en: "quercetin" },
  symbol: "Qu",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "QUERCETIN",
    molecule: {
      name: { fr: "quercétine", en: "quercetin" },
      cas: "117-39-5",
      smiles: "C1=CC(=C(C=C1C2=C(C(=O)C3=C(C=C(C=C3O2)O)O)O)O)O",
      formula: "C15H10O7",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Flavonol à cinq hydroxyles.</b> Oignon, câpre et pomme en contiennent, presque toujours liée à un sucre. L’industrie extrait la rutine des boutons floraux du sophora du Japon, puis l’hydrolyse ; le dihydrate obtenu est une poudre jaune vif.<br><br><b>Dispersée dans la membrane.</b> La quercétine se dissout peu dans l’eau et recristallise dans l’alcool dilué. La membrane liposomale la maintient dispersée près de ses têtes polaires et limite les taches jaunes sur le matériel.<br><br><b>Points sensibles.</b> L’alcalinité, le fer et la lumière la font brunir. Un tampon acide, une eau déminéralisée et un agent chélateur à faible dose préservent le jaune.",
    en: "<b>A flavonol with five hydroxyls.</b> Onions, capers and apples contain it, nearly always bound to a sugar. Industry extracts rutin from flower buds of the Japanese pagoda tree and hydrolyses it; the dihydrate that results is a bright yellow powder.<br><br><b>Dispersed in the membrane.</b> Quercetin dissolves little in water and recrystallises from dilute alcohol. A liposomal membrane keeps it dispersed near the polar heads and limits yellow staining of the equipment.<br><br><b>Points to watch.</b> Alkali, iron and light turn it brown. An acid buffer, demineralised water and a little chelating agent preserve the yellow.",
  },
  bienfaits: [
    {
      titre: { fr: "Du chêne tinctorial", en: "From the dyer’s oak" },
      description: {
        fr: "Son nom évoque <i>quercetum</i>, la chênaie en latin : l’écorce de chêne noir donnait aux teinturiers un jaune solide, le quercitron, fixé par un sel d’alun. La molécule en cause fut nommée au dix-neuvième siècle.",
        en: "Its name recalls <i>quercetum</i>, Latin for an oak wood: black oak bark gave dyers a fast yellow called quercitron, set with alum. The compound responsible was named in the nineteenth century.",
      },
    },
    {
      titre: { fr: "Stable en milieu acide", en: "Stable in mild acid" },
      description: {
        fr: "Au-dessus de la neutralité, la quercétine s’oxyde et brunit. Un tampon faiblement acide, un gaz inerte et la paroi de phospholipides ralentissent cette dérive, surtout sous forme liquide, où l’eau accélère l’oxydation.",
        en: "Above neutral, quercetin oxidises and browns. A mildly acidic buffer, an inert gas and a wall of phospholipids slow that drift, particularly in liquid formats, where water speeds up oxidation.",
      },
    },
    {
      titre: { fr: "Moins de taches, même dose", en: "Fewer stains, same dose" },
      description: {
        fr: "La poudre libre colore les machines et les gélules transparentes. Encapsulée, elle tache moins et se rince mieux : la ligne passe plus vite à un autre produit, après vérification par prélèvement de surface.",
        en: "Free powder tints machines and clear capsules. Encapsulated, it stains less and rinses off more easily, so the line moves to another product sooner, once a surface swab has confirmed cleanliness.",
      },
    },
    {
      titre: { fr: "Dihydrate : compter l’eau", en: "Dihydrate: count the water" },
      description: {
        fr: "Deux molécules d’eau pèsent près de 11 % du cristal. Une commande passée « en quercétine » doit préciser s’il s’agit de la forme anhydre ; la perte à la dessiccation figure sur le bulletin et entre dans le calcul de la dose par gélule.",
        en: "Two molecules of water weigh close to 11% of the crystal. An order placed ‘as quercetin’ must say whether the anhydrous form is meant; loss on drying appears on the certificate and enters the calculation of the capsule dose.",
      },
    },
    {
      titre: { fr: "Séparer des minéraux", en: "Separate from minerals" },
      description: {
        fr: "Son motif catéchol et sa cétone chélatent fer, cuivre et aluminium : la couleur fonce et le métal reste lié. Le liposome sépare les deux ; avec le zinc, plus faiblement lié, l’association reste courante.",
        en: "A catechol and a ketone let it chelate iron, copper and aluminium: colour deepens and the metal is tied up. The liposome keeps the two apart; with zinc, held more weakly, the pairing remains common.",
      },
    },
  ],
  product: { range: "gamme vitalité", subName: "resvératrol" },
  related: ["rutine", "resveratrol"],
  caution: {
    fr: "Interactions possibles avec certains médicaments (anticoagulants, immunosuppresseurs) : avis d’un professionnel de santé. Non destinée aux femmes enceintes ou qui allaitent ni aux enfants.",
    en: "May interact with some medicines, among them anticoagulants and immunosuppressants: seek a health professional’s advice. Not intended for children or for pregnant or breastfeeding women.",
  },
};
