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
  action: { fr: "sensation tonique, éclat", en: "toning feel, radiance" },
  identity: {
    kind: "plant",
    inci: "CINNAMOMUM ZEYLANICUM BARK EXTRACT",
    cas: "84649-98-9",
    latin: "Cinnamomum verum",
    part: { fr: "écorce", en: "bark" },
    marker: {
      name: { fr: "cinnamal (aldéhyde trans-cinnamique)", en: "cinnamal (trans-cinnamaldehyde)" },
      cas: "14371-10-9",
      smiles: "O=C/C=C/c1ccccc1",
      formula: "C9H8O",
      shows: "whole",
      note: {
        fr: "Marqueur de l’écorce, limité dans l’extrait retenu.",
        en: "Marker of the bark, limited in the extract used.",
      },
    },
  },
  description: {
    fr: "<b>Écorce de Ceylan, aldéhyde réduit.</b> <i>Cinnamomum verum</i>, nommé <i>zeylanicum</i> en INCI, donne des tuyaux fins. On y trouve des proanthocyanidols astringents et une essence dominée par le cinnamal, odorant et sensibilisant. L’extrait retenu en est appauvri, sous une limite écrite.<br><br><b>Apport du niosome.</b> Les polyphénols, au cœur, brunissent moins ; l’aldéhyde résiduel, plus gras, passe en partie dans la paroi et s’évapore plus lentement. Ni son statut d’allergène ni son étiquetage n’en sont modifiés.<br><br><b>Dans une crème.</b> Tenez le pH entre 4,5 et 5,5, sans protéine dans la même phase, et additionnez le cinnamal de l’extrait à celui du parfum.",
    en: "<b>Ceylon bark with less aldehyde.</b> <i>Cinnamomum verum</i>, written <i>zeylanicum</i> in INCI, gives thin quills. They contain astringent proanthocyanidins and an essence led by cinnamal, which smells and sensitises. The extract chosen is depleted in it, under a written limit.<br><br><b>What niosomes add.</b> Polyphenols in the core brown less; the remaining aldehyde, more fat-loving, moves partly into the wall and evaporates more slowly. Neither its allergen status nor its labelling changes.<br><br><b>In a cream.</b> Keep pH between 4.5 and 5.5, with no protein in the same phase, and add the cinnamal from the extract to that of the fragrance.",
  },
  bienfaits: [
    {
      titre: { fr: "Ceylan ou Cassia", en: "Ceylon or Cassia" },
      description: {
        fr: "La cannelle de Chine apporte beaucoup plus de coumarine que celle de Ceylan. Espèce, organe et solvant occupent trois lignes du certificat ; un rapport cinnamal-eugénol et un contrôle de coumarine lèvent le doute.",
        en: "Chinese cinnamon brings far more coumarin than the Ceylon kind. Species, plant part and solvent take three lines of the certificate; a cinnamal to eugenol ratio and a coumarin check settle any doubt.",
      },
    },
    {
      titre: { fr: "Cumul du cinnamal", en: "Adding up cinnamal" },
      description: {
        fr: "Extrait, huile essentielle et composition parfumante se cumulent. Un tableau unique, en milligrammes par kilogramme de produit fini, évite l’étiquette incomplète et montre à l’évaluateur la marge sous le plafond interne.",
        en: "Extract, essential oil and fragrance add up. A single table, in milligrams per kilogram of finished product, prevents an incomplete label and shows the assessor what margin remains under the internal ceiling.",
      },
    },
    {
      titre: { fr: "Tanins, fer et protéines", en: "Tannins, iron and proteins" },
      description: {
        fr: "Avec le fer ou le collagène, les proanthocyanidols forment un dépôt brun. Séparés par la bicouche, avec un chélateur, ils laissent une nuance beige, plus stable de lot en lot qu’une infusion directe.",
        en: "With iron or collagen, proanthocyanidins form a brown deposit. Separated by the bilayer, with a chelator present, they leave a beige shade that is steadier from lot to lot than a direct infusion.",
      },
    },
    {
      titre: { fr: "Récolte et histoire", en: "Harvest and history" },
      description: {
        fr: "Récoltée au Sri Lanka sur de jeunes rejets, pelée et roulée à la main, la cannelle parfume cuisines et onguents depuis l’Antiquité. Les marques la placent dans des gommages et laits d’hiver, portés par ce récit.",
        en: "Cut in Sri Lanka from young shoots, peeled and rolled by hand, cinnamon has scented kitchens and unguents since antiquity. Brands place it in winter scrubs and body milks carried by that story.",
      },
    },
    {
      titre: { fr: "Sensation de chaleur", en: "A warming feel" },
      description: {
        fr: "La sensation tiède vient de l’aldéhyde qui subsiste ; elle plaît à certains et picote d’autres. Un test d’usage sur peau normale, bras puis jambes, fixe la dose avant l’ajout du parfum.",
        en: "The warm feeling comes from aldehyde that remains; some enjoy it, others find that it stings. A use test on normal skin, arms then legs, sets the level before fragrance is added.",
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
