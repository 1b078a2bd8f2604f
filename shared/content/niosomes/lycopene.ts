import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "lycopene",
  type: "niosome",
  nom: { fr: "lycopène", en: "lycopene" },
  symbol: "Lyc",
  subtitle: { fr: "antioxydant & bonne mine", en: "antioxidant & fresh glow" },
  categories: ["antioxydants"],
  formes: ["Crème", "Gélule"],
  liposome: "lycopene",
  inci: "LYCOPENE",
  action: { fr: "antioxydant, éclat doré", en: "antioxidant, golden radiance" },
  description: {
    fr: "<b>Hydrocarbure rouge de la tomate mûre.</b> Ni oxygène ni cycle : le lycopène ne connaît que le gras, et encore le boude-t-il à froid. Les cristaux rayent le toucher d’une crème. Fondu avec les tensioactifs, puis refroidi vite, il demeure moléculaire au sein de la membrane.",
    en: "<b>The red hydrocarbon of ripe tomatoes.</b> No oxygen, no ring: lycopene knows nothing but fat, and even fat it shuns when cold. Its crystals make a cream feel scratchy. Melted with the surfactants and cooled quickly, it stays molecular inside the membrane.",
  },
  bienfaits: [
    {
      titre: { fr: "De la serre au soin", en: "From greenhouse to cream" },
      description: {
        fr: "Peaux et pépins des conserveries fournissent l’oléorésine, traitée au dioxyde de carbone. Une matière valorisée, dont la traçabilité se raconte sans chiffre ajouté.",
        en: "Skins and seeds from canneries supply the oleoresin, extracted with carbon dioxide. It is an upcycled material whose traceability tells its own story.",
      },
    },
    {
      titre: { fr: "Cristaux sous surveillance", en: "Crystals under watch" },
      description: {
        fr: "Une coloration qui s’éclaircit par plaques trahit la recristallisation. Microscopie et mesure de taille à J0, J30, J90 valident la vitesse de refroidissement retenue.",
        en: "Patchy fading betrays recrystallisation. Microscopy and sizing at day 0, 30 and 90 validate the cooling rate that was chosen.",
      },
    },
    {
      titre: { fr: "Soins riches d’abord", en: "Rich textures first" },
      description: {
        fr: "Il s’exprime mieux dans une crème que dans un gel : la phase grasse l’aide et l’orangé s’y fond. Compter de petites teneurs, ajustées au nuancier.",
        en: "It does better in cream than in gel, since the oil phase helps and the orange melts in. Expect small levels, adjusted against a shade card.",
      },
    },
  ],
  product: false,
  related: ["astaxanthine", "squalene"],
  caution: {
    fr: "Colorant de l’annexe IV sous le nom CI 75125 dès qu’il sert à teinter : l’étiqueter comme tel. Taches sur textile. En complément, la France plafonne à 15 mg par portion journalière.",
    en: "An Annex IV colourant, CI 75125, whenever it serves to tint: label it so. Stains fabric. As a supplement, France caps the daily portion at 15 mg.",
  },
};
