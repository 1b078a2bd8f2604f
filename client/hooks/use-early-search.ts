// Keeps a text typed into a search field before hydration: React would reset the field to the search of the address.
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Searches once for what the field holds, where that is not `known`. */
export function useEarlySearch(
  field: RefObject<HTMLInputElement | null>,
  known: string,
  search: (text: string) => void,
): void {
  const apply = useEffectEvent(() => {
    const typed = field.current?.value ?? known;
    if (typed !== known) search(typed);
  });
  useEffect(() => apply(), []);
}
