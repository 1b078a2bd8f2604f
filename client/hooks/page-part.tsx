// A part of the page that came with the document, which script takes over by itself: first the one that somebody presses. What is on
// a page that is turned to comes as one: there a part that waits for its data would be shown empty meanwhile.
import { createContext, type ReactNode, Suspense, use } from "react";

/** Whether the page in view came with the document. */
export const CameContext = createContext(false);

export function PagePart({ children }: { children: ReactNode }) {
  return use(CameContext) ? <Suspense>{children}</Suspense> : children;
}
