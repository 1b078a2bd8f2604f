import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "alphaarbutine",
  type: "niosome",
  nom: { fr: "alpha-arbutine", en: "alpha-arbutin" },
  symbol: "αA",
  subtitle: { fr: "éclat & teint uniforme", en: "radiance & even tone" },
  categories: ["végétal"],
  formes: ["Sérum", "Crème"],
  inci: "ALPHA-ARBUTIN",
  action: { fr: "teint uniforme, éclat", en: "even tone, radiance" },
  description: {
    fr: "<b>Glucoside d’hydroquinone, lien alpha.</b> La busserole contient la forme bêta ; la forme alpha s’obtient par une enzyme qui greffe le glucose dans l’autre sens. La liaison sucre-phénol doit rester intacte. Au cœur du niosome, tampon et chélateur la protègent des acides du reste de la formule.",
    en: "<b>A hydroquinone glucoside, alpha-linked.</b> Bearberry contains the beta form; the alpha form comes from an enzyme that attaches glucose the other way round. The sugar-phenol bond must stay intact. In a niosome core, buffer and chelator shield it from acids elsewhere in the formula.",
  },
  bienfaits: [
    {
      titre: { fr: "Une liaison à préserver", en: "A bond worth keeping" },
      description: {
        fr: "Chauffé ou trop acide, le glucoside libère de l’hydroquinone, interdite. Le contrôle qualité la recherche en traces, sur matière première puis en fin de vieillissement.",
        en: "Heat or strong acid frees hydroquinone, which is banned. Quality control looks for traces of it in the raw material and again after ageing.",
      },
    },
    {
      titre: { fr: "Soluble et limpide", en: "Soluble and clear" },
      description: {
        fr: "Elle entre dans l’eau sans chauffage et ne brunit guère entre 4 et 6. Un sérum incolore à charge niosomale garde sa transparence si la taille des vésicules reste basse.",
        en: "It enters water without heating and hardly browns between 4 and 6. A colourless niosomal serum stays transparent as long as vesicle size is kept small.",
      },
    },
    {
      titre: { fr: "Le teint, en mots justes", en: "Tone, in lawful words" },
      description: {
        fr: "Dites éclat, uniformité, taches moins visibles. La preuve : colorimétrie et clichés à huit semaines sur un panel varié, phototypes compris.",
        en: "Say radiance, evenness, less visible spots. The evidence: colorimetry and photographs at eight weeks, on a panel that covers several phototypes.",
      },
    },
  ],
  product: false,
  related: ["kojique", "niacinamide"],
  caution: {
    fr: "Annexe III : 2 % en crème visage, 0,5 % en lait pour le corps (règlement (UE) 2024/996) ; hydroquinone aussi basse que possible. Ne pas associer à un peeling acide dans la même phase.",
    en: "Annex III: 2% in face creams, 0.5% in body lotions (Regulation (EU) 2024/996); hydroquinone as low as possible. Do not share a phase with a peeling acid.",
  },
};
