// Components that a page can do without until script has taken over: fetched then, so that nothing waits for them.
import { type ComponentType, useEffect, useState } from "react";

/** A hook that gives the component once it has come; it comes once for the whole document. */
export function later<Props>(load: () => Promise<ComponentType<Props>>) {
  let ready: ComponentType<Props> | null = null;
  return function useLater(): ComponentType<Props> | null {
    const [Component, setComponent] = useState(() => ready);
    useEffect(() => {
      if (Component) return;
      load().then(
        (Loaded) => {
          ready = Loaded;
          setComponent(() => Loaded);
        },
        // No network: the page does without.
        () => undefined,
      );
    }, [Component]);
    return Component;
  };
}
