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
    fr: "<b>Aussi appelé acide thioctique.</b> Huit carbones et deux atomes de soufre refermés en cycle dithiolane : une petite molécule jaune pâle, soluble dans les graisses, très peu dans l’eau, obtenue par synthèse. Dans la cellule, elle est liée à des complexes enzymatiques de la mitochondrie.<br><br><b>Limiter la polymérisation.</b> Au-dessus de son point de fusion, la poudre nue forme une masse collante, car un cycle qui s’ouvre en ouvre un autre. Dispersées parmi les phospholipides, les molécules se rencontrent moins ; le picotement dans la gorge s’atténue.<br><br><b>Conditions de travail.</b> Au froid, à l’abri de la lumière, à pH voisin de la neutralité : le groupe acide, ionisé, s’oriente vers l’eau et le cycle reste dans la partie grasse de la membrane.",
    en: "<b>Also known as thioctic acid.</b> Eight carbons and two sulphur atoms closed into a dithiolane ring: a small, pale yellow molecule, soluble in fat, barely soluble in water and made by synthesis. In the cell it is bound to enzyme complexes of the mitochondrion.<br><br><b>Limiting polymerisation.</b> Above its melting point the bare powder forms a sticky mass, because one ring that opens will open another. Dispersed among phospholipids, the molecules meet less often, and the tingling at the back of the throat is reduced.<br><br><b>Working conditions.</b> Cool, dark and near neutral pH: the ionised acid group turns towards water while the ring stays in the fatty part of the membrane.",
  },
  bienfaits: [
    {
      titre: { fr: "Un couple rédox soufré", en: "A sulphur redox pair" },
      description: {
        fr: "Ouvert, le cycle donne l’acide dihydrolipoïque, à deux fonctions thiol ; refermé, il revient à la forme disulfure. L’équipe de Lester Reed a isolé l’acide lipoïque en 1951 à partir de foie de bœuf, où il est lié à des protéines.",
        en: "Opened, the ring gives dihydrolipoic acid, with two thiol groups; closed, it returns to the disulphide. Lester Reed’s team isolated lipoic acid in 1951 from beef liver, where it is bound to proteins.",
      },
    },
    {
      titre: { fr: "Sensible à la chaleur", en: "Sensitive to heat" },
      description: {
        fr: "La forme racémique fond vers 60 °C, l’énantiomère R à une température plus basse ; la matière fondue polymérise. L’encapsulation se conduit donc à basse température, et le stockage se fait en fût fermé, loin de toute source de chaleur.",
        en: "The racemic form melts near 60 °C, the R enantiomer at a lower temperature, and the molten material polymerises. Encapsulation is therefore run at low temperature, and storage is in closed drums away from any heat source.",
      },
    },
    {
      titre: { fr: "Racémique ou forme R", en: "Racemate or R form" },
      description: {
        fr: "Deux qualités existent : le mélange racémique, plus stable, et l’énantiomère R, celui que l’on trouve dans la nature. Indiquez-nous laquelle figurera sur votre étiquette : le dosage, le coût et le recours à la chromatographie chirale en dépendent.",
        en: "Two grades exist: the racemate, which is more stable, and the R enantiomer, the one found in nature. Tell us which your label will name: strength, cost and the need for chiral chromatography depend on it.",
      },
    },
    {
      titre: { fr: "Contrôle par absorption UV", en: "Monitoring by UV absorption" },
      description: {
        fr: "Le dithiolane fermé absorbe vers 333 nm ; le polymère et la forme ouverte, presque pas. Une mesure rapide suit donc l’actif intact pendant le procédé ; la chromatographie liquide confirme la teneur à la libération du lot.",
        en: "The closed dithiolane absorbs near 333 nm; the polymer and the open form hardly do. A quick reading therefore tracks the intact active during processing, and liquid chromatography confirms content at batch release.",
      },
    },
    {
      titre: { fr: "Associations possibles", en: "Possible combinations" },
      description: {
        fr: "On l’associe souvent aux vitamines B, au sélénium et au coenzyme Q10, chacun dosé à part. Les sels de fer ou de cuivre se lient au soufre : mieux vaut les encapsuler aussi, ou les réserver à une autre prise.",
        en: "It is often combined with B vitamins, selenium and coenzyme Q10, each assayed separately. Iron and copper salts bind to sulphur: encapsulate them as well, or keep them for another time of day.",
      },
    },
  ],
  product: false,
  related: ["glutathion", "coenzyme-q10"],
  caution: {
    fr: "Ne convient pas aux personnes diabétiques, ni pendant la grossesse ou l’allaitement. L’EFSA a décrit en 2021 un risque rare de syndrome insulinique auto-immun (hypoglycémie) : prévoyez l’avertissement sur l’étiquette.",
    en: "Not for people with diabetes, nor during pregnancy or breastfeeding. In 2021 EFSA described a rare risk of insulin autoimmune syndrome (low blood sugar): plan a label warning.",
  },
};
