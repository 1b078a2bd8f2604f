// A sphere in the hand: turned by mouse, finger and keys. A finger that moves up or down scrolls the page, as its style says.

/** Turn for one press of a key, and furthest tilt, radians. */
const keyTurn = Math.PI / 12;
const mostTilt = 1;
/** Whoever lets go throws it as far as the hand came in this time, ms. */
const throwTime = 160;

const keys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [0, -keyTurn],
  ArrowRight: [0, keyTurn],
  ArrowUp: [-keyTurn, 0],
  ArrowDown: [keyTurn, 0],
};

export interface Hand {
  /** Where it is to be turned to, radians. */
  readonly tilt: () => number;
  readonly yaw: () => number;
}

/** `wake`: told of every turn. */
export function followHand(place: HTMLElement, signal: AbortSignal, wake: () => void): Hand {
  let [tilt, yaw] = [0, 0];
  /** Px a ms. */
  let [speedX, speedY] = [0, 0];
  let moved = 0;

  function turn(down: number, right: number): void {
    tilt = Math.min(mostTilt, Math.max(-mostTilt, tilt + down));
    yaw += right;
    wake();
  }
  /** The surface goes with the hand. */
  const turnBy = (x: number, y: number) =>
    turn((2 * y) / place.clientWidth, (2 * x) / place.clientWidth);

  function press(event: PointerEvent): void {
    if (event.button !== 0) return;
    place.setPointerCapture(event.pointerId);
    [speedX, speedY, moved] = [0, 0, event.timeStamp];
  }

  function drag(event: PointerEvent): void {
    if (!place.hasPointerCapture(event.pointerId)) return;
    const passed = Math.max(1, event.timeStamp - moved);
    [speedX, speedY, moved] = [event.movementX / passed, event.movementY / passed, event.timeStamp];
    turnBy(event.movementX, event.movementY);
  }

  function letGo(event: PointerEvent): void {
    // A hand that had come to rest throws nothing.
    if (event.timeStamp - moved < 60) turnBy(speedX * throwTime, speedY * throwTime);
  }

  function answerKey(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = keys[event.key];
    if (step) turn(...step);
    else if (event.key === "Home") {
      // Back by the shortest way.
      yaw -= Math.round(yaw / (2 * Math.PI)) * 2 * Math.PI;
      turn(-tilt, -yaw);
    } else return;
    event.preventDefault();
  }

  place.addEventListener("pointerdown", press, { signal });
  place.addEventListener("pointermove", drag, { signal });
  place.addEventListener("pointerup", letGo, { signal });
  place.addEventListener("keydown", answerKey, { signal });
  return { tilt: () => tilt, yaw: () => yaw };
}
