// Whether the page is being printed, for what paper needs otherwise and styles cannot do.
import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(tell: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    tell();
  };
  const end = () => {
    isPrinting = false;
    tell();
  };
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** An external store is rendered at once, before the browser takes the page as it is. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPrinting,
    () => false,
  );
