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
    fr: "<b>Racine douce, <i>Glycyrrhiza glabra</i>.</b> Cette fabacée méditerranéenne est mâchée et confite depuis des siècles. Deux familles s’y côtoient : la glycyrrhizine sucrée, qui mousse dans l’eau, et la glabridine, un isoflavane rare que seuls les solvants extraient.<br><br><b>Une place pour chacune.</b> La paroi du niosome reçoit la glabridine, le cœur le glycyrrhizate. L’extrait entre ainsi dans un gel aqueux sans l’alcool ni le glycol de ses concentrés usuels, et sa couleur brune se dilue.<br><br><b>Réglages.</b> pH 4,5 à 6, sous 40 °C, chélateur présent. Les phénols brunissent en milieu alcalin ou au contact du fer ; la teinte initiale, notée au lot, sert de référence pour la stabilité.",
    en: "<b>Sweet root, <i>Glycyrrhiza glabra</i>.</b> This Mediterranean legume has been chewed and made into sweets for centuries. Two families live in it: sugary glycyrrhizin, which foams in water, and glabridin, a scarce isoflavan that only solvents extract.<br><br><b>A place for each.</b> The niosome wall takes in glabridin, its core the glycyrrhizate. Thus the extract enters a water gel without the alcohol or glycol of its usual concentrates, and its brown colour thins out.<br><br><b>Settings to keep.</b> pH 4.5 to 6, below 40 °C, with a chelator present. Phenols brown in alkali or against iron; initial shade, recorded batch by batch, is the reference for stability work.",
  },
  bienfaits: [
    {
      titre: { fr: "Glabridine comptée", en: "Glabridin by numbers" },
      description: {
        fr: "La racine en livre moins de 1 %, d’où le prix. Une teneur annoncée en glabridine, et non en « extrait », permet de comparer deux fournisseurs ; la chromatographie liquide la confirme dans la vésicule.",
        en: "Root yields less than 1% of it, hence the price. Content stated as glabridin, and not as ‘extract’, lets you compare two suppliers, and liquid chromatography confirms it inside the vesicle.",
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
      titre: { fr: "Double compartiment utile", en: "Both compartments at work" },
      description: {
        fr: "Isoflavane en membrane, saponine en cœur : la vésicule réunit la racine sans son odeur ni son brun. La saponine étant tensioactive, sa dose se limite, faute de quoi elle ouvrirait la paroi qu’elle habite.",
        en: "Isoflavan in the membrane, saponin in the core: the vesicle reunites the root without its smell or brown tint. As saponins are surface-active their dose is capped, or they would open the wall they live in.",
      },
    },
    {
      titre: { fr: "Teint et confort", en: "Tone and comfort" },
      description: {
        fr: "Elle sert les soins d’éclat doux, destinés aux peaux qui rougissent avec les acides. Niacinamide pour le teint, panthénol pour la douceur : trois lignes d’étiquette, un parfum facultatif, une histoire de racine.",
        en: "It serves gentle radiance products for skin that flushes with acids. Niacinamide for tone, panthenol for softness: three label lines, optional fragrance and the story of a root.",
      },
    },
    {
      titre: { fr: "De la culture au lot", en: "From field to batch" },
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
