// Lays a square over the vesicle of a picture, as the picture is cropped in its box.
import type { Frame } from "./vesicle-looks.ts";
import { halfSide } from "./vesicle-shaders.ts";

/** Side of the square, px; 0 where the picture is not there, or is another crop. */
export function layOver(place: HTMLElement, frame: Frame): number {
  const stage = place.parentElement;
  const image = stage?.querySelector("img");
  if (!stage || !image?.naturalWidth) return 0;
  const shape = image.naturalWidth / image.naturalHeight;
  if (!frame.shapes.some((one) => Math.abs(one / shape - 1) < 0.02)) return 0;
  const { clientWidth, clientHeight } = stage;
  const scale = Math.max(clientWidth / (shape * frame.height), clientHeight / frame.height);
  const [x = "50%", y = "50%"] = getComputedStyle(image).objectPosition.split(" ");
  const width = shape * frame.height * scale;
  const right = offsetOf(x, clientWidth - width) + width;
  const top = offsetOf(y, clientHeight - frame.height * scale);
  const half = halfSide * frame.unit * scale;
  place.style.left = `${right - frame.right * scale - half}px`;
  place.style.top = `${top + frame.top * scale - half}px`;
  place.style.width = `${2 * half}px`;
  return 2 * half;
}

/** Of a picture that leaves `free` px of its box. */
const offsetOf = (position: string, free: number): number =>
  (Number.parseFloat(position) * (position.endsWith("%") ? free : 100)) / 100;
