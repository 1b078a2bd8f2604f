import type { ReactNode } from "react";
export function ContactDialog({ children }: { children: ReactNode; page: unknown; initial: unknown }) { return children; }
