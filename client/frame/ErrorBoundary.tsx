// The last resort in the browser: a page that cannot be shown becomes the specified error screen, with a way out.
import { Component, type ReactNode } from "react";
import { errorScreen } from "#shared/generated/interface/error-screen.ts";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, text, home } = errorScreen;
    return (
      <main className="error-screen" lang="en">
        <h1>{title}</h1>
        {/* Whole page loads: the scripts of this one may be what failed. */}
        <p>
          {text.en} <a href="/">{home.en}</a>.
        </p>
        <p lang="fr">
          {text.fr} <a href="/">{home.fr}</a>.
        </p>
      </main>
    );
  }
}
