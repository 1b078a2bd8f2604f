import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "disomine",
  type: "liposome",
  nom: { fr: "diosmine", en: "diosmin" },
  symbol: "Di",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  description: {
    fr: "<b>Flavone glycosylée des agrumes.</b> La diosmine associe la diosmétine à un sucre double, le rutinose. L’industrie la prépare par oxydation de l’hespéridine, extraite d’écorces d’orange. Très peu soluble, elle se micronise d’ordinaire ; le liposome propose une autre voie, la suspension de vésicules.",
    en: "<b>A glycosylated citrus flavone.</b> Diosmin joins diosmetin to a double sugar, rutinose. Industry makes it by oxidising hesperidin drawn from orange peel. Because it hardly dissolves, it is normally micronised; liposomes offer another route, a suspension of vesicles.",
  },
  bienfaits: [
    {
      titre: { fr: "De l’écorce à l’actif", en: "From peel to active" },
      description: {
        fr: "Elle fut décrite en 1925 dans la scrofulaire noueuse, mais c’est l’écorce d’agrume qui alimente aujourd’hui la filière : l’hespéridine, abondante, devient diosmine par une seule oxydation.",
        en: "Diosmin was described in 1925 in figwort, yet citrus peel is what feeds today’s supply: hesperidin is plentiful there, and one oxidation step turns it into diosmin.",
      },
    },
    {
      titre: { fr: "Sans sédiment au fond", en: "No sediment at rest" },
      description: {
        fr: "En liquide, une poudre de diosmine sédimente et laisse une bouche crayeuse. Les vésicules, plus proches de la densité de l’eau, se remettent en suspension d’un simple retournement du flacon.",
        en: "In a liquid, plain diosmin settles out and tastes chalky. Vesicles sit closer to the density of water, so turning the bottle once is enough to bring them back into suspension.",
      },
    },
    {
      titre: { fr: "Un partenaire des flavonoïdes", en: "A partner for other flavonoids" },
      description: {
        fr: "Hespéridine, rutine, vigne rouge : les formulateurs l’assemblent volontiers par famille chimique. L’encapsulation commune simplifie le mélange et donne une seule poudre à doser, à la couleur régulière.",
        en: "Hesperidin, rutin, red vine leaf: formulators like to group it by chemical family. Encapsulating them together simplifies blending and leaves one powder to weigh, with an even colour.",
      },
    },
  ],
  product: false,
  related: ["rutine", "vignerouge"],
  caution: {
    fr: "En France, la diosmine est un principe actif de médicaments (comprimés de 600 mg). Faites valider la dose et le statut du produit avant toute déclaration ; ailleurs en Europe, les règles diffèrent.",
    en: "In France diosmin is the active of licensed medicines (600 mg tablets). Have dose and product status confirmed before notifying; rules differ elsewhere in Europe.",
  },
};
