// What is read out to visitors: not while it still changes, as at each letter of a search.
import { useEffect, useState } from "react";

/** How long a text must have stood, ms. */
const wait = 700;

/** The text as it last stood still. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), wait);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
