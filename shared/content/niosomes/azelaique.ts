import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "azelaique",
  type: "niosome",
  nom: { fr: "acide azélaïque", en: "azelaic acid" },
  symbol: "Aze",
  subtitle: { fr: "matifiant", en: "mattifying" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "AZELAIC ACID",
  action: { fr: "matité, grain de peau affiné", en: "matt finish, refined texture" },
  identity: {
    kind: "molecule",
    inci: "AZELAIC ACID",
    molecule: {
      name: { fr: "acide azélaïque", en: "azelaic acid" },
      cas: "123-99-9",
      smiles: "OC(=O)CCCCCCCC(O)=O",
      formula: "C9H16O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Neuf carbones, un acide à chaque bout.</b> Orge, seigle et blé en renferment ; l’industrie coupe l’acide oléique par oxydation et purifie le diacide en cristaux blancs. Il fond vers 106 °C et ne se dissout qu’à 2 g/l environ dans l’eau froide.<br><br><b>Un toucher sans grain.</b> Broyé puis mis en gel, il accroche sous le doigt. Paroi non ionique et cœur tamponné se partagent la charge ; le toucher devient lisse, sans alcool ni forte dose de glycol.<br><br><b>Le pH avant la texture.</b> Ses deux pKa, autour de 4,5 et 5,4, font basculer la solubilité dans une plage étroite. Fixez le pH à 0,1 unité près, puis choisissez le gélifiant : carbomère, xanthane et cellulose n’y réagissent pas de la même façon.",
    en: "<b>Nine carbons, an acid at each end.</b> Barley, rye and wheat hold some; industry cleaves oleic acid by oxidation and purifies the diacid as white crystals. It melts at about 106 °C and goes no further than roughly 2 g/l in cold water.<br><br><b>No gritty feel.</b> Milled and set in a gel, it catches under the finger. A non-ionic wall and a buffered core share the load, so the touch turns smooth without alcohol or a heavy dose of glycol.<br><br><b>pH before texture.</b> Two pKa values, around 4.5 and 5.4, tip solubility within a narrow window. Fix the pH to within 0.1 unit, then pick the thickener: carbomer, xanthan and cellulose each respond in a different way.",
  },
  bienfaits2: [
    {
      fr: "L’acide azélaïque ne se comporte ni comme un AHA ni comme un BHA : il porte deux fonctions acides et aucun hydroxyle.",
      en: "Azelaic acid behaves neither as an AHA nor as a BHA: it carries two acid groups and no hydroxyl.",
    },
    {
      fr: "Ses atouts de formulation tiennent à la dispersion, au pH et au fini laissé sur la peau.",
      en: "What it offers a formulator comes down to dispersion, pH and the finish left on skin.",
    },
  ],
  bienfaits: [
    {
      titre: { fr: "Un fini mat", en: "A matt finish" },
      description: {
        fr: "Sur les zones brillantes, le diacide laisse un voile sec et poudré. La forme encapsulée évite les traces blanches d’une poudre micronisée ; un sébumètre et des papiers absorbants chiffrent la brillance à quatre heures.",
        en: "On shiny areas the diacid leaves a dry, powdery veil. Vesicles avoid the white marks of a micronised powder; a sebumeter and blotting papers put a figure on shine at four hours.",
      },
    },
    {
      titre: { fr: "Contrôle des cristaux", en: "Checking for crystals" },
      description: {
        fr: "Chauffé puis refroidi, l’acide libre recristallise en aiguilles au fil des semaines. Réparti dans les bicouches, il reste dispersé : un cliché par mois, à grossissement constant, le documente lot par lot.",
        en: "Heated then cooled, the free acid recrystallises as needles over the weeks. Spread through bilayers it stays dispersed: one image a month, at constant magnification, records it for every lot.",
      },
    },
    {
      titre: { fr: "Associations au même pH", en: "Partners at the same pH" },
      description: {
        fr: "Niacinamide et panthénol acceptent la même fenêtre, entre 4,5 et 5,5. Les sels de zinc demandent plus de soin : avec le diacide, ils peuvent précipiter, et se placent alors dans une seconde population de vésicules.",
        en: "Niacinamide and panthenol accept the same window, 4.5 to 5.5. Zinc salts need more care, as they can precipitate with the diacid; they then go into a second population of vesicles.",
      },
    },
    {
      titre: { fr: "Pureté des diacides", en: "Diacid purity" },
      description: {
        fr: "La coupure de l’acide oléique laisse des homologues à huit ou dix carbones, quantifiés par chromatographie en phase gazeuse après estérification. Une qualité pure fond net, ne sent presque rien et ne jaunit pas au chauffage.",
        en: "Cleaving oleic acid leaves homologues with eight or ten carbons, quantified by gas chromatography after esterification. A pure grade melts sharply, hardly smells and does not yellow on heating.",
      },
    },
    {
      titre: { fr: "Début d’usage progressif", en: "A gradual start" },
      description: {
        fr: "Le diacide peut picoter les premiers jours. Un soir sur deux pendant deux semaines, puis chaque soir selon la tolérance, sous une crème simple : la notice le propose, le test d’usage consigne les sensations.",
        en: "The diacid may tingle in the first days. Every other evening for two weeks, then nightly as tolerated, under a plain cream: directions suggest it, and the use test logs what people feel.",
      },
    },
  ],
  product: false,
  related: ["salicylique", "niacinamide"],
  caution: {
    fr: "Médicament aux concentrations de 15 % et 20 % : aucune évocation d’acné ni de rosacée sur un cosmétique. Picotements possibles aux premières applications ; éviter le contour des yeux.",
    en: "Medicines contain it at 15% and 20%: a cosmetic must mention neither acne nor rosacea. Tingling may occur at first; keep away from the eye area.",
  },
};
