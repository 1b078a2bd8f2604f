import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "ashwagandha",
  type: "liposome",
  nom: { fr: "ashwagandha", en: "ashwagandha" },
  symbol: "Ash",
  categories: ["végétal"],
  claimStatus: "on hold",
  identity: {
    kind: "plant",
    inci: "WITHANIA SOMNIFERA ROOT EXTRACT",
    cas: "90147-43-6",
    latin: "Withania somnifera",
    part: { fr: "racine", en: "root" },
    marker: {
      name: { fr: "withanolide A", en: "withanolide A" },
      cas: "32911-62-9",
      smiles:
        "CC1=C(C(=O)O[C@H](C1)[C@@](C)([C@H]2CC[C@@H]3[C@@]2(CC[C@H]4[C@H]3[C@H]5[C@H](O5)[C@@]6([C@@]4(C(=O)C=CC6)C)O)C)O)C",
      formula: "C28H38O6",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>La racine d’une Solanacée.</b> <i>Withania somnifera</i>, petit arbrisseau dont la baie rouge se cache dans une lanterne de papier comme celle du physalis, se cultive dans les terres sèches du Rajasthan et du Madhya Pradesh. Sa racine renferme des withanolides, lactones stéroïdiques à vingt-huit carbones, libres ou liées à un sucre.<br><br><b>Deux places dans la vésicule.</b> Les withanolides libres, voisins des stérols, se rangent dans la paroi ; les withanosides, glycosylés, restent plus près de l’eau. Un même liposome accueille donc le profil entier.<br><br><b>Du fût à la gélule.</b> Brun, terreux, résineux, l’extrait devient une poudre fluide au goût plus discret, pour la gélule, le sachet ou le flacon.",
    en: "<b>The root of a nightshade.</b> <i>Withania somnifera</i> is a small shrub whose red berry hides in a papery lantern, as in physalis; it is farmed on the dry lands of Rajasthan and Madhya Pradesh. The root holds withanolides, steroidal lactones of twenty-eight carbons, either free or bound to sugar.<br><br><b>Two places in one vesicle.</b> Free withanolides, close kin of sterols, line up in the wall, while the glycosylated withanosides stay nearer to water. One liposome can therefore take the full profile.<br><br><b>From drum to capsule.</b> Brown, earthy and resinous, the extract turns into a free-flowing powder with a quieter taste, ready for capsules, sachets or bottles.",
  },
  bienfaits: [
    {
      titre: { fr: "L’odeur du cheval", en: "The smell of a horse" },
      description: {
        fr: "Ashva, le cheval, gandha, l’odeur : le nom sanskrit décrit la racine fraîche. L’Ayurvéda la range parmi les rasayana et la prend traditionnellement en poudre fine, mêlée à du lait chaud, à du miel ou à du ghee.",
        en: "Ashva means horse and gandha smell: the Sanskrit name describes the fresh root. Ayurveda lists it among the rasayana and traditionally takes it as a fine powder stirred into warm milk, honey or ghee.",
      },
    },
    {
      titre: { fr: "Racine seule", en: "Root and nothing else" },
      description: {
        fr: "La feuille contient plus de withaférine A et ne relève pas du même usage. Demandez un extrait de racine seule, identifié par empreinte chromatographique, dont le bulletin chiffre la withaférine A à côté du total des withanolides.",
        en: "Leaves hold more withaferin A and belong to another use. Ask for an extract of root alone, identified by chromatographic fingerprint, with withaferin A reported next to total withanolides on the certificate.",
      },
    },
    {
      titre: { fr: "Le titre et sa méthode", en: "A titre needs its method" },
      description: {
        fr: "La gravimétrie pèse tout ce que le solvant emporte ; la chromatographie liquide additionne des pics identifiés. Deux extraits affichés au même pourcentage peuvent donc différer nettement : comparez les méthodes avant de comparer les prix.",
        en: "Gravimetry weighs whatever the solvent carries away; liquid chromatography adds up identified peaks. Two extracts sold at an equal percentage can therefore differ widely, so compare methods before you compare prices.",
      },
    },
    {
      titre: { fr: "Un extrait plus maniable", en: "An extract easier to handle" },
      description: {
        fr: "Résineux, l’extrait brut s’agglomère sur les doseurs. Mis en poudre liposomale, il coule mieux, colore moins la gélule claire et se mélange de façon régulière aux poudres minérales, même à faible part dans la formule.",
        en: "Raw extract is resinous and clumps on dosing equipment. As liposomal powder it flows more freely, stains pale capsules less and blends evenly with mineral powders, even at a small share of the formula.",
      },
    },
    {
      titre: { fr: "Composer avec un nutriment", en: "Building with a nutrient" },
      description: {
        fr: "Les allégations de la plante attendent encore une décision européenne. Les marques l’assemblent souvent à un nutriment qui possède les siennes, magnésium ou vitamine B6, ajouté à la dose requise et étiqueté avec son propre libellé.",
        en: "Claims for the plant still await a European decision. Brands often combine it with a nutrient that has its own, magnesium or vitamin B6, added at the dose required and labelled with the wording that belongs to it.",
      },
    },
  ],
  product: false,
  related: ["rhodiola", "scutellairedubaikal"],
  caution: {
    fr: "ANSES 2024 : déconseillé aux moins de 18 ans, aux femmes enceintes ou allaitantes, en cas de trouble endocrinien, hépatique ou cardiaque, ou de traitement agissant sur le système nerveux central. Vente interdite au Danemark.",
    en: "ANSES 2024: not for under-18s, pregnant or breastfeeding women, people with endocrine, liver or heart disorders, or anyone on medicines acting on the central nervous system. Banned from sale in Denmark.",
  },
};
