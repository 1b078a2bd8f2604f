import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "biotine",
  type: "niosome",
  nom: { fr: "biotine", en: "biotin" },
  symbol: "B8",
  subtitle: { fr: "souplesse & brillance", en: "suppleness & shine" },
  categories: ["vitamines"],
  formes: ["Sérum", "Gélule"],
  liposome: "biotine",
  inci: "BIOTIN",
  action: { fr: "cheveux souples, brillance", en: "supple hair, shine" },
  description: {
    fr: "<b>Vitamine B8, deux cycles accolés.</b> Soufre d’un côté, urée cyclique de l’autre : la biotine cosmétique est une poudre blanche qui fond difficilement dans l’eau, à 0,2 g/l environ. La vésicule en relève la charge utile et la dépose sur les écailles du cheveu entre deux lavages.",
    en: "<b>Vitamin B8, two fused rings.</b> Sulphur on one side, a cyclic urea on the other: cosmetic biotin is a white powder that scarcely enters water, at about 0.2 g/l. A vesicle raises its useful load and lays it on the hair scales between washes.",
  },
  bienfaits: [
    {
      titre: { fr: "Gainer la fibre", en: "Coating the fibre" },
      description: {
        fr: "Le dépôt lisse les cuticules soulevées, la lumière se réfléchit mieux. La revendication porte sur la brillance et le coiffage, mesurables au brillancemètre et au peigne dynamométrique.",
        en: "The deposit flattens lifted cuticles so light reflects better. The claim concerns shine and combing, both measurable, with a gloss meter and a combing force rig.",
      },
    },
    {
      titre: { fr: "Lotion sans précipité", en: "Lotion without precipitate" },
      description: {
        fr: "Un tonique capillaire pauvre en alcool laisse souvent un dépôt au fond du flacon. Avec un actif dispersé, la dernière dose contient ce qu’indiquait la première.",
        en: "A low-alcohol hair tonic often leaves sediment at the bottom. With a dispersed active, the last dose contains what the first one did.",
      },
    },
    {
      titre: { fr: "Duo dedans-dehors", en: "Inside and outside" },
      description: {
        fr: "Une marque peut décliner la vitamine en sérum de surface et en gélule. Deux dossiers séparés : cosmétique pour l’un, complément pour l’autre, chacun avec ses mentions.",
        en: "A brand may offer the vitamin as a surface serum and as a capsule. Two separate files result, one cosmetic and one food supplement, each with its own wording.",
      },
    },
  ],
  product: { range: "gamme beauté", subName: "biotine" },
  related: ["panthenol", "cafeine"],
  caution: {
    fr: "En cosmétique, ni repousse ni chute freinée : ces promesses relèvent du médicament. Prise par voie orale, la vitamine fausse certains dosages sanguins ; informer l’utilisateur de la gélule.",
    en: "In cosmetics, neither regrowth nor reduced hair loss may be promised, as those belong to medicines. Taken orally, it can distort certain blood tests: tell capsule users.",
  },
};
