// Texts for live regions: not announced while they still change, as with each letter of a search.
import { useEffect, useState } from "react";

/** Time that a text must stay unchanged, ms. */
const wait = 700;

/** The last text that stayed unchanged for that long. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
