import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "curcumine",
  type: "niosome",
  nom: { fr: "curcumine", en: "curcumin" },
  symbol: "Cur",
  subtitle: { fr: "éclat & antioxydant", en: "radiance & antioxidant" },
  categories: ["végétal", "antioxydants"],
  formes: ["Crème", "Gélule"],
  liposome: "curcuma",
  inci: "CURCUMA LONGA ROOT EXTRACT",
  action: { fr: "antioxydant, éclat", en: "antioxidant, radiance" },
  description: {
    fr: "<b>Polyphénol jaune du rhizome de curcuma.</b> La couleur séduit en cuisine et gêne sur un col de chemise. Insoluble dans l’eau, la curcumine se fixe entre les chaînes grasses du niosome : moins de poudre libre, moins de transfert, et un pH acide pour tenir la teinte.",
    en: "<b>The yellow polyphenol of turmeric rhizome.</b> A colour that charms in the kitchen and annoys on a shirt collar. Insoluble in water, curcumin settles among the fatty chains of a niosome: less loose powder, less transfer, and an acidic pH that holds the shade.",
  },
  bienfaits: [
    {
      titre: { fr: "Du masque à la crème", en: "From mask to cream" },
      description: {
        fr: "L’Inde l’applique depuis longtemps en pâte sur le visage des mariés, rite du haldi. L’extrait titré en fait une matière reproductible, sans odeur de racine.",
        en: "India has long smeared it as a paste on bride and groom in the haldi rite. A standardised extract turns it into a repeatable material, without the smell of root.",
      },
    },
    {
      titre: { fr: "Photostabilité relative", en: "Relative light stability" },
      description: {
        fr: "Le soleil décolore la curcumine en quelques heures. L’inclusion ralentit cette perte sans l’annuler ; le soin s’adresse plutôt au soir, en tube opaque.",
        en: "Sunlight bleaches curcumin within hours. Inclusion slows that loss without cancelling it, so the product is better meant for evening, in an opaque tube.",
      },
    },
    {
      titre: { fr: "Teneur et couleur", en: "Content and colour" },
      description: {
        fr: "À 0,1 %, une crème devient crème anglaise. Le dérivé tétrahydrogéné est blanc : une option quand la charte du flacon l’exige, à déclarer sous son propre nom INCI.",
        en: "At 0.1%, a cream looks like custard. The tetrahydro derivative is white, an option when brand codes demand it, declared under an INCI name of its own.",
      },
    },
  ],
  product: false,
  related: ["egcg", "reglisse"],
  caution: {
    fr: "Taches sur textile et ongles : le dire au mode d’emploi. Gélule : pas avec un anticoagulant ni un obstacle biliaire ; la référence de l’ANSES est 153 mg par jour, à revoir à la baisse si l’assimilation est accrue.",
    en: "Stains cloth and nails: say so in the directions. Capsule: not with anticoagulants or bile obstruction; the ANSES reference is 153 mg daily, to be lowered where absorption is raised.",
  },
};
