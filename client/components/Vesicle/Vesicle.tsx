// A vesicle that the visitor turns, over the picture of one: drawn by the graphics card, where there is one that is fast enough, motion
// is allowed and data are not saved. Everywhere else the picture stays.
import { useEffect, useRef, useState } from "react";
import { Text } from "#client/components/Text/Text.tsx";
import { wantsStill } from "#client/hooks/wants-still.ts";
import { whenIdleNear } from "#client/hooks/when-idle-near.ts";
import type { VesicleCopy } from "#shared/content/schema/blocks.ts";
import { textOf } from "#shared/editions/edition.ts";
import type { Localized } from "#shared/pages/localized.ts";
import type { MovingVesicle } from "./move-vesicle.ts";
import css from "./Vesicle.module.css";
import type { VesicleKind } from "./vesicle-looks.ts";

/** A place on a stage that has the picture. `isSwinging`: it also moves by itself. */
export function Vesicle({
  kind,
  copy,
  isSwinging = false,
  onReady,
  onRefused,
}: {
  kind: VesicleKind;
  copy: Localized<VesicleCopy>;
  isSwinging?: boolean;
  onReady?: () => void;
  onRefused?: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const moving = useRef<MovingVesicle | null>(null);
  const begins = useRef(isSwinging);
  const [isShown, setShown] = useState(false);
  const reports = useRef({ onReady, onRefused });

  useEffect(() => {
    reports.current = { onReady, onRefused };
  });

  useEffect(() => {
    const { current } = place;
    if (!current?.parentElement || wantsStill()) return;
    let isGone = false;
    const refuse = () => {
      setShown(false);
      reports.current.onRefused?.();
    };
    // It is a picture, whose colours are its own; hidden then by its style.
    if (matchMedia("(forced-colors: active)").matches) return refuse();
    const stopWaiting = whenIdleNear(current.parentElement, async () => {
      try {
        const { moveVesicle } = await import("./move-vesicle.ts");
        if (isGone) return;
        moving.current = moveVesicle(current, kind, begins.current, {
          onReady() {
            setShown(true);
            reports.current.onReady?.();
          },
          onRefused: refuse,
        });
      } catch {
        refuse();
      }
    });
    return () => {
      isGone = true;
      stopWaiting();
      moving.current?.stop();
    };
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
