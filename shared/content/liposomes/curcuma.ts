import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "curcuma",
  type: "liposome",
  nom: { fr: "curcuma", en: "turmeric" },
  symbol: "Cur",
  categories: ["végétal"],
  claimStatus: "on hold",
  niosome: "curcumine",
  identity: {
    kind: "plant",
    inci: "CURCUMA LONGA ROOT EXTRACT",
    cas: "84775-52-0",
    latin: "Curcuma longa",
    part: { fr: "rhizome", en: "rhizome" },
    marker: {
      name: { fr: "curcumine", en: "curcumin" },
      cas: "458-37-7",
      smiles: "COc1cc(/C=C/C(=O)CC(=O)/C=C/c2ccc(O)c(OC)c2)ccc1O",
      formula: "C21H20O6",
      shows: "whole",
      note: {
        fr: "Forme dicétone ; en solution, la forme énol domine.",
        en: "Diketone form; in solution the enol form predominates.",
      },
    },
  },
  description: {
    fr: "<b>Rhizome de <i>Curcuma longa</i>, Zingibéracées.</b> Plante stérile, multipliée par bouture de rhizome. Sa couleur vient de trois curcuminoïdes, curcumine, déméthoxycurcumine et bisdéméthoxycurcumine ; son odeur, d’une huile essentielle riche en turmérones.<br><br><b>Un milieu gras pour un pigment.</b> Insolubles dans l’eau, les curcuminoïdes s’étendent entre les chaînes des phospholipides, où ni la base ni l’oxygène dissous ne les atteignent aisément. L’extrait accède ainsi aux boissons et aux gouttes.<br><br><b>Trois règles d’atelier.</b> Rester en milieu acide, travailler à l’abri de la lumière, rincer à l’eau tiède avant que la poudre ne sèche sur l’acier.",
    en: "<b>Rhizome of <i>Curcuma longa</i>, Zingiberaceae.</b> A sterile plant, multiplied by cutting up the rhizome. Its colour comes from three curcuminoids, curcumin, demethoxycurcumin and bisdemethoxycurcumin; its smell from an essential oil rich in turmerones.<br><br><b>A fatty setting for a pigment.</b> Curcuminoids will not dissolve in water. They stretch out among phospholipid chains, where base and dissolved oxygen do not easily reach, and the extract gains access to drinks and drops.<br><br><b>Three workshop rules.</b> Stay acidic, keep light out, and rinse with lukewarm water before powder dries onto the steel.",
  },
  bienfaits: [
    {
      titre: { fr: "Haridra, safran des Indes", en: "Haridra, Indian saffron" },
      description: {
        fr: "Cultivé en Inde depuis l’Antiquité, le rhizome est traditionnellement utilisé comme épice, teinture et ingrédient ayurvédique sous le nom de haridra. Vogel et Pelletier en tirèrent la matière colorante en 1815 ; l’étiquette européenne la connaît comme E 100.",
        en: "Grown in India since antiquity, the rhizome has a traditional place as spice, dye and Ayurvedic ingredient under the name haridra. Vogel and Pelletier drew out its colour in 1815; European labels know it as E 100.",
      },
    },
    {
      titre: { fr: "Du jaune au rouge", en: "From yellow to red" },
      description: {
        fr: "Versez du bicarbonate : la curcumine vire au rouge, puis se décompose. Ce témoin visuel guide le choix du tampon, car dans la vésicule le jaune doit rester franc du premier jour à la date de durabilité.",
        en: "Add bicarbonate and curcumin turns red, then breaks down. That visible signal guides the choice of buffer, because inside a vesicle the yellow ought to stay clean from day one to the best-before date.",
      },
    },
    {
      titre: { fr: "Une poudre moins tachante", en: "A powder that stains less" },
      description: {
        fr: "L’extrait à 95 % de curcuminoïdes colore ateliers, joints et doigts. Enrobé de phospholipides, il se disperse dans un verre d’eau sans poivre noir ni polysorbate, et quitte plus vite les parois lors du nettoyage.",
        en: "Extract at 95% curcuminoids colours workshops, seals and fingers. Wrapped in phospholipids, it disperses in a glass of water without black pepper or polysorbate, and leaves equipment walls sooner at cleaning time.",
      },
    },
    {
      titre: { fr: "Contre le jaune ajouté", en: "Against added yellow" },
      description: {
        fr: "Le curcuma en poudre a connu le chromate de plomb et les colorants Soudan, ajoutés pour aviver la teinte. Plomb, solvants résiduels et profil des trois curcuminoïdes figurent sur chaque certificat que nous acceptons.",
        en: "Ground turmeric has known lead chromate and Sudan dyes, slipped in to brighten the shade. Lead, residual solvents and a profile of all three curcuminoids appear on every certificate we accept.",
      },
    },
    {
      titre: { fr: "Calculer en curcumine", en: "Reckoned as curcumin" },
      description: {
        fr: "Extrait, curcuminoïdes, curcumine : trois masses différentes pour une même gélule. Le repère de l’ANSES vise la curcumine ; c’est donc elle que nous calculons, en tenant compte de la part de chaque curcuminoïde dans le lot.",
        en: "Extract, curcuminoids, curcumin: three different weights for a single capsule. The ANSES benchmark concerns curcumin, so that is what we work out, allowing for the share of each curcuminoid in the batch.",
      },
    },
  ],
  product: false,
  related: ["boswellia", "chardon-marie"],
  caution: {
    fr: "Incompatible avec un traitement anticoagulant ; prudence en cas de maladie des voies biliaires. L’ANSES retient 153 mg de curcumine par jour pour un adulte de 60 kg et vise expressément les formes à biodisponibilité accrue, liposomes compris : dosez en conséquence.",
    en: "Not with anticoagulant treatment; care with bile duct disease. ANSES refers to 153 mg of curcumin a day for a 60 kg adult and singles out forms with raised bioavailability, liposomes among them: set the dose accordingly.",
  },
};
