// A button that copies a text, and says so for a moment.
import { useEffect, useState } from "react";
import { copyText } from "./copy-text.ts";

/** Time for which it says so, ms. */
const copiedTime = 2000;

/** `copy` says nothing where the text could not be copied. */
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
    copy: async () => setCopied(await copyText(textOf())),
  };
}
