import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "reglisse",
  type: "niosome",
  nom: { fr: "réglisse", en: "liquorice" },
  symbol: "Gg",
  subtitle: { fr: "éclat & apaisant", en: "radiance & soothing" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "GLYCYRRHIZA GLABRA ROOT EXTRACT",
  action: { fr: "teint uniforme, apaisant", en: "even tone, soothing" },
  identity: {
    kind: "plant",
    inci: "GLYCYRRHIZA GLABRA ROOT EXTRACT",
    cas: "84775-66-6",
    latin: "Glycyrrhiza glabra",
    part: { fr: "racine", en: "root" },
    marker: {
      name: { fr: "glabridine", en: "glabridin" },
      cas: "59870-68-7",
      smiles: "CC1(C)C=Cc2c(O1)ccc1c2OC[C@H](C1)c1ccc(O)cc1O",
      formula: "C20H20O4",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Racine douce, <i>Glycyrrhiza glabra</i>.</b> Cette fabacée méditerranéenne est mâchée et confite depuis des siècles. Deux familles s’y côtoient : la glycyrrhizine sucrée, qui mousse dans l’eau, et la glabridine, un isoflavane rare que l’eau n’extrait pas.<br><br><b>Une place pour chacune.</b> La paroi du niosome reçoit la glabridine, le cœur le glycyrrhizate. L’extrait entre ainsi dans un gel aqueux sans l’alcool ni le glycol de ses concentrés usuels, et sa couleur brune se dilue.<br><br><b>Réglages.</b> pH 4,5 à 6, sous 40 °C, chélateur présent. Les phénols brunissent en milieu alcalin ou au contact du fer ; la teinte initiale, notée au lot, sert de référence pour la stabilité.",
    en: "<b>Sweet root, <i>Glycyrrhiza glabra</i>.</b> This Mediterranean legume has been chewed and made into sweets for centuries. It holds two families: sweet glycyrrhizin, which foams in water, and glabridin, a scarce isoflavan that water does not extract.<br><br><b>A place for each.</b> The niosome wall takes in glabridin, its core the glycyrrhizate. The extract can thus enter a water gel without the alcohol or glycol of its usual concentrates, and its brown colour thins out.<br><br><b>Settings to keep.</b> pH 4.5 to 6, below 40 °C, with a chelator present. Phenols brown in alkali or in contact with iron; initial shade, recorded batch by batch, is the reference for stability work.",
  },
  bienfaits: [
    {
      titre: { fr: "Titre en glabridine", en: "Glabridin content" },
      description: {
        fr: "La racine contient moins de 1 % de glabridine, d’où le prix. Une teneur annoncée en glabridine, et non en « extrait », permet de comparer deux fournisseurs ; la chromatographie liquide la confirme dans la vésicule.",
        en: "The root holds less than 1% glabridin, hence the price. Content stated as glabridin, and not as ‘extract’, lets you compare two suppliers, and liquid chromatography confirms it inside the vesicle.",
      },
    },
    {
      titre: { fr: "La bonne espèce", en: "The right species" },
      description: {
        fr: "<i>Glycyrrhiza uralensis</i> et <i>inflata</i> se vendent aussi sous le nom de réglisse. La glabridine caractérise <i>glabra</i>, la licochalcone A <i>inflata</i> : une empreinte chromatographique suffit à les départager.",
        en: "<i>Glycyrrhiza uralensis</i> and <i>inflata</i> are traded as liquorice as well. Glabridin is typical of <i>glabra</i>, licochalcone A of <i>inflata</i>, and one chromatographic fingerprint settles the matter.",
      },
    },
    {
      titre: { fr: "Deux compartiments utiles", en: "Both compartments used" },
      description: {
        fr: "Isoflavane en membrane, saponine en cœur : la vésicule réunit les deux familles, avec moins d’odeur et de couleur. La saponine étant tensioactive, sa dose est limitée, faute de quoi elle fragiliserait la paroi.",
        en: "Isoflavan in the membrane, saponin in the core: the vesicle unites both families, with less smell and colour. As saponins are surface-active their dose is capped, or they would weaken the wall.",
      },
    },
    {
      titre: { fr: "Teint et confort", en: "Tone and comfort" },
      description: {
        fr: "Elle convient aux soins d’éclat doux, destinés aux peaux qui rougissent avec les acides. Niacinamide pour le teint, panthénol pour la douceur : la liste INCI reste courte, le parfum facultatif.",
        en: "It suits gentle radiance products for skin that flushes with acids. Niacinamide for tone, panthenol for softness: the INCI list stays short and fragrance is optional.",
      },
    },
    {
      titre: { fr: "De la récolte au lot", en: "From harvest to batch" },
      description: {
        fr: "La plante se récolte souvent à l’état sauvage, sur plusieurs années de pousse. Origine, mode de cueillette, pesticides et métaux lourds accompagnent le lot, ainsi que la recherche des solvants employés à l’extraction.",
        en: "The plant is often gathered wild after several years of growth. Origin, harvesting method, pesticides and heavy metals travel with each batch, as does a search for the solvents used in extraction.",
      },
    },
  ],
  product: false,
  related: ["alphaarbutine", "curcumine"],
  caution: {
    fr: "Brunissement en milieu alcalin. Ne pas évoquer une action semblable à la cortisone. Vérifier l’absence de résidus de solvants d’extraction.",
    en: "Browns in alkaline media. Do not hint at a cortisone-like action. Check for extraction solvent residues.",
  },
};
