// Who is better served by a picture than by what moves.
import { hasReducedMotion } from "./scrolling.ts";

/** Slowest line for what moves, Mbit/s: on a slower one it would load for seconds. */
const leastLine = 2;

/** The visitor asked for less data or less motion, or has a line that is better used for pages. Chrome alone knows the line. */
export function wantsStill(): boolean {
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string; downlink?: number };
  };
  const { saveData = false, effectiveType = "4g", downlink = leastLine } = connection ?? {};
  return hasReducedMotion() || saveData || effectiveType !== "4g" || downlink < leastLine;
}
