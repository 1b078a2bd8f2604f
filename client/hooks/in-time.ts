// The one limit for whatever a press waits for, scripts and data: on bad networks they may neither come nor fail.

/** Longest time that a press waits, ms; as client/wake.ts has it, which imports nothing. */
const longestWait = 4_000;

/** Rejects what has not come within the limit: then the browser itself goes where the press leads, and shows that it does. */
export function inTime<Thing>(coming: Promise<Thing>): Promise<Thing> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, longestWait, new Error("late"));
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
