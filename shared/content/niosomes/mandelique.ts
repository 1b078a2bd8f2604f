import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "mandelique",
  type: "niosome",
  nom: { fr: "acide mandélique", en: "mandelic acid" },
  symbol: "Man",
  subtitle: { fr: "exfoliant", en: "exfoliating" },
  categories: ["acides"],
  formes: ["Sérum", "Crème"],
  inci: "MANDELIC ACID",
  action: { fr: "exfoliation progressive", en: "gradual exfoliation" },
  description: {
    fr: "<b>L’AHA de l’amande amère.</b> Son nom vient de l’allemand <i>Mandel</i>, depuis sa préparation en 1831 à partir d’amygdaline. Un cycle benzénique lui donne 152 g/mol, le double de l’acide glycolique, et un début d’affinité pour les graisses : il se partage entre cœur et paroi du niosome.",
    en: "<b>The AHA of bitter almond.</b> Named from the German <i>Mandel</i>, it was first prepared in 1831 from amygdalin. A benzene ring brings it to 152 g/mol, twice glycolic acid, and gives it a mild taste for fat: in a niosome it divides itself between core and wall.",
  },
  bienfaits: [
    {
      titre: { fr: "Le cycle qui ralentit", en: "A ring that slows" },
      description: {
        fr: "Volumineuse, la molécule aborde la peau moins vite que ses cousins aliphatiques. On la retient souvent pour les débutants de l’exfoliation et les teints foncés, qui marquent plus facilement.",
        en: "The bulky molecule approaches skin more slowly than its aliphatic cousins. It is often chosen for newcomers to exfoliation and for deeper complexions that mark more readily.",
      },
    },
    {
      titre: { fr: "Un pKa plus bas", en: "Lower pKa than glycolic" },
      description: {
        fr: "À 3,4, il cède son proton plus tôt que le glycolique ou le lactique. Viser un pH de 3,6 à 4 garde une fraction libre utile sans agressivité inutile.",
        en: "At 3.4 it gives up its proton sooner than glycolic or lactic acid does. Aiming for 3.6 to 4 keeps a useful free fraction without needless harshness.",
      },
    },
    {
      titre: { fr: "Flacon à l’abri", en: "Bottle in the dark" },
      description: {
        fr: "La lumière et l’air peuvent en tirer du benzaldéhyde, reconnaissable à son odeur d’amande. Vésicules et verre ambré se complètent ; un suivi olfactif suffit à détecter la dérive.",
        en: "Light and air can draw benzaldehyde from it, recognisable by its almond smell. Vesicles and amber glass complement each other, and a trained nose catches any drift.",
      },
    },
  ],
  product: false,
  related: ["lactique", "salicylique"],
  caution: {
    fr: "Comme tout AHA : éviter le soleil ou l’écran est de rigueur, espacer des rétinoïdes, ne pas appliquer après épilation. Dose et pH à faire valider par l’évaluateur de sécurité.",
    en: "As with any AHA: shade or sunscreen, spacing from retinoids, no use after hair removal. Have dose and pH confirmed by the safety assessor.",
  },
};
