// Tells if the page is being printed, for changes on paper that styles cannot make.
import { useSyncExternalStore } from "react";

let isPrinting = false;

const isOnPaper = (): boolean => isPrinting || matchMedia("print").matches;

/** Tells when it begins and when it ends, before the browser takes the page as it is; gives what stops that. */
export function watchPrinting(tell: (isOnPaper: boolean) => void): () => void {
  const follow = () => tell(isOnPaper());
  const begin = () => {
    isPrinting = true;
    follow();
  };
  const end = () => {
    isPrinting = false;
    follow();
  };
  // Emulated print, as by the browser's tools, changes media alone; Firefox prints a copy and fires events alone.
  const media = matchMedia("print");
  media.addEventListener("change", follow);
  addEventListener("beforeprint", begin);
  addEventListener("afterprint", end);
  return () => {
    media.removeEventListener("change", follow);
    removeEventListener("beforeprint", begin);
    removeEventListener("afterprint", end);
  };
}

/** An external store is rendered at once. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(watchPrinting, isOnPaper, () => false);
