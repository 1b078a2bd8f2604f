// The progress of a build: one moving line on a terminal, plain lines elsewhere (a log of CI, of a container's build).

/** Reports the progress of a step; `note` names the item at hand. */
export type Report = (done: number, total: number, note?: string) => void;

/** Plain lines of one step are this far apart at least, ms. */
const plainPause = 2_000;
/** The interval after which a step without progress is reported as running, ms. */
const signOfLife = 10_000;
/** The moving line counts seconds. */
const redrawPause = 500;

interface Step {
  readonly label: string;
  readonly began: number;
  progress: string;
  saidAt: number;
}

const steps = new Set<Step>();
const isTerminal = Boolean(process.stdout.isTTY);
let timer: NodeJS.Timeout | undefined;

/** Does a part of the work, reports that it is under way, and its time if that was more than two seconds. */
export async function inStep<Result>(
  label: string,
  work: (report: Report) => Result | Promise<Result>,
): Promise<Result> {
  const began = performance.now();
  const step: Step = { label, began, progress: "", saidAt: began };
  steps.add(step);
  if (isTerminal) {
    redraw();
    timer ??= setInterval(redraw, redrawPause).unref();
  } else console.log(`${label}…`);
  const goesOn = isTerminal ? undefined : setInterval(say, signOfLife).unref();
  function say(): void {
    step.saidAt = performance.now();
    console.log(`${label}${step.progress} (${Math.round((step.saidAt - began) / 1000)} s)`);
  }
  try {
    return await work((done, total, note) => {
      step.progress = ` ${done}/${total}${note ? `, ${note}` : ""}`;
      const now = performance.now();
      if (isTerminal) redraw();
      else if (now - step.saidAt >= plainPause) {
        say();
        goesOn?.refresh();
      }
    });
  } finally {
    clearInterval(goesOn);
    steps.delete(step);
    const time = performance.now() - began;
    if (isTerminal) clearLine();
    if (time > plainPause) console.log(`${label}: ${(time / 1000).toFixed(1)} s`);
    if (isTerminal) redraw();
  }
}

function redraw(): void {
  if (steps.size === 0) {
    clearInterval(timer);
    timer = undefined;
    return;
  }
  const now = performance.now();
  const said = [...steps].map(
    ({ label, progress, began }) => `${label}${progress} (${Math.round((now - began) / 1000)} s)`,
  );
  // A longer line would wrap, and could not be overwritten.
  const line = said.join(" · ").slice(0, (process.stdout.columns ?? 80) - 1);
  process.stdout.write(`\r\x1b[2K${line}`);
}

function clearLine(): void {
  process.stdout.write("\r\x1b[2K");
}
