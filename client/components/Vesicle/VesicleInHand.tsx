// A vesicle that the visitor turns, over the picture of one, which it looks like: its square, its name, the names of its parts. Fetched
// once its place is near the window and the page is idle; seen once it has been drawn, fast enough.
import { useEffect, useRef, useState } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import type { VesicleCopy } from "#shared/content/schema/blocks.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import { type MovingVesicle, moveVesicle } from "./move-vesicle.ts";
import css from "./VesicleInHand.module.css";
import type { VesicleKind } from "./vesicle-looks.ts";

export interface VesicleProps {
  readonly kind: VesicleKind;
  readonly copy: Localized<VesicleCopy>;
  /** It also moves by itself. */
  readonly isSwinging?: boolean;
  readonly onReady?: (() => void) | undefined;
  /** It is too slow, or the graphics card is gone: the picture or the film is there. */
  readonly onRefused?: (() => void) | undefined;
}

/** Stands on a stage that has the picture. */
export function VesicleInHand({
  kind,
  copy,
  isSwinging = false,
  onReady,
  onRefused,
}: VesicleProps) {
  const place = useRef<HTMLDivElement>(null);
  const moving = useRef<MovingVesicle | null>(null);
  const begins = useRef(isSwinging);
  const [isShown, setShown] = useState(false);
  const reports = useRef({ onReady, onRefused });

  useEffect(() => {
    reports.current = { onReady, onRefused };
  });

  useEffect(() => {
    if (!place.current) return;
    // It is a picture, whose colours are its own: hidden then.
    if (matchMedia("(forced-colors: active)").matches) return reports.current.onRefused?.();
    moving.current = moveVesicle(place.current, kind, begins.current, {
      onReady() {
        setShown(true);
        reports.current.onReady?.();
      },
      onRefused() {
        setShown(false);
        reports.current.onRefused?.();
      },
    });
    return () => moving.current?.stop();
  }, [kind]);

  useEffect(() => {
    begins.current = isSwinging;
    moving.current?.setSwinging(isSwinging);
  }, [isSwinging]);

  return (
    <div className={css.vesicle} ref={place} data-visible={isShown || undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys turn it -- because it is turned in no other way without a pointer */}
      <div className={css.hand} role="application" tabIndex={0} aria-label={textOf(copy.name)}>
        <canvas className={css.canvas} />
      </div>
      {copy.parts.length > 0 && (
        <ul className={css.parts}>
          {copy.parts.map((part, index) => (
            <li className={css.part} key={index}>
              <Text as="span" className={css.name} of={part} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
