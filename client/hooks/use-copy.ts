// A button that copies a text, and says so for a moment.
import { useEffect, useState } from "react";

/** Time for which it says so, ms. */
const copiedTime = 2000;

/** Does nothing and says nothing if copying is not allowed. */
export function useCopy(textOf: () => string): {
  readonly isCopied: boolean;
  readonly copy: () => void;
} {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedTime);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return {
    isCopied,
    copy: () =>
      navigator.clipboard?.writeText(textOf()).then(
        () => setCopied(true),
        () => undefined,
      ),
  };
}
