// Computes the mass of a formula, and its distribution over each container.
import { capsuleVolumes } from "#shared/content/capsules.ts";
import { unitFacts } from "#shared/facts/units.ts";
import { roundMass } from "../amounts.ts";
import { type ActiveFacts, isStrain } from "../desk-facts.ts";
import { type Container, capsuleSizeOf, containers, type Formula } from "../formula.ts";
import type { ContainerFit, DoseTotal, Room } from "../verdict.ts";
import { type ResolvedActive, slugOf } from "./resolved-active.ts";

/** The dosage form of a container, as the compatibility of an active names it. */
const formOf: Readonly<Record<Container, ActiveFacts["forms"][number]>> = {
  "gelule-00": "capsule",
  "gelule-0": "capsule",
  "gelule-1": "capsule",
  stick: "stick",
  poudre: "powder",
  liquide: "liquid",
};

/** Milligrams that a container holds, filled at 1 g/ml; null where nobody has said. */
const capacityOf = (container: Container): number | null => {
  const size = capsuleSizeOf[container];
  return size ? 1000 * capsuleVolumes[size] : null;
};

/** An excess of a thousandth of a milligram needs no further capsule. */
const unitsOf = (milligrams: number, capacity: number): number =>
  Math.max(1, Math.ceil((milligrams - 0.001) / capacity));

/** The largest capsule. */
export const largestCapsule: Container = "gelule-00";

/** Milligrams, in whole nanograms, so that the order of actives cannot change the sum. */
const weigh = (parts: Room["parts"]): number =>
  parts.reduce((sum, part) => sum + Math.round(1e6 * part.milligrams), 0) / 1e6;

/** Portions of a day: the most that a claim earned divides it into. */
export const portionsOf = (rods: readonly Pick<DoseTotal, "earned">[]): number =>
  Math.max(1, ...rods.flatMap(({ earned }) => earned.map(({ portions }) => portions)));

export function measureRoom(
  resolved: readonly ResolvedActive[],
  container: Container,
  portions: number,
): Room {
  const parts = resolved.map(({ dosed, facts }) => ({
    slug: facts.slug,
    milligrams: (dosed.amount ?? 0) * facts.milligrams,
  }));
  return {
    container,
    // A least mass is not rounded up from next to nothing.
    milligrams: weigh(parts) < 1 ? weigh(parts) : roundMass(weigh(parts)),
    parts,
    ...fillOf(container, weigh(parts), portions),
    ...(listWithout(resolved, container).length > 0 && { units: null }),
    portions,
    isPowder: resolved.every(({ facts }) => isStrain(facts)),
    isLowerBound: true,
  };
}

/** Each portion has whole units. */
function fillOf(
  container: Container,
  milligrams: number,
  portions: number,
): Pick<Room, "capacity" | "units"> {
  const capacity = capacityOf(container);
  const isFilled = capacity !== null && milligrams > 0;
  return { capacity, units: isFilled ? portions * unitsOf(milligrams / portions, capacity) : null };
}

export function listContainers(
  resolved: readonly ResolvedActive[],
  { parts, portions }: Room,
  { instrument }: Formula,
): readonly ContainerFit[] {
  if (instrument === "serum") return [];
  const milligrams = weigh(parts);
  return containers.map((container) => {
    const { capacity, units } = fillOf(container, milligrams, portions);
    const filled =
      capacity === null || units === null
        ? null
        : Math.round((100 * milligrams) / (capacity * units));
    return { container, without: listWithout(resolved, container), capacity, units, filled };
  });
}

/** Actives whose sheets name forms, and not that of the container. */
export const listWithout = (
  resolved: readonly ResolvedActive[],
  container: Container,
): readonly string[] =>
  resolved
    .filter(({ facts: { forms } }) => forms.length > 0 && !forms.includes(formOf[container]))
    .map(slugOf);

/** The container that each dosage form comes in first. */
export const containerOf = (form: ActiveFacts["forms"][number]): Container | undefined =>
  form === "capsule" ? defaultCapsule : containers.find((each) => formOf[each] === form);

const defaultCapsule: Container = "gelule-0";

/** More than the whole of a bottle. `percent`: in millionths of a per cent. */
export const isOverWhole = (percent: number): boolean => percent > 100 * unitFacts.pc.size;
