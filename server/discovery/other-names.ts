// Further names by which pages are requested: words of the other language, shorter forms, addresses of other sites of this kind.
// Data only; the names of entries come from the content. Case, accents and hyphens make no difference.
import type { FamilyId } from "#shared/families/families.ts";
import type { PageId } from "#shared/pages/page-table.ts";

export const otherPageNames: Readonly<Partial<Record<PageId, readonly string[]>>> = {
  home: ["home", "accueil", "index"],
  whiteLabel: [
    "white-label",
    "marque-blanche",
    "white-label-package",
    "formules-marque-blanche",
    "produits",
    "products",
  ],
  customMade: [
    "tailor-made",
    "custom-made",
    "sur-mesure",
    "formules-sur-mesure",
    "tailor-made-package",
  ],
  desk: ["composer-une-formule", "la-paillasse", "paillasse", "compose", "bench"],
  laboratory: [
    "laboratory",
    "our-laboratory",
    "laboratoire",
    "le-laboratoire",
    "about",
    "about-us",
    "a-propos",
  ],
  search: ["search", "rechercher", "chercher", "find"],
  contact: ["contact-us", "contactez-nous", "nous-contacter", "devis", "quote"],
};

export const otherFamilyNames: Readonly<Partial<Record<FamilyId, readonly string[]>>> = {
  liposome: ["liposome", "liposomal", "liposomes-catalogue"],
  niosome: ["niosome", "niosomal", "niosomes-catalogue"],
  probiotic: [
    "probiotics",
    "probiotic",
    "probiotique",
    "postbiotics",
    "postbiotiques",
    "probiotiques-postbiotiques",
    "souches",
    "strains",
  ],
};
