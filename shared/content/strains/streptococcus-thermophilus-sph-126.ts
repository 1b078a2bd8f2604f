import type { Strain } from "#shared/content/content-types.ts";

export const entry: Strain = {
  slug: "streptococcus-thermophilus-sph-126",
  type: "probiotique",
  species: "Streptococcus thermophilus",
  code: "SPH 126",
  cfu: 400,
  categories: ["Santé gastro-intestinale"],
  souche: "Souche conventionelle",
  action: null,
  technologie: null,
  description: {
    fr: "<b>Des chaînettes dans le lait chaud.</b> Orla-Jensen décrit en 1919 ce coccus à Gram positif, sans spore, qui acidifie le lait vers 42 °C. Anaérobie facultatif, <i>S. thermophilus</i> a perdu nombre de gènes du genre en s’adaptant au lait ; le yaourt l’exige, avec <i>bulgaricus</i>.<br><br><b>400 milliards, coulée facile.</b> Ce lyophilisat conventionnel se prête à la grande série. Sa cellule ronde encaisse mieux le mélange que les bacilles longs.",
    en: "<b>Small chains in warm milk.</b> In 1919 Orla-Jensen described this Gram-positive coccus, free of spores, that sours milk around 42 °C. A facultative anaerobe, <i>S. thermophilus</i> shed many genes of its genus while adapting to milk; yoghurt requires it, with <i>bulgaricus</i>.<br><br><b>400 billion, easy flow.</b> This conventional powder lends itself to large runs. Its round cell takes blending better than long rods do.",
  },
  bienfaits: [
    {
      titre: { fr: "Bêta-galactosidase et texture", en: "Beta-galactosidase and texture" },
      description: {
        fr: "L’activité bêta-galactosidase, les exopolysaccharides et le passage dans l’intestin grêle concentrent la littérature. Le rôle défensif du système CRISPR y a été démontré en 2007.",
        en: "Beta-galactosidase activity, exopolysaccharides and passage through the small intestine take up most of the literature. The defensive role of the CRISPR system was demonstrated in it in 2007.",
      },
    },
    {
      titre: { fr: "Sachet laitier ou gélule", en: "Dairy sachet or capsule" },
      description: {
        fr: "Dans un sachet à mélanger au yaourt, l’espèce retrouve son milieu. En gélule, elle complète des lactobacilles à faible coût de place. Le comprimé est recevable ; la boisson, non.",
        en: "In a sachet to stir into yoghurt, it is back in its own medium. As a capsule, it completes lactobacilli at little cost in room. A tablet is acceptable; a drink is not.",
      },
    },
    {
      titre: { fr: "Deux normes utiles", en: "Two useful standards" },
      description: {
        fr: "ISO 7889 isole ses colonies sur M17 ; ISO 19344 donne le total par cytométrie. Au séquençage, l’écarter de <i>S. salivarius</i>, très proche. Surdosage modeste si l’a<sub>w</sub> reste sous 0,2.",
        en: "ISO 7889 singles out its colonies on M17; ISO 19344 gives the total by cytometry. In sequencing, rule out <i>S. salivarius</i>, very near. A modest overage does if a<sub>w</sub> stays under 0.2.",
      },
    },
  ],
};
