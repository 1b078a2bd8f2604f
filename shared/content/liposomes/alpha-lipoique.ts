import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "alpha-lipoique",
  type: "liposome",
  nom: { fr: "acide alpha-lipoïque", en: "alpha-lipoic acid" },
  symbol: "Lip",
  categories: ["antioxydant", "coenzyme"],
  claimStatus: "none",
  niosome: "alphalipoique",
  identity: {
    kind: "molecule",
    inci: "THIOCTIC ACID",
    molecule: {
      name: { fr: "acide alpha-lipoïque", en: "alpha-lipoic acid" },
      cas: "1077-28-7",
      smiles: "OC(=O)CCCCC1CCSS1",
      formula: "C8H14O2S2",
      shows: "skeleton",
      note: {
        fr: "Mélange racémique : le centre qui porte le cycle n’est pas orienté.",
        en: "Racemic mixture: the centre bearing the ring is left unassigned.",
      },
    },
  },
  description: {
    fr: "<b>Acide thioctique.</b> Huit carbones, deux soufres refermés en cycle dithiolane : une petite molécule jaune pâle, soluble dans les graisses, à peine dans l’eau, obtenue par synthèse. Dans la cellule, elle est liée à des complexes enzymatiques de la mitochondrie.<br><br><b>Séparer les cycles.</b> Au-delà de son point de fusion, la poudre nue se change en masse collante, car un cycle en ouvre un autre. Dispersées parmi les phospholipides, les molécules se rencontrent moins, et la brûlure en gorge s’estompe.<br><br><b>Conditions de travail.</b> Froid, ombre, pH voisin de la neutralité ; l’acide, ionisé, regarde alors l’eau, tandis que son cycle reste dans le gras.",
    en: "<b>Thioctic acid.</b> Eight carbons and two sulphurs closed into a dithiolane ring: a small, pale yellow molecule that likes fat, barely tolerates water and is made by synthesis. Inside the cell it is bound to enzyme complexes of the mitochondrion.<br><br><b>Keeping rings apart.</b> Above its melting point the raw powder becomes a sticky mass, since one ring opens the next. Spread among phospholipids, molecules meet less often, and the burn at the back of the throat fades.<br><br><b>Working conditions.</b> Cool, dark, near neutral pH; the ionised acid then faces water while the ring stays in fat.",
  },
  bienfaits: [
    {
      titre: { fr: "Un couple rédox soufré", en: "A sulphur redox pair" },
      description: {
        fr: "Ouvert, le cycle devient acide dihydrolipoïque, à deux fonctions thiol ; fermé, il revient à sa forme disulfure. L’équipe de Lester Reed l’isola du foie en 1951, lié aux protéines de complexes enzymatiques mitochondriaux.",
        en: "Opened, the ring becomes dihydrolipoic acid with two thiol groups; closed, it returns to the disulphide. Lester Reed’s team isolated it from liver in 1951, where proteins of mitochondrial enzyme complexes hold it fast.",
      },
    },
    {
      titre: { fr: "La chaleur sous contrôle", en: "Heat kept in check" },
      description: {
        fr: "La forme racémique fond vers 60 °C, l’énantiomère R plus bas encore, puis la matière polymérise. L’encapsulation se conduit donc à basse température ; le stockage suit la même règle, en fût fermé loin d’un mur chaud.",
        en: "The racemic form melts near 60 °C and the R enantiomer lower still, after which the material polymerises. Encapsulation is therefore run at low temperature; storage follows suit, in closed drums well away from a warm wall.",
      },
    },
    {
      titre: { fr: "Racémique ou forme R", en: "Racemate or R form" },
      description: {
        fr: "Deux qualités existent : le mélange racémique, plus stable, et l’énantiomère R, celui que l’on trouve dans la nature. Indiquez laquelle votre étiquette annonce ; le dosage, le coût et la chromatographie chirale en dépendent.",
        en: "Two grades exist: the racemate, easier to store, and the R enantiomer, the one found in nature. Tell us which your label will name, since strength, cost and chiral chromatography all follow from it.",
      },
    },
    {
      titre: { fr: "Une lecture à 333 nm", en: "Checked in the near UV" },
      description: {
        fr: "Le dithiolane fermé absorbe vers 333 nm, le polymère et la forme ouverte presque pas. Une lecture rapide suit donc l’actif intact pendant le procédé ; la chromatographie liquide confirme la teneur à la libération du lot.",
        en: "A closed dithiolane absorbs near 333 nm, while polymer and open form hardly do. One quick reading thus follows intact active through the process, and liquid chromatography confirms content at batch release.",
      },
    },
    {
      titre: { fr: "Voisins de formule", en: "Neighbours in the formula" },
      description: {
        fr: "Vitamines B, sélénium, coenzyme Q10 : les assemblages sont classiques, chacun dosé à part. Les sels de fer ou de cuivre, qui se lient au soufre, gagnent à être encapsulés eux aussi, ou pris à un autre moment.",
        en: "B vitamins, selenium and coenzyme Q10 are classic companions, each assayed separately. Salts of iron or copper bind to sulphur, and do better encapsulated as well, or taken at another time of day.",
      },
    },
  ],
  product: false,
  related: ["glutathion", "coenzyme-q10"],
  caution: {
    fr: "Ne convient pas aux personnes diabétiques, ni pendant la grossesse ou l’allaitement. L’EFSA a décrit en 2021 un risque rare de syndrome auto-immun à l’insuline : prévoyez l’avertissement sur l’étiquette.",
    en: "Not for people with diabetes, nor during pregnancy or breastfeeding. In 2021 EFSA described a rare risk of insulin autoimmune syndrome: plan a label warning.",
  },
};
