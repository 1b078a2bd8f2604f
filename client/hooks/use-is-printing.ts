// Whether the page is being printed, for what paper needs otherwise and styles cannot do.
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
  // Where print is emulated, as by the browser's tools, media alone say so; Firefox prints a copy and tells events alone.
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
