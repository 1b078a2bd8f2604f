// The text or the register that gives a food status, as an id of shared/content/sources. Data only.
import type { FoodStatus } from "./schema/status.ts";

export const statusSources = {
  nutrient: "supplements-directive",
  plant: "plants-order",
  "registered plant": "complalim-plants",
  substance: "substances-order",
  "registered substance": "substances-register",
  food: "complalim",
  "novel food": "novel-foods",
  open: "complalim",
  "not allowed": "complalim",
} as const satisfies Readonly<Record<FoodStatus, string>>;
