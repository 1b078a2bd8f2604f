// A vesicle that is turned by hand, and opens as the page is scrolled. Fetched once its place is near the window and the page is idle.
import { openDrawing, type Turn } from "./draw-vesicle.ts";
import { followHand } from "./follow-hand.ts";
import { followParts } from "./follow-parts.ts";
import { layOver } from "./lay-over.ts";
import { looks, type VesicleKind } from "./vesicle-looks.ts";

/** Slowest median of the first frames, ms; how many are counted, after those that warm up; and how long that may take, ms. */
const slowest = 24;
const counted = 10;
const warmUp = 3;
const patience = 1_500;
/** Most pixels of the square: as fine as the rendered pictures. */
const mostPixels = 1_000_000;
/** Least pixels of a CSS pixel, so that the edges of beads are smooth. */
const leastDensity = 1.5;
/** By itself: reach, radians; time of one swing, ms. */
const swing = 0.13;
const swingTime = 16_000;
/** Time in which a turn gets two thirds of the way to where it was asked to be, ms. */
const ease = 110;

export interface MovingVesicle {
  /** Whether it also moves by itself. */
  readonly setSwinging: (isSwinging: boolean) => void;
  readonly stop: () => void;
}

interface Reports {
  /** It is fast enough, and stands as in the picture. */
  readonly onReady: () => void;
  /** It is not, or the graphics card is gone: the picture or the film is there. */
  readonly onRefused: () => void;
}

/** `place` holds the canvas, in what the hand turns, and stands on the stage that has the picture. */
export function moveVesicle(
  place: HTMLElement,
  kind: VesicleKind,
  isSwinging: boolean,
  { onReady, onRefused }: Reports,
): MovingVesicle {
  const look = looks[kind];
  const canvas = place.querySelector("canvas");
  const held = canvas?.parentElement;
  const stage = place.parentElement;
  const drawing = canvas && openDrawing(canvas, look);
  if (!drawing || !held || !stage) {
    onRefused();
    return { setSwinging: () => undefined, stop: () => undefined };
  }
  const ending = new AbortController();
  const { signal } = ending;
  const hand = followHand(held, signal, wake);
  const labels = followParts(place, look);
  const times: number[] = [];
  let swings = isSwinging;
  let swung = 0;
  let share = 0;
  let [tilt, yaw, cut] = [0, 0, look.cut as number];
  let isInView = false;
  let frame = 0;
  let side = 0;
  let last = 0;
  let begun = 0;
  let isMeasured = false;

  const sizes = new ResizeObserver(fit);
  sizes.observe(stage);
  stage.querySelector("img")?.addEventListener("load", fit, { signal });
  const view = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false;
    wake();
  });
  view.observe(stage);
  document.addEventListener("visibilitychange", wake, { signal });
  addEventListener("scroll", wake, { signal, passive: true });
  canvas.addEventListener("webglcontextlost", refuse, { signal });

  function fit(): void {
    side = layOver(place, look.frame);
    if (!side) return;
    const density = Math.max(devicePixelRatio, leastDensity);
    drawing?.resize(Math.round(Math.min(side * density, Math.sqrt(mostPixels))));
    wake();
  }

  function stop(): void {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    view.disconnect();
    ending.abort();
    drawing?.dispose();
  }

  function refuse(): void {
    stop();
    onRefused();
  }

  function wake(): void {
    if (frame || signal.aborted || !side || !isInView || document.hidden) return;
    last = 0;
    if (!isMeasured) {
      begun = 0;
      times.length = 0;
    }
    frame = requestAnimationFrame(step);
  }

  function step(now: number): void {
    frame = 0;
    if (!isInView || document.hidden) return;
    try {
      if (!drawing?.isReady() || !drawing.isDone()) {
        frame = requestAnimationFrame(step);
        return;
      }
    } catch {
      refuse();
      return;
    }
    const passed = last ? now - last : 0;
    last = now;
    const isMoving = advance(passed);
    const turn = turnOf(tilt, yaw);
    drawing.draw({ turn, cut });
    labels?.({ turn, cut }, side);
    if (!isMeasured && !measure(now, passed)) return;
    if (isMoving || !isMeasured) frame = requestAnimationFrame(step);
  }

  /** False where it is too slow. */
  function measure(now: number, passed: number): boolean {
    begun ||= now;
    if (passed) times.push(passed);
    const isLate = now - begun > patience;
    if (times.length < warmUp + counted && !isLate) return true;
    const sorted = times.slice(warmUp).sort((one, other) => one - other);
    if (isLate || (sorted[Math.floor(sorted.length / 2)] ?? Number.POSITIVE_INFINITY) > slowest) {
      refuse();
      return false;
    }
    isMeasured = true;
    onReady();
    return true;
  }

  /** Where it is after `passed` ms; false once it rests. */
  function advance(passed: number): boolean {
    if (!isMeasured) return true;
    share += ((swings ? 1 : 0) - share) * (1 - Math.exp(-passed / 600));
    swung += passed * share;
    const phase = (2 * Math.PI * swung) / swingTime;
    const aims = [
      hand.tilt() + swing * 0.4 * Math.sin(phase * 2),
      hand.yaw() + swing * Math.sin(phase),
      look.cut + (look.widest - look.cut) * scrolled(),
    ] as const;
    const by = 1 - Math.exp(-passed / ease);
    tilt += (aims[0] - tilt) * by;
    yaw += (aims[1] - yaw) * by;
    cut += (aims[2] - cut) * by;
    const rest = Math.abs(aims[0] - tilt) + Math.abs(aims[1] - yaw) + Math.abs(aims[2] - cut);
    return swings || share > 0.01 || rest > 1e-4 || passed === 0;
  }

  /** How far the stage is scrolled past, 0 to 1. */
  function scrolled(): number {
    const { top, height } = stage?.getBoundingClientRect() ?? { top: 0, height: 1 };
    return Math.min(1, Math.max(0, -top / height));
  }

  return {
    setSwinging(next) {
      swings = next;
      wake();
    },
    stop,
  };
}

/** About the upright axis, then towards the viewer. */
function turnOf(tilt: number, yaw: number): Turn {
  const [a, b, c, d] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tilt), Math.sin(tilt)];
  return [
    [a, b * d, -b * c],
    [0, c, d],
    [b, -a * d, a * c],
  ];
}
