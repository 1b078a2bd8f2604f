import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "phytosterols",
  type: "niosome",
  nom: { fr: "phytostérols", en: "phytosterols" },
  symbol: "Phy",
  subtitle: { fr: "apaisant & souplesse", en: "soothing & suppleness" },
  categories: ["lipides", "végétal"],
  formes: ["Crème"],
  inci: "PHYTOSTEROLS",
  action: { fr: "confort, film protecteur", en: "comfort, protective film" },
  description: {
    fr: "<b>Les stérols des huiles végétales.</b> Bêta-sitostérol, campestérol et stigmastérol diffèrent du cholestérol par une chaîne latérale. Colza, soja et pin les fournissent en paillettes cireuses, rebelles à l’eau. Ils font mieux qu’être encapsulés : ils bâtissent la paroi du niosome et la raidissent.",
    en: "<b>The sterols of vegetable oils.</b> Beta-sitosterol, campesterol and stigmasterol differ from cholesterol by a side chain. Rapeseed, soya and pine supply them as waxy flakes that defy water. They do more than get encapsulated: they build the niosome wall and stiffen it.",
  },
  bienfaits: [
    {
      titre: { fr: "Cholestérol remplacé", en: "Cholesterol replaced" },
      description: {
        fr: "Un niosome classique tire sa rigidité d’un stérol animal. Le substituer par un végétal rend la gamme végane, à condition de réajuster le ratio tensioactif sur stérol.",
        en: "A conventional niosome gains its rigidity from an animal sterol. Swapping in a plant one makes the range vegan, provided the surfactant-to-sterol ratio is tuned again.",
      },
    },
    {
      titre: { fr: "Actif et structure", en: "Active and structure" },
      description: {
        fr: "La même matière porte la vésicule et émollie la peau. Une seule ligne INCI, deux fonctions : les formules minimalistes y gagnent en lisibilité.",
        en: "One material carries the vesicle and softens the skin. A single INCI line for two functions makes minimalist formulas easier to read.",
      },
    },
    {
      titre: { fr: "Fonte à haute température", en: "Melting takes heat" },
      description: {
        fr: "Ces paillettes fondent vers 140 °C ; dissoutes dans un tensioactif tiède, elles s’intègrent bien plus bas. Le procédé économise l’énergie et les parfums fragiles.",
        en: "These flakes melt at around 140 °C; dissolved in a warm surfactant they blend in far lower. The process saves energy and fragile scents.",
      },
    },
  ],
  product: false,
  related: ["ceramide", "beurre-de-karite"],
  caution: {
    fr: "Origine soja : à mentionner pour les personnes allergiques ; origine pin : colophane à doser. Ne pas transposer à la peau leurs allégations alimentaires sur le cholestérol.",
    en: "Soya origin: mention for allergic users; pine origin: assay rosin. Do not transfer to skin their food claims on cholesterol.",
  },
};
