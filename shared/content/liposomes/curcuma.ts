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
    fr: "<b>Rhizome de <i>Curcuma longa</i>, Zingibéracées.</b> Plante stérile, multipliée par fragments de rhizome. Sa couleur vient de trois curcuminoïdes, curcumine, déméthoxycurcumine et bisdéméthoxycurcumine ; son odeur, d’une huile essentielle riche en turmérones.<br><br><b>Disperser un pigment insoluble.</b> Insolubles dans l’eau, les curcuminoïdes se logent entre les chaînes des phospholipides, où les bases et l’oxygène dissous les atteignent moins. L’extrait peut ainsi entrer dans une boisson ou des gouttes.<br><br><b>Trois règles de fabrication.</b> Rester en milieu acide, travailler à l’abri de la lumière et nettoyer avant que la poudre ne sèche sur l’acier.",
    en: "<b>Rhizome of <i>Curcuma longa</i>, Zingiberaceae.</b> A sterile plant, propagated from pieces of rhizome. Its colour comes from three curcuminoids, curcumin, demethoxycurcumin and bisdemethoxycurcumin; its smell from an essential oil rich in turmerones.<br><br><b>Dispersing an insoluble pigment.</b> Curcuminoids do not dissolve in water. They lodge among the phospholipid chains, where alkali and dissolved oxygen reach them less easily, so the extract can go into drinks or drops.<br><br><b>Three rules in production.</b> Stay in acid conditions, keep light out, and clean before the powder dries onto the steel.",
  },
  bienfaits: [
    {
      titre: { fr: "Épice et colorant traditionnels", en: "A traditional spice and dye" },
      description: {
        fr: "Cultivé en Inde depuis l’Antiquité, le rhizome est traditionnellement utilisé comme épice, teinture et ingrédient ayurvédique, sous le nom de haridra. Vogel et Pelletier en ont isolé la matière colorante en 1815 ; comme colorant alimentaire, elle porte le numéro E 100.",
        en: "Grown in India since antiquity, the rhizome is traditionally used as a spice, a dye and an Ayurvedic ingredient, under the name haridra. Vogel and Pelletier isolated its colouring matter in 1815; as a food colour it bears the number E 100.",
      },
    },
    {
      titre: { fr: "Une couleur sensible au pH", en: "A pH-sensitive colour" },
      description: {
        fr: "Au contact du bicarbonate, la curcumine vire au rouge, puis se décompose. Ce changement visible guide le choix du tampon : dans la vésicule, le jaune doit rester franc du premier jour à la date de durabilité.",
        en: "On contact with bicarbonate, curcumin turns red, then breaks down. This visible change guides the choice of buffer: inside the vesicle the yellow should stay bright from day one to the best-before date.",
      },
    },
    {
      titre: { fr: "Une poudre moins tachante", en: "A powder that stains less" },
      description: {
        fr: "L’extrait à 95 % de curcuminoïdes tache le matériel, les joints et les doigts. Enrobé de phospholipides, il se disperse dans un verre d’eau sans poivre noir ni polysorbate, et les parois se nettoient plus vite.",
        en: "Extract at 95% curcuminoids stains equipment, seals and fingers. Coated with phospholipids, it disperses in a glass of water without black pepper or polysorbate, and vessel walls are quicker to clean.",
      },
    },
    {
      titre: { fr: "Contrôle des falsifications", en: "Checking for adulteration" },
      description: {
        fr: "Du curcuma en poudre a déjà été falsifié au chromate de plomb ou aux colorants Soudan, pour aviver la teinte. Le plomb, les solvants résiduels et le profil des trois curcuminoïdes figurent donc sur chaque certificat que nous acceptons.",
        en: "Ground turmeric has been adulterated with lead chromate or Sudan dyes to brighten its shade. Lead, residual solvents and the profile of all three curcuminoids therefore appear on every certificate we accept.",
      },
    },
    {
      titre: { fr: "Une dose exprimée en curcumine", en: "A dose stated as curcumin" },
      description: {
        fr: "Extrait, curcuminoïdes, curcumine : trois masses différentes pour une même gélule. Le repère de l’ANSES vise la curcumine ; c’est donc elle que nous calculons, d’après la part de chaque curcuminoïde dans le lot.",
        en: "Extract, curcuminoids, curcumin: three different weights for a single capsule. The ANSES benchmark concerns curcumin, so that is what we calculate, from the share of each curcuminoid in the batch.",
      },
    },
  ],
  product: false,
  related: ["boswellia", "chardon-marie"],
  caution: {
    fr: "Ne pas associer à un traitement anticoagulant ; déconseillé en cas de maladie des voies biliaires. L’ANSES retient 153 mg de curcumine par jour pour un adulte de 60 kg et vise expressément les formes à biodisponibilité accrue, liposomes compris : fixez la dose en conséquence. Avis médical pour toute personne sous traitement.",
    en: "Not with anticoagulant treatment; not advised in bile duct disease. ANSES refers to 153 mg of curcumin a day for a 60 kg adult and singles out forms with increased bioavailability, liposomes included: set the dose accordingly. Medical advice for anyone on medication.",
  },
};
