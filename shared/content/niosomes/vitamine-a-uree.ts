import type { Niosome } from "#shared/content/content-types.ts";

export const entry: Niosome = {
  slug: "vitamine-a-uree",
  type: "niosome",
  nom: { fr: "vitamine a + urée", en: "vitamin a + urea" },
  symbol: "AU",
  subtitle: { fr: "hydratation & souplesse", en: "hydration & suppleness" },
  categories: ["vitamines"],
  formes: ["Crème"],
  inci: "RETINYL PALMITATE, UREA",
  action: { fr: "hydratation, peau lissée", en: "hydration, smoothed skin" },
  identity: {
    kind: "complex",
    inci: "RETINYL PALMITATE, UREA",
    components: [
      { name: { fr: "palmitate de rétinyle", en: "retinyl palmitate" } },
      { name: { fr: "urée", en: "urea" } },
    ],
    molecule: {
      name: { fr: "palmitate de rétinyle (tout-trans)", en: "retinyl palmitate (all-trans)" },
      cas: "79-81-2",
      smiles: "CCCCCCCCCCCCCCCC(=O)OC/C=C(C)/C=C/C=C(C)/C=C/C1=C(C)CCCC1(C)C",
      formula: "C36H60O2",
      shows: "whole",
    },
  },
  description: {
    fr: "<b>Un ester et un humectant.</b> Le palmitate de rétinyle, huile jaune de 525 g/mol, appartient à la famille des rétinoïdes. L’urée, 60 g/mol, compte parmi les constituants du facteur naturel d’hydratation et se dissout à plus d’un kilogramme par litre.<br><br><b>Deux compartiments, un rapport fixe.</b> L’huile occupe la paroi, l’humectant le cœur : la vésicule apporte les deux ensemble, dans une proportion qui ne varie pas d’un lot à l’autre. Le niosome réunit ainsi deux actifs de solubilités opposées.<br><br><b>À la fabrication.</b> Une seule pesée, sous 40 °C, dans une crème tamponnée au lactate entre pH 5,5 et 6,5. Lumière réduite, azote, tube opaque : l’ester impose le conditionnement, l’urée impose le pH.",
    en: "<b>An ester and a humectant.</b> Retinyl palmitate, a yellow oil of 525 g/mol, belongs to the retinoid family. Urea, 60 g/mol, is one constituent of the natural moisturising factor and dissolves at over a kilogram a litre.<br><br><b>Two compartments, one fixed ratio.</b> The oil takes the wall and the humectant the core: the vesicle brings both together, in a proportion that does not vary from lot to lot. A niosome thus unites two actives of opposite solubility.<br><br><b>On the production day.</b> One weighing, below 40 °C, into a cream buffered with lactate at pH 5.5 to 6.5. Low light, nitrogen, opaque tube: the ester dictates the pack, urea dictates the pH.",
  },
  bienfaits: [
    {
      titre: { fr: "Stabiliser l’urée", en: "Stabilising urea" },
      description: {
        fr: "Chaude ou alcaline, une solution d’urée libère de l’ammoniac et son pH grimpe. Le tampon au lactate absorbe cette dérive ; la courbe de pH à 40 °C, relevée chaque semaine, indique quand il sature.",
        en: "Warm or alkaline, a urea solution gives off ammonia and its pH climbs. A lactate buffer absorbs the drift, and the pH curve at 40 °C, noted weekly, shows when that buffer is exhausted.",
      },
    },
    {
      titre: { fr: "Un ester plus stable", en: "A more stable ester" },
      description: {
        fr: "Moins fragile que l’alcool, le palmitate supporte mieux l’air et la manipulation. Un gramme vaut 0,55 g d’équivalent rétinol : la conversion figure au certificat, afin que le plafond se vérifie d’un coup d’œil.",
        en: "Less fragile than the alcohol, palmitate tolerates air and handling better. One gram is worth 0.55 g of retinol equivalent; our certificate prints the conversion so that the ceiling is checked at a glance.",
      },
    },
    {
      titre: { fr: "Zones rugueuses", en: "Rough areas" },
      description: {
        fr: "Coudes, talons, mains : l’urée assouplit la kératine sèche pendant que l’ester lisse l’aspect. Le gain se lit par cornéométrie et par empreinte de surface, après deux puis quatre semaines.",
        en: "On elbows, heels and hands, urea softens dry keratin while the ester smooths the look. Corneometry and surface replicas put numbers on the gain after two weeks, then four.",
      },
    },
    {
      titre: { fr: "Éviter les cristaux au bouchon", en: "Avoiding crystals on the cap" },
      description: {
        fr: "L’urée libre blanchit les filets de vissage en séchant. Mise en vésicules, associée à la glycérine, elle migre moins ; un essai de stockage, tube couché, ouvert puis refermé, le démontre.",
        en: "Free urea dries white on screw threads. Put into vesicles and paired with glycerin it migrates less; a storage test with the tube on its side, opened and closed again, demonstrates this.",
      },
    },
    {
      titre: { fr: "Visage, mains et jambes", en: "Face, hands and legs" },
      description: {
        fr: "Crème pour le visage le soir, baume pour les mains, lait pour les jambes : trois bases, un taux de vitamine A à vérifier pour chacune. Céramides et karité les complètent ; les AHA se réservent à un autre produit.",
        en: "Night cream for the face, balm for the hands, lotion for the legs: three bases, each with its vitamin A content to check. Ceramides and shea suit them all, while AHAs are reserved for another product.",
      },
    },
  ],
  product: false,
  related: ["retinol", "lactique"],
  caution: {
    fr: "Même plafond légal que le rétinol, converti en équivalents : 0,05 % en lotion pour le corps, 0,3 % ailleurs, avec l’avertissement vitamine A de l’annexe III. Déconseillé pendant la grossesse. Urée : éviter sur peau irritée, picotements possibles.",
    en: "Same legal ceiling as retinol, converted into equivalents: 0.05% in body lotion, 0.3% elsewhere, plus the vitamin A warning of Annex III. Not advised in pregnancy. Urea: avoid on irritated skin, where it can sting.",
  },
};
