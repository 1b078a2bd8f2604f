// Adds an entry to the visitor's selection or takes it out. Without script it is not there; the control is fetched once script
// has taken over, so that no page waits for it, and until then its place is kept, so that nothing moves.
import { type ComponentType, useEffect, useState } from "react";
import css from "./SelectionButton.module.css";
import type { SelectionButtonProps } from "./selection-button-props.ts";

/** The control, once it has come. */
let ready: ComponentType<SelectionButtonProps> | null = null;

function useLiveButton(): typeof ready {
  const [LiveButton, setLiveButton] = useState(() => ready);
  useEffect(() => {
    if (LiveButton) return;
    import("./LiveSelectionButton.tsx").then(
      ({ LiveSelectionButton }) => {
        ready = LiveSelectionButton;
        setLiveButton(() => LiveSelectionButton);
      },
      // No network: the page does without.
      () => undefined,
    );
  }, [LiveButton]);
  return LiveButton;
}

export function SelectionButton({ path, name, look = "pill" }: SelectionButtonProps) {
  const LiveButton = useLiveButton();
  if (!LiveButton) return <span className={css.place} data-look={look} />;
  return <LiveButton path={path} name={name} look={look} />;
}
