import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "huile-onagre",
  type: "niosome",
  nom: { fr: "huile d’onagre", en: "evening primrose oil" },
  symbol: "ω6",
  subtitle: { fr: "nourrissant & souplesse", en: "nourishing & suppleness" },
  categories: ["lipides", "végétal"],
  formes: ["Sérum", "Crème"],
  inci: "OENOTHERA BIENNIS OIL",
  action: { fr: "nutrition, confort", en: "nourishment, comfort" },
  identity: {
    kind: "plant",
    inci: "OENOTHERA BIENNIS OIL",
    cas: "90028-66-3",
    latin: "Oenothera biennis",
    part: { fr: "graine, huile de première pression à froid", en: "seed, cold-pressed oil" },
    marker: {
      name: { fr: "acide gamma-linolénique", en: "gamma-linolenic acid" },
      cas: "506-26-3",
      smiles: "CCCCC/C=C\\C/C=C\\C/C=C\\CCCCC(=O)O",
      formula: "C18H30O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>L’huile.</b> Elle est pressée à froid des graines de l’onagre bisannuelle, fleur nord-américaine qui s’ouvre au crépuscule. Jaune pâle, elle contient environ 70 % d’acide linoléique et 9 % d’acide gamma-linolénique, le reste en acides oléique, palmitique et stéarique.<br><br><b>Dans la vésicule.</b> Ces doubles liaisons s’oxydent vite. Le tocophérol logé dans la même paroi freine cette oxydation. La membrane accepte les triglycérides à petite dose ; au-delà, elle redevient une émulsion ordinaire, et nous fixons la charge avant ce seuil.<br><br><b>En cuve.</b> La dispersion s’ajoute en fin de fabrication, sous 40 °C, dans un gel ou une crème entre pH 5 et 6,5. Toucher sec, teinte ivoire, odeur à peine herbacée, facile à couvrir.",
    en: "<b>The oil.</b> It is cold-pressed from the seeds of biennial evening primrose, a North American flower that opens at dusk. Pale yellow, it holds about 70% linoleic acid and 9% gamma-linolenic acid, the balance being oleic, palmitic and stearic acids.<br><br><b>Inside the vesicle.</b> These double bonds oxidise fast. Tocopherol lodged in the same wall slows that oxidation. A membrane takes triglycerides in small amounts; past a certain point it turns back into a plain emulsion, and we set the load below that point.<br><br><b>In the tank.</b> The dispersion goes in last, below 40 °C, in a gel or cream between pH 5 and 6.5. Expect a dry touch, an ivory shade and a barely grassy smell that needs little fragrance.",
  },
  bienfaits: [
    {
      titre: { fr: "Acide linoléique, peau sèche", en: "Linoleic acid and dry skin" },
      description: {
        fr: "L’acide linoléique est estérifié dans certains céramides de la couche cornée. L’huile en dépose à la surface, où elle assouplit les peaux sèches et fines. L’allégation s’arrête là : confort, douceur, film lipidique.",
        en: "Linoleic acid is esterified in certain ceramides of the horny layer. The oil lays some on the surface, where it softens dry, fine skin. Wording stops there: comfort, softness, a lipid film.",
      },
    },
    {
      titre: { fr: "Rancissement retardé", en: "Rancidity delayed" },
      description: {
        fr: "Sous courant d’air chaud, on compare le temps d’induction de l’huile nue à celui de l’huile encapsulée. Ce test accéléré désigne l’antioxydant à retenir ; la stabilité réelle, à trois températures, confirme ensuite le choix.",
        en: "In a hot air stream, the induction time of bare oil is compared with that of encapsulated oil. This accelerated test points to the right antioxidant, and real-time storage at three temperatures then confirms it.",
      },
    },
    {
      titre: { fr: "Profil en acides gras", en: "Fatty acid profile" },
      description: {
        fr: "La chromatographie des esters méthyliques établit la part de gamma-linolénique et trahit un coupage par une huile moins chère. Indice d’acide, indice de peroxyde et pesticides figurent sur chaque lot reçu.",
        en: "Gas chromatography of methyl esters states the gamma-linolenic share and exposes any cutting with a cheaper oil. Acid value, peroxide value and pesticide residues are reported for every delivery.",
      },
    },
    {
      titre: { fr: "Soins du soir", en: "Evening care" },
      description: {
        fr: "Crème émolliente, baume fluide, sérum biphasé : l’onagre s’y associe au squalène, au karité ou à un céramide. La dose d’huile dépend de la texture ; une base trop riche en électrolytes fait crémer la dispersion.",
        en: "Emollient creams, fluid balms and two-phase serums let it work beside squalene, shea or a ceramide. Oil content depends on texture; too many electrolytes make the dispersion cream.",
      },
    },
    {
      titre: { fr: "Flacon sans air", en: "Packs without air" },
      description: {
        fr: "Tube en aluminium, pompe à poche ou verre ambré rempli sous azote conviennent. Un pot large renouvelle l’oxygène à chaque ouverture. La durée après ouverture se décide sur l’odeur, notée par un jury entraîné.",
        en: "Aluminium tubes, pouch pumps or amber glass filled under nitrogen all suit it, whereas a wide jar renews oxygen at each opening. Period after opening is settled on smell, scored by a trained panel.",
      },
    },
  ],
  product: false,
  related: ["squalene", "vitamine-e"],
  caution: {
    fr: "Conserver la matière première entre 2 °C et 8 °C. Indice de peroxyde sous 10 méq/kg à réception. Ne mentionner ni cycle menstruel ni eczéma : ces thèmes sortent du cosmétique.",
    en: "Keep the raw material between 2 °C and 8 °C. Peroxide value under 10 meq/kg on receipt. Mention neither the menstrual cycle nor eczema: both topics lie outside cosmetics.",
  },
};
