import type { Liposome } from "#shared/content/content-types.ts";

export const entry: Liposome = {
  slug: "andrographis",
  type: "liposome",
  nom: { fr: "andrographis", en: "andrographis" },
  symbol: "An",
  categories: ["végétal"],
  claimStatus: "on hold",
  description: {
    fr: "<b><i>Andrographis paniculata</i>, Acanthacées.</b> Cette herbe annuelle d’Inde et du Sri Lanka concentre dans ses parties aériennes des lactones diterpéniques, dont l’andrographolide. L’amertume est telle qu’elle lui vaut le surnom de roi des amers. Le liposome la contient et disperse des lactones peu solubles.",
    en: "<b><i>Andrographis paniculata</i>, Acanthaceae.</b> An annual herb of India and Sri Lanka, it concentrates diterpene lactones such as andrographolide in its aerial parts. The bitterness earned it the name king of bitters. Liposomes hold that taste in and disperse lactones that dissolve poorly.",
  },
  bienfaits: [
    {
      titre: { fr: "Kalmegh et chuan xin lian", en: "Kalmegh and chuan xin lian" },
      description: {
        fr: "L’Inde l’appelle kalmegh, la pharmacopée chinoise chuan xin lian. Dans ces deux traditions, les parties aériennes séchées sont traditionnellement utilisées en décoction ou en poudre.",
        en: "India calls it kalmegh, the Chinese pharmacopoeia chuan xin lian. Both traditions dry the aerial parts and use them as a decoction or a powder.",
      },
    },
    {
      titre: { fr: "Le roi des amers, muselé", en: "The king of bitters, muzzled" },
      description: {
        fr: "Une pincée de poudre gâche une boisson entière. Enchâssées dans la bicouche, les lactones touchent moins la langue ; le liquide et le sachet deviennent envisageables, avec un arôme robuste.",
        en: "A pinch of powder spoils a whole drink. Set into the bilayer, the lactones touch the tongue less, so liquids and sachets come within reach, helped by a sturdy flavour.",
      },
    },
    {
      titre: { fr: "Titrer l’andrographolide", en: "Standardising to andrographolide" },
      description: {
        fr: "L’extrait se choisit à teneur annoncée en andrographolide, mesurée par chromatographie liquide. La feuille en contient davantage que la tige : la part de chaque organe dans le lot compte.",
        en: "Choose the extract by its declared andrographolide, measured by liquid chromatography. Leaves hold more than stems do, so the share of each in a batch matters.",
      },
    },
  ],
  product: false,
  related: ["scutellairedubaikal", "berberine"],
  caution: {
    fr: "Contre-indiqué pendant la grossesse. Éviter aussi durant l’allaitement et en cas de traitement anticoagulant ou immunosuppresseur, sauf avis médical.",
    en: "Must not be used in pregnancy. Also avoid while breastfeeding, or with anticoagulant or immunosuppressant treatment unless a doctor agrees.",
  },
};
