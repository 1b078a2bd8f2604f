import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "cannelle",
  type: "niosome",
  nom: { fr: "cannelle", en: "cinnamon" },
  symbol: "Can",
  subtitle: { fr: "tonifiant & éclat", en: "toning & radiance" },
  categories: ["végétal"],
  formes: ["Crème"],
  inci: "CINNAMOMUM ZEYLANICUM BARK EXTRACT",
  action: { fr: "tonus, éclat", en: "toning, radiance" },
  description: {
    fr: "<b>Écorce de cannelier de Ceylan.</b> Séchée en tuyaux, elle livre des polyphénols astringents et un aldéhyde odorant, le cinnamal. C’est lui qui parfume, et lui qui sensibilise. Nous partons d’un extrait appauvri en aldéhyde ; la vésicule limite encore son contact direct avec la surface.",
    en: "<b>Bark of the Ceylon cinnamon tree.</b> Dried into quills, it gives astringent polyphenols and a scented aldehyde, cinnamal. That is what smells, and what sensitises. We start from an extract depleted in aldehyde, and the vesicle further limits direct contact with the surface.",
  },
  bienfaits: [
    {
      titre: { fr: "Ceylan, pas Cassia", en: "Ceylon rather than Cassia" },
      description: {
        fr: "La cannelle de Chine apporte de la coumarine, celle de Ceylan très peu. Le certificat nomme l’espèce, l’organe et le solvant, trois lignes qui figurent au dossier.",
        en: "Chinese cinnamon brings coumarin, the Ceylon kind very little. The certificate names species, plant part and solvent, three lines that belong in the file.",
      },
    },
    {
      titre: { fr: "Épice d’hiver, crème tiède", en: "Winter spice, warm cream" },
      description: {
        fr: "Les marques l’emploient pour des gommages et laits de saison. La sensation chauffante vient de l’aldéhyde résiduel ; son plafond se fixe avec l’évaluateur avant la note parfumée.",
        en: "Brands use it in seasonal scrubs and body milks. The warming feel comes from residual aldehyde, capped with the assessor before any fragrance note is written.",
      },
    },
    {
      titre: { fr: "Tanins retenus", en: "Tannins held in" },
      description: {
        fr: "Les proanthocyanidols brunissent et précipitent avec les protéines. Séparés par les bicouches, ils laissent au fini un beige stable plutôt qu’un dépôt rouille.",
        en: "Proanthocyanidins brown and precipitate with proteins. Kept apart by bilayers, they leave a steady beige rather than a rusty deposit.",
      },
    },
  ],
  product: false,
  related: ["curcumine", "calendula"],
  caution: {
    fr: "Cinnamal : allergène à déclarer dès 0,001 % en produit non rincé, 0,01 % en rincé. Sensibilisant notoire : à écarter des gammes bébé, contour des yeux et peaux réactives. Patch test conseillé.",
    en: "Cinnamal: an allergen to declare from 0.001% in leave-on and 0.01% in rinse-off. A known sensitiser: leave out of baby, eye and reactive-skin ranges. Patch testing advised.",
  },
};
