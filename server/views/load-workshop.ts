// The machines of the laboratory's page, each drawn as often as there are of it, in the order of the work.
import type { ResourceCopy } from "#shared/content/schema/pages/laboratory.ts";
import { machines } from "#shared/generated/drawings.ts";

/**
 * One group for each kind of machine that is drawn; its texts in every language.
 * @throws when a drawing is not there: the content was not built since it was added
 */
export function loadWorkshop(resources: readonly ResourceCopy[]) {
  return resources
    .flatMap(({ equipment }) => equipment)
    .flatMap(({ count, name, capacity, drawn }) =>
      drawn && count !== null ? [{ count, name, capacity, drawn }] : [],
    )
    .sort((one, other) => one.drawn.place - other.drawn.place)
    .map(({ count, name, capacity, drawn }) => ({
      name,
      capacity,
      drawings: Array.from({ length: count }, (_, index) =>
        placedMachine(drawn.as[index % drawn.as.length]),
      ),
    }));
}

function placedMachine(name = "") {
  const machine = machines[name];
  if (!machine) throw new Error(`${name} has no drawing: build the content again`);
  return machine;
}
