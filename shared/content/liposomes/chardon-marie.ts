import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "chardon-marie",
  type: "liposome",
  nom: { fr: "chardon-marie", en: "milk thistle" },
  symbol: "Sm",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "SILYBUM MARIANUM FRUIT EXTRACT",
    cas: "84604-20-6",
    latin: "Silybum marianum",
    part: { fr: "fruit (akène)", en: "fruit (achene)" },
    marker: {
      name: { fr: "silybine (silibinine)", en: "silybin (silibinin)" },
      cas: "22888-70-6",
      smiles: "COC1=C(C=CC(=C1)C2C(OC3=C(O2)C=C(C=C3)[C@@H]4[C@H](C(=O)C5=C(C=C(C=C5O4)O)O)O)CO)O",
      formula: "C25H22O10",
      shows: "skeleton",
      note: {
        fr: "La silybine naturelle réunit deux diastéréoisomères, A et B, qui ne diffèrent que par deux centres du cycle dioxane : ils sont laissés ouverts sur le dessin.",
        en: "Natural silybin pairs two diastereomers, A and B, which differ only at two centres of the dioxane ring: the drawing leaves these open.",
      },
    },
  },
  description: {
    fr: "<b>Fruit de <i>Silybum marianum</i>, Astéracées.</b> De l’akène sec, débarrassé de son huile, on tire la silymarine : un groupe de flavonolignanes né de l’union de la taxifoline et de l’alcool coniférylique, où dominent les silybines A et B.<br><br><b>Une affinité pour les phospholipides.</b> Peu solubles dans l’eau comme dans l’huile, ces molécules se lient aux têtes phosphate par liaison hydrogène. Le liposome met cette attirance à profit : l’actif tient dans la paroi au lieu de flotter à côté.<br><br><b>Le pH compte.</b> Au-dessus de la neutralité, les flavonolignanes s’oxydent et brunissent. Dispersion légèrement acide, gaz inerte et emballage opaque conservent un beige clair.",
    en: "<b>Fruit of <i>Silybum marianum</i>, Asteraceae.</b> Once pressed free of oil, the dry achene yields silymarin: a group of flavonolignans born from the joining of taxifolin and coniferyl alcohol, in which silybins A and B predominate.<br><br><b>An affinity for phospholipids.</b> Hardly soluble in water or in oil, these molecules bind to phosphate heads by hydrogen bonding. Liposomes turn that attraction to account, so the active sits inside the wall instead of floating alongside.<br><br><b>Mind the pH.</b> Past neutral, flavonolignans oxidise and brown. A slightly acidic dispersion, inert gas and opaque packs keep the colour a pale beige.",
  },
  bienfaits: [
    {
      titre: { fr: "Le lait sur les feuilles", en: "Milk on the leaves" },
      description: {
        fr: "Des veines blanches marbrent ses feuilles : la légende y voit le lait de la Vierge. Dioscoride citait déjà la plante, traditionnellement utilisée autour de la Méditerranée ; le fruit a sa monographie à la Pharmacopée européenne.",
        en: "White veins marble the leaves, and legend sees the Virgin’s milk in them. Dioscorides already mentioned this thistle, traditionally used around the Mediterranean; its fruit has a European Pharmacopoeia monograph.",
      },
    },
    {
      titre: { fr: "Six isomères et un parent", en: "Six isomers and a parent" },
      description: {
        fr: "Silybines A et B, isosilybines A et B, silychristine et silydianine partagent une seule formule, C<sub>25</sub>H<sub>22</sub>O<sub>10</sub>. La taxifoline les accompagne. Le rapport entre ces pics signe l’origine du fruit et le soin apporté à l’extraction.",
        en: "Silybins A and B, isosilybins A and B, silychristin and silydianin all share one formula, C<sub>25</sub>H<sub>22</sub>O<sub>10</sub>. Taxifolin keeps them company. The ratio between those peaks is a signature of the crop and of careful extraction.",
      },
    },
    {
      titre: { fr: "Annoncer silymarine ou silybine", en: "Stating silymarin or silybin" },
      description: {
        fr: "Un extrait à 80 % de silymarine par colorimétrie peut n’en contenir que la moitié en silybine. Votre étiquette gagne à citer la méthode, et le dossier à joindre le chromatogramme, seul à départager deux offres.",
        en: "An extract quoted at 80% silymarin by colorimetry may hold barely half as much silybin. A label gains by naming the method, and a file by including the chromatogram, the only way to tell two offers apart.",
      },
    },
    {
      titre: { fr: "Huile et moisissures surveillées", en: "Oil and moulds under watch" },
      description: {
        fr: "Le fruit est gras, et une huile mal retirée rancit dans l’extrait. Il attire aussi les moisissures du champ : le plan de contrôle inclut les mycotoxines et l’indice de peroxyde, avant même la chromatographie.",
        en: "The fruit is oily, and oil left behind turns rancid in the extract. It also attracts field moulds, so our control plan covers mycotoxins and peroxide value ahead of any chromatography.",
      },
    },
    {
      titre: { fr: "Des formats à l’eau", en: "Water-based formats" },
      description: {
        fr: "L’extrait sec habituel ne connaît que la gélule et le comprimé. Dispersé en vésicules, il gagne le flacon compte-gouttes et le stick à diluer. L’artichaut et le pissenlit, autres Astéracées, lui sont souvent associés.",
        en: "Ordinary dry extract knows only capsules and tablets. Spread as vesicles, it moves into dropper bottles and sticks for dilution. Artichoke and dandelion, also of the daisy family, are common companions.",
      },
    },
  ],
  product: false,
  related: ["andrographis", "curcuma"],
  caution: {
    fr: "Réservé à l’adulte, hors grossesse et allaitement. Exclure les personnes allergiques aux Astéracées (ANSES, 19 avril 2023). Toute personne sous traitement demande d’abord l’avis de son médecin.",
    en: "For adults only, outside pregnancy and breastfeeding. Exclude anyone allergic to Asteraceae (ANSES, 19 April 2023). Medical advice for those on long-term treatment.",
  },
};
