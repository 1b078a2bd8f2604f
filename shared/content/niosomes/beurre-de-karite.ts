import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "beurre-de-karite",
  type: "niosome",
  nom: { fr: "beurre de karité", en: "shea butter" },
  symbol: "Kar",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["lipides", "végétal"],
  formes: ["Crème"],
  inci: "BUTYROSPERMUM PARKII BUTTER",
  action: { fr: "nutrition, souplesse", en: "nourishment, suppleness" },
  description: {
    fr: "<b>Graisse de la noix de karité.</b> Acides stéarique et oléique à parts presque égales, plus une fraction insaponifiable riche en esters triterpéniques. Le beurre fond vers la température de la peau et grène en refroidissant. Finement divisé dans la paroi niosomale, il nourrit une crème fluide sans l’alourdir.",
    en: "<b>The fat of the shea nut.</b> Stearic and oleic acids in near equal shares, plus an unsaponifiable fraction rich in triterpene esters. The butter melts near skin temperature and turns grainy on cooling. Finely divided in niosome walls, it nourishes a fluid cream without weighing it down.",
  },
  bienfaits: [
    {
      titre: { fr: "Plus de grains", en: "No more graininess" },
      description: {
        fr: "Trop lentement refroidi, le karité forme des perles dures. En vésicules de petite taille, il n’a plus le volume pour cristalliser ; la texture reste lisse après voyage et canicule.",
        en: "Cooled too slowly, shea forms hard beads. In small vesicles it no longer has the volume to crystallise, and texture stays smooth through transport and heatwaves.",
      },
    },
    {
      titre: { fr: "Brut ou raffiné", en: "Raw or refined" },
      description: {
        fr: "Le brut sent la noix fumée et varie d’un village à l’autre ; le raffiné se prête aux parfums. Les deux s’encapsulent, avec un indice de peroxyde contrôlé.",
        en: "Raw shea smells of smoked nuts and varies from village to village; refined shea takes fragrance. Either can be encapsulated, with peroxide value checked.",
      },
    },
    {
      titre: { fr: "Mains, corps, cheveux", en: "Hands, body, hair" },
      description: {
        fr: "Le film gras assouplit les peaux sèches et gaine les longueurs. Dispersé ainsi, il s’étale d’un geste et n’exige plus d’être réchauffé dans la paume.",
        en: "The fatty film softens dry skin and coats hair lengths. Dispersed this way it spreads in one stroke, with no need to warm it in the palm.",
      },
    },
  ],
  product: false,
  related: ["squalene", "phytosterols"],
  caution: {
    fr: "Fruit à coque pour certains distributeurs : préciser les traces protéiques. Beurre brut : taux d’acides gras libres et aflatoxines à contrôler à réception.",
    en: "Some retailers class it as a tree nut: state residual protein. Raw butter: check free fatty acids and aflatoxins on receipt.",
  },
};
