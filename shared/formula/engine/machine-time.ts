// How long the laboratory's machines would run for an order, from the capacities that it publishes alone: arithmetic, no lead time.
import { capsulesPerHour, pillBottlesPerDay } from "#shared/content/capacities.ts";
import { capsuleSizeOf, type Formula } from "../formula.ts";
import { readContent } from "../order-choices.ts";
import type { MachineTime, Room } from "../verdict.ts";

/** Each part null where the order, or what the laboratory publishes, does not say. */
export function measureMachineTime(formula: Formula, room: Pick<Room, "units">): MachineTime {
  const { instrument, container, batch, packaging } = formula;
  const isSupplement = instrument === "complement";
  const capsules = isSupplement && capsuleSizeOf[container] ? countCapsules(formula, room) : null;
  const fillsBottles = isSupplement && batch !== null && packaging === "pilulier";
  return {
    capsules,
    fillingMinutes: capsules && Math.ceil((60 * capsules.count) / capsulesPerHour),
    bottlingDays: fillsBottles ? batch / pillBottlesPerDay : null,
  };
}

/** A day has as many as the actives take, at least. */
function countCapsules(
  { batch, content }: Formula,
  { units: perDay }: Pick<Room, "units">,
): MachineTime["capsules"] {
  if (batch === null || content === null) return null;
  const { count, unit } = readContent(content);
  if (unit === "units") return { count: batch * count, isLeast: false };
  return perDay === null ? null : { count: batch * count * perDay, isLeast: true };
}
