// What lies in a capsule, for its drawings.
import type { Answer } from "./answer.ts";
import type { Part } from "./Vessel.tsx";

export const partsOf = ({
  formula: { instrument },
  facts,
  verdict: { room },
  said,
}: Answer): readonly Part[] =>
  instrument === "serum"
    ? []
    : room.parts.map(({ slug, milligrams }) => {
        const layer = said.layers.find((each) => each.slug === slug);
        return {
          slug,
          category: facts.actives[slug]?.category ?? "",
          amount: milligrams,
          name: layer?.name ?? slug,
          text: layer?.mass ?? "",
        };
      });
