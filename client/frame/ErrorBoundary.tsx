// The last resort in the browser: a part of the page that cannot be shown is replaced, and the rest of the page stays.
import { Component, lazy, type ReactNode, Suspense } from "react";
import { countError } from "./count-error.ts";
import type { LostPart } from "./Fallback.tsx";

type Properties = LostPart & { readonly children: ReactNode };

/** Fetched when something has failed: it has texts in every language. Without it the part is left out. */
const Fallback = lazy(() =>
  import("./Fallback.tsx").then(
    (loaded) => ({ default: loaded.Fallback }),
    () => ({ default: () => null }),
  ),
);

export class ErrorBoundary extends Component<Properties, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    countError(this.props.part);
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Suspense>
        <Fallback {...this.props} />
      </Suspense>
    );
  }
}
