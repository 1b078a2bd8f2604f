import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "rutine",
  type: "liposome",
  nom: { fr: "rutine", en: "rutin" },
  symbol: "Ru",
  categories: ["antioxydant", "végétal"],
  claimStatus: "none",
  identity: {
    kind: "molecule",
    inci: "RUTIN",
    molecule: {
      name: { fr: "rutine (rutoside)", en: "rutin (rutoside)" },
      cas: "153-18-4",
      smiles:
        "C[C@H]1[C@@H]([C@H]([C@H]([C@@H](O1)OC[C@@H]2[C@H]([C@@H]([C@H]([C@@H](O2)OC3=C(OC4=CC(=CC(=C4C3=O)O)O)C5=CC(=C(C=C5)O)O)O)O)O)O)O)O",
      formula: "C27H30O16",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Quercétine liée au rutinose.</b> La rutine garde le noyau de la quercétine et lui ajoute deux sucres, glucose et rhamnose. Plus polaire, d’un jaune pâle, elle reste très peu soluble dans l’eau froide : il en faut environ huit litres pour dissoudre un gramme.<br><br><b>Au bord de la membrane.</b> Les sucres se tournent vers l’eau, les cycles aromatiques vers les lipides. La rutine se place donc d’elle-même à la surface de la paroi pendant l’hydratation à chaud.<br><br><b>Pour le formulateur.</b> Une dispersion qui ne forme pas de grains au refroidissement, une couleur pâle et un goût très discret, pour la gélule, le stick ou l’ampoule.",
    en: "<b>Quercetin bound to rutinose.</b> Rutin keeps the core of quercetin and adds two sugars, glucose and rhamnose. More polar and of a paler yellow, it is still barely soluble in cold water: some eight litres are needed to dissolve one gram.<br><br><b>At the edge of the membrane.</b> Its sugars turn towards water and its aromatic rings towards lipid, so rutin settles by itself at the surface of the wall during warm hydration.<br><br><b>For the formulator.</b> A dispersion that does not turn grainy on cooling, a pale colour and very little taste, for capsules, sticks or ampoules.",
  },
  bienfaits: [
    {
      titre: { fr: "Un nom venu de la rue", en: "A name that comes from rue" },
      description: {
        fr: "Le pharmacien August Weiss l’obtint en 1842 de la rue fétide, <i>Ruta graveolens</i>. On l’extrait aujourd’hui de matières plus riches : boutons floraux de sophora en tête, puis sarrasin et feuilles d’eucalyptus.",
        en: "The pharmacist August Weiss obtained it in 1842 from common rue, <i>Ruta graveolens</i>. Richer raw materials have since replaced it, chiefly the flower buds of the pagoda tree, then buckwheat and certain eucalyptus leaves.",
      },
    },
    {
      titre: { fr: "Vérifier ce qui est encapsulé", en: "Checking what is encapsulated" },
      description: {
        fr: "Une molécule qui s’oriente seule se répartit de façon homogène dans la paroi. Un dosage après lavage des liposomes le vérifie : la part restante est encapsulée, la part éliminée ne l’était pas, et le rendement d’encapsulation s’en déduit.",
        en: "A molecule that orients itself spreads evenly through the wall. An assay on washed liposomes confirms this: what remains is encapsulated, what washes off was not, and the encapsulation yield follows.",
      },
    },
    {
      titre: { fr: "Trihydrate ou anhydre", en: "Trihydrate or anhydrous" },
      description: {
        fr: "La matière cristallise avec trois molécules d’eau, près de 8 % de sa masse. La teneur s’exprime sur matière sèche : le bulletin d’analyse doit le dire, votre étiquette aussi. La Pharmacopée européenne la décrit sous le nom de rutoside trihydraté.",
        en: "The material crystallises with three water molecules, close to 8% of its mass. Content is stated on a dry basis: the certificate should say so, and so should your label. The European Pharmacopoeia names it rutoside trihydrate.",
      },
    },
    {
      titre: { fr: "La quercétine libre, un indicateur", en: "Free quercetin as an indicator" },
      description: {
        fr: "Une enzyme de la plante, ou un milieu trop acide, détache les sucres et libère la quercétine. Sa teneur au bulletin d’analyse renseigne sur le soin apporté à l’extraction ; nous la suivons ensuite pendant toute la vie du produit.",
        en: "A plant enzyme, or a medium that is too acid, strips off the sugars and frees quercetin. The amount on the certificate shows how careful the extraction was, and we then follow it through shelf life.",
      },
    },
    {
      titre: { fr: "Associations courantes", en: "Common combinations" },
      description: {
        fr: "La rutine s’associe couramment à la diosmine, à l’hespéridine ou au pépin de raisin. Aucune n’a d’allégation autorisée ; la vitamine C, ajoutée à la dose requise, apporte les siennes.",
        en: "Rutin is commonly combined with diosmin, hesperidin or grape seed. None of these has an authorised claim; vitamin C, added at the required dose, brings claims of its own.",
      },
    },
  ],
  product: { range: "gamme bien-être", subName: "circulation" },
  related: ["quercetine", "disomine"],
  caution: {
    fr: "Par précaution, déconseillée pendant la grossesse et l’allaitement, ainsi que chez l’enfant. Avis d’un professionnel de santé en cas de traitement, anticoagulant notamment. Source botanique à préciser au dossier du produit.",
    en: "As a precaution, not advised for children or during pregnancy and breastfeeding. Anyone on medication, anticoagulants above all, should ask a health professional. State the botanical source in the product file.",
  },
};
