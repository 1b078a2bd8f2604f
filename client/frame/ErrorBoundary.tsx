// The last resort in the browser: what cannot be shown is replaced, and the rest of the page stays.
import { Component, lazy, type ReactNode, Suspense } from "react";

interface Properties {
  readonly children: ReactNode;
  /** Stands where its children cannot be shown. */
  readonly fallback: ReactNode;
}

export class ErrorBoundary extends Component<Properties, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** Fetched when something has failed: it has texts in every language. */
const LazyScreen = lazy(async () => ({ default: (await import("./ErrorScreen.tsx")).ErrorScreen }));

/** The error screen, in place of a page. */
export const errorScreen = (
  <Suspense fallback={null}>
    <LazyScreen />
  </Suspense>
);
