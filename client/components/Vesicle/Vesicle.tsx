// The place of a vesicle that the visitor turns, on a stage that has the picture of one: where motion is allowed and data are not saved.
// Everywhere else the picture stays.
import { useEffect, useRef, useState } from "react";
import { loadStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { wantsStill } from "#client/hooks/wants-still.ts";
import { whenIdleNear } from "#client/hooks/when-idle-near.ts";
import type { VesicleProps } from "./VesicleInHand.tsx";

type HandType = typeof import("./VesicleInHand.tsx").VesicleInHand;

export function Vesicle(props: VesicleProps) {
  const { stylesheet } = useSite();
  const mark = useRef<HTMLSpanElement>(null);
  const [Hand, setHand] = useState<HandType | null>(null);
  const refuse = useRef(props.onRefused);

  useEffect(() => {
    const stage = mark.current?.parentElement;
    if (!stage || wantsStill()) return;
    return whenIdleNear(stage, () => {
      Promise.all([import("./VesicleInHand.tsx"), loadStylesheet(stylesheet)]).then(
        ([{ VesicleInHand }]) => setHand(() => VesicleInHand),
        () => refuse.current?.(),
      );
    });
  }, [stylesheet]);

  return Hand ? <Hand {...props} /> : <span ref={mark} hidden />;
}
