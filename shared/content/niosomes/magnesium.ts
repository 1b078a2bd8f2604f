import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "magnesium",
  type: "niosome",
  nom: { fr: "magnésium", en: "magnesium" },
  symbol: "Mg",
  subtitle: { fr: "hydratation & confort", en: "hydration & comfort" },
  categories: ["minéral"],
  formes: ["Sérum", "Crème", "Gélule"],
  liposome: "magnesium",
  inci: "MAGNESIUM PCA",
  action: { fr: "hydratation, aspect reposé", en: "hydration, rested look" },
  identity: {
    kind: "mineral",
    inci: "MAGNESIUM PCA",
    salt: {
      fr: "pyrrolidone carboxylate de magnésium (PCA)",
      en: "magnesium pyrrolidone carboxylate (PCA)",
    },
    molecule: {
      name: { fr: "PCA de magnésium", en: "magnesium PCA" },
      cas: "5819-47-6",
      smiles: "[Mg+2].[O-]C(=O)C1CCC(=O)N1.[O-]C(=O)C1CCC(=O)N1",
      formula: "C10H12MgN2O6",
      shows: "skeleton",
      note: {
        fr: "Un ion et deux anions PCA, dessinés côte à côte ; la configuration dépend de la qualité achetée.",
        en: "One ion and two PCA anions, drawn side by side; configuration depends on the grade purchased.",
      },
    },
  },
  description: {
    fr: "<b>Sel de magnésium du PCA.</b> Deux anions pyrrolidone carboxylate entourent un ion de magnésium, soit 8,7 % de métal en masse. L’acide vient du glutamate, cyclisé par la chaleur ; il figure parmi les principaux constituants du facteur naturel d’hydratation.<br><br><b>Une vésicule qui tolère le sel.</b> Les cations à deux charges font floculer les membranes chargées et fluidifient les gélifiants anioniques. La paroi du niosome, neutre, supporte le sel dans son cœur et le tient à distance du polymère.<br><br><b>Repères de formulation.</b> Poudre blanche hygroscopique, à garder en sac étanche ; pH conseillé de 5 à 7. De 0,2 % à 2 % de sel selon la base, ajouté en phase aqueuse ou sous forme de dispersion prête à verser.",
    en: "<b>The magnesium salt of PCA.</b> Two pyrrolidone carboxylate anions surround one magnesium ion, making 8.7% metal by mass. The acid comes from glutamate, closed into a ring by heat, and ranks among the main constituents of the natural moisturising factor.<br><br><b>A vesicle that tolerates salt.</b> Doubly charged cations make charged membranes flocculate and thin out anionic thickeners. An uncharged niosome wall tolerates the salt in its core and keeps it at a distance from the polymer.<br><br><b>Formulation guide.</b> A white hygroscopic powder, stored in sealed bags; recommended pH 5 to 7. Use 0.2% to 2% of the salt depending on the base, in the water phase or as a ready-to-pour dispersion.",
  },
  bienfaits: [
    {
      titre: { fr: "Un humectant minéral", en: "A mineral humectant" },
      description: {
        fr: "Le PCA retient l’eau à la surface, le magnésium donne à la marque un argument minéral. Le toucher n’est ni salé ni poisseux, à la différence du chlorure, et la conductivité de la formule reste modérée.",
        en: "PCA holds water at the surface while magnesium gives the brand a mineral story. The feel is neither salty nor tacky, unlike that of the chloride, and formula conductivity stays moderate.",
      },
    },
    {
      titre: { fr: "Vésicules et électrolytes", en: "Vesicles and electrolytes" },
      description: {
        fr: "Le sel enfermé crée une pression osmotique ; une phase externe trop pauvre gonfle les vésicules, une phase trop riche les contracte. Nous égalisons les deux osmolarités avec du glycérol, puis contrôlons la taille.",
        en: "Enclosed salt creates osmotic pressure: too dilute an outer phase swells the vesicles, too rich a one shrinks them. We even out the two osmolarities with glycerol, then check particle size.",
      },
    },
    {
      titre: { fr: "Gélifiants compatibles", en: "Compatible thickeners" },
      description: {
        fr: "Hydroxyéthylcellulose, gomme de sclérotium et xanthane à faible dose tiennent la texture. Pour un gel au carbomère, l’encapsulation repousse la chute de viscosité, sans l’abolir : un test à 40 °C fixe la dose tolérée.",
        en: "Hydroxyethylcellulose, sclerotium gum and low-dose xanthan keep their texture. In a carbomer gel encapsulation postpones the viscosity loss without abolishing it, and a test at 40 °C sets the tolerated dose.",
      },
    },
    {
      titre: { fr: "Brumes et laits", en: "Mists and milks" },
      description: {
        fr: "Il convient aux brumes et aux laits du soir, où la marque parle de confort et de peau d’aspect reposé. Zinc, cuivre et silicium forment avec lui des associations minérales faciles à lire sur une étiquette.",
        en: "It suits evening mists and milks, where brands speak of comfort and rested-looking skin. Zinc, copper and silicon join it in mineral combinations that read well on a label.",
      },
    },
    {
      titre: { fr: "Dosage du sel", en: "Assaying the salt" },
      description: {
        fr: "La spectrométrie à plasma mesure le magnésium, la chromatographie ionique le PCA. Leur rapport molaire doit être d’un pour deux ; un écart révèle du chlorure, de l’oxyde résiduel ou une prise d’eau.",
        en: "Plasma spectrometry measures magnesium, ion chromatography PCA. Their molar ratio should come out at one to two; any deviation reveals chloride, leftover oxide or water uptake.",
      },
    },
  ],
  product: false,
  related: ["zinc", "silicium"],
  caution: {
    fr: "Aucune évocation de crampes, de stress ou de passage transcutané. Incompatible avec les savons ; carbomère sous contrôle. La gélule suit les plafonds des compléments alimentaires.",
    en: "No hint of cramps, stress or passage through skin. Incompatible with soaps; watch carbomer. The capsule follows food supplement ceilings.",
  },
};
