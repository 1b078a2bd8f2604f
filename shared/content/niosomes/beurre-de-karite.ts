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
  identity: {
    kind: "plant",
    inci: "BUTYROSPERMUM PARKII BUTTER",
    cas: "194043-92-0",
    latin: "Vitellaria paradoxa",
    part: { fr: "amande du fruit", en: "kernel of the fruit" },
    marker: {
      name: {
        fr: "1,3-distéaroyl-2-oléoylglycérol (SOS)",
        en: "1,3-distearoyl-2-oleoylglycerol (SOS)",
      },
      cas: "2846-04-0",
      smiles: "CCCCCCCCCCCCCCCCCC(=O)OCC(COC(=O)CCCCCCCCCCCCCCCCC)OC(=O)CCCCCCC/C=C\\CCCCCCCC",
      formula: "C57H108O6",
      shows: "unit",
      note: {
        fr: "L’un des principaux triglycérides du beurre, mélange de plusieurs.",
        en: "One of the main triglycerides of the butter, which is a mixture of several.",
      },
    },
  },
  description: {
    fr: "<b>Le beurre d’une amande d’Afrique.</b> <i>Vitellaria paradoxa</i>, que la nomenclature cosmétique nomme encore <i>Butyrospermum parkii</i>, pousse du Sénégal à l’Ouganda. Acides stéarique et oléique dominent ; la fraction insaponifiable, élevée pour un beurre végétal, réunit des esters triterpéniques.<br><br><b>Une petite dose, finement dispersée.</b> Fondu avec les tensioactifs, le beurre se loge dans l’épaisseur des parois. Ainsi divisé, il forme plus difficilement des grains, et une crème fluide gagne en onctuosité sans lourdeur.<br><br><b>Conseils d’atelier.</b> Dépassez 70 °C pour effacer la mémoire cristalline, dispersez, refroidissez vite. L’indice de peroxyde à réception conditionne la durée de vie.",
    en: "<b>Butter from an African kernel.</b> <i>Vitellaria paradoxa</i>, which cosmetic nomenclature still calls <i>Butyrospermum parkii</i>, grows from Senegal to Uganda. Stearic and oleic acids lead; the unsaponifiable fraction, high for a plant butter, gathers triterpene esters.<br><br><b>A small dose, finely dispersed.</b> Melted together with the surfactants, the butter settles within the walls. Divided this way, it forms grains less readily, and a fluid cream gains body without heaviness.<br><br><b>Workshop advice.</b> Go past 70 °C to wipe out crystal memory, disperse, cool fast. Peroxide value on arrival largely determines shelf life.",
  },
  bienfaits: [
    {
      titre: { fr: "Moins de grains dans la crème", en: "Fewer grains in the cream" },
      description: {
        fr: "Refroidi lentement, le karité sépare ses triglycérides les plus saturés, qui durcissent en grains. Une division fine limite cette séparation ; trois cycles entre 5 °C et 40 °C, avec examen du toucher, le vérifient avant un transport d’été.",
        en: "Cooled slowly, shea separates its most saturated triglycerides, which harden into grains. Fine division limits that separation; three cycles between 5 °C and 40 °C, judged by touch as well, check it before summer transport.",
      },
    },
    {
      titre: { fr: "Brut ou raffiné", en: "Raw or refined" },
      description: {
        fr: "Le brut garde une odeur de noix fumée et varie d’une récolte à l’autre ; le raffiné, pâle, se prête aux parfums. Les deux s’encapsulent, le premier avec une tolérance de couleur plus large au contrôle.",
        en: "Raw shea keeps a smell of smoked nuts and varies with the harvest; refined shea is pale and takes fragrance. Either can be encapsulated, the first with a wider colour tolerance in quality control.",
      },
    },
    {
      titre: { fr: "Traçabilité de la filière", en: "A traceable supply chain" },
      description: {
        fr: "Ramassage à terre, séchage, concassage, barattage : des groupements de femmes assurent une grande part du travail en Afrique de l’Ouest. Coopérative, campagne et procédé d’extraction, presse ou solvant, forment la traçabilité à demander.",
        en: "Gathered from the ground, dried, crushed, churned: women’s groups do much of this work in West Africa. Cooperative, season and extraction process, press or solvent, make up the traceability to request.",
      },
    },
    {
      titre: { fr: "La fraction insaponifiable", en: "The unsaponifiable fraction" },
      description: {
        fr: "L’insaponifiable contient des cinnamates d’alcools triterpéniques, dont la teneur distingue un karité d’un mélange. Ils absorbent un peu les UV, sans valeur de filtre : aucune mention solaire ne peut en découler.",
        en: "The unsaponifiable part contains cinnamates of triterpene alcohols, and their level tells true shea from a blend. They absorb some UV light but have no filter value: no sun wording can follow from it.",
      },
    },
    {
      titre: { fr: "Mains, corps et cheveux", en: "Hands, body and hair" },
      description: {
        fr: "Le film gras assouplit les peaux sèches et gaine les pointes. Ainsi dispersé, il s’étale d’un geste, sans être réchauffé dans la paume, et se prête au flacon-pompe.",
        en: "A fatty film softens dry skin and coats the ends of hair. Dispersed this way it spreads in one stroke, needs no warming in the palm, and suits a pump bottle.",
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
