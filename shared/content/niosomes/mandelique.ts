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
  identity: {
    kind: "molecule",
    inci: "MANDELIC ACID",
    molecule: {
      name: { fr: "acide mandélique", en: "mandelic acid" },
      cas: "90-64-2",
      smiles: "OC(C(=O)O)c1ccccc1",
      formula: "C8H8O3",
      shows: "skeleton",
      note: {
        fr: "Qualité racémique : le carbone central existe dans les deux configurations.",
        en: "Racemic grade: the central carbon occurs in both configurations.",
      },
    },
  },
  description: {
    fr: "<b>L’AHA de l’amande amère.</b> Son nom vient de l’allemand <i>Mandel</i> : on le prépara en 1831 à partir d’amygdaline. La qualité cosmétique est synthétique, cristalline et racémique, les deux images miroir à parts égales.<br><br><b>Entre eau et gras.</b> Un cycle benzénique porte sa masse à 152 g/mol, le double de l’acide glycolique, et lui donne une certaine affinité pour les lipides. Il se partage donc entre cœur et paroi du niosome, ce qui étale sa libération à la surface.<br><br><b>En formulation.</b> La poudre se dissout sans chauffage excessif, le pH se règle entre 3,5 et 4 avec une base faible. Tensioactifs à liaison éther, gomme stable en milieu acide et verre teinté complètent le cahier des charges.",
    en: "<b>The AHA of bitter almond.</b> Named from the German <i>Mandel</i>, it was first prepared in 1831 from amygdalin. The cosmetic grade is synthetic, crystalline and racemic, holding both mirror images in equal parts.<br><br><b>Between water and fat.</b> A benzene ring brings it to 152 g/mol, twice glycolic acid, and gives it some affinity for lipids. In a niosome it divides between core and wall, which spreads its release at the surface.<br><br><b>In formulation.</b> The powder dissolves without much heating, and pH is set at 3.5 to 4 with a weak base. Ether surfactants, an acid-stable gum and tinted glass complete the specification.",
  },
  bienfaits: [
    {
      titre: { fr: "Une molécule plus volumineuse", en: "A bulkier molecule" },
      description: {
        fr: "Volumineuse, la molécule diffuse moins vite que les AHA aliphatiques. Les marques la retiennent pour les débutants de l’exfoliation et les peaux foncées, qui marquent plus facilement après un acide irritant.",
        en: "The bulky molecule diffuses more slowly than aliphatic AHAs. Brands choose it for newcomers to exfoliation and for deeper complexions, which mark more readily after a harsh acid.",
      },
    },
    {
      titre: { fr: "Un pKa plus bas", en: "Lower pKa than glycolic" },
      description: {
        fr: "À 3,4, il cède son proton plus tôt que le glycolique ou le lactique. À pH égal, sa fraction libre est donc moindre : comparer deux sérums d’AHA suppose de calculer cette part, pas de lire le seul pourcentage.",
        en: "At 3.4 it gives up its proton sooner than glycolic or lactic acid. At equal pH its free fraction is therefore smaller, and comparing two AHA serums means working out that share instead of reading the percentage alone.",
      },
    },
    {
      titre: { fr: "Surveiller le benzaldéhyde", en: "Watching for benzaldehyde" },
      description: {
        fr: "La lumière et l’air peuvent former du benzaldéhyde, reconnaissable à son odeur d’amande. Un nez entraîné détecte la dérive avant la chromatographie, qui en donne ensuite la quantité exacte.",
        en: "Light and air can form benzaldehyde, recognisable by its almond smell. A trained nose notices the drift before chromatography does; the latter then states the exact amount.",
      },
    },
    {
      titre: { fr: "Associer deux acides", en: "Combining two acids" },
      description: {
        fr: "Avec l’acide salicylique, il s’adresse aux peaux grasses ; avec le lactique, il gagne un effet hydratant. L’addition des acides se juge comme un tout, en dose cumulée et en pH final.",
        en: "With salicylic acid it is aimed at oily skin; with lactic acid it gains a moisturising side. Acids that are added together are judged as a whole, by cumulative strength and final pH.",
      },
    },
    {
      titre: { fr: "Grain et éclat mesurés", en: "Texture and glow, measured" },
      description: {
        fr: "Rugosité par projection de franges, brillance au brillancemètre, clarté au colorimètre : le protocole dure huit semaines, un soir sur deux. Le résultat autorise une allégation d’aspect, rédigée avec vos chiffres.",
        en: "Roughness by fringe projection, shine by gloss meter, lightness by colorimeter: the protocol runs eight weeks, every other evening. Its outcome allows a claim about appearance, written with your own figures.",
      },
    },
  ],
  product: false,
  related: ["lactique", "salicylique"],
  caution: {
    fr: "Comme tout AHA : écran solaire, pas le même soir qu’un rétinoïde, pas d’application après épilation. Dose et pH à faire valider par l’évaluateur de sécurité.",
    en: "As with any AHA: sunscreen, not on the same evening as a retinoid, no use after hair removal. Have dose and pH confirmed by the safety assessor.",
  },
};
