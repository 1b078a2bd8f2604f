// Hands that press twice mean once: what takes back on a second press does so only after a while.

/** Between the presses of a pair, ms: systems take 500 at most. */
const pairTime = 500;

let last: { readonly target: EventTarget; readonly time: number } | null = null;

/** A press on what stood in a control's place is one on the control. */
export function countPress(target: EventTarget): void {
  last = { target, time: performance.now() };
}

/** True for the second of a pair of presses on the same control. Call it once for each press. */
export function isSecondPress({
  currentTarget,
  timeStamp,
}: {
  readonly currentTarget: EventTarget;
  readonly timeStamp: number;
}): boolean {
  const isSecond = last?.target === currentTarget && timeStamp - last.time < pairTime;
  last = { target: currentTarget, time: timeStamp };
  return isSecond;
}

let lastTaken = Number.NEGATIVE_INFINITY;

/** True where a press may be the second of a pair whose first took its control away, and meets what moved there. */
export const mayBeSecond = (timeStamp: number): boolean => timeStamp - lastTaken < pairTime;

/** To be asked once for each press that takes its own control away: the second of a pair meets the control that moved there. */
export function isSecondPlace(timeStamp: number): boolean {
  const isSecond = mayBeSecond(timeStamp);
  lastTaken = timeStamp;
  return isSecond;
}
