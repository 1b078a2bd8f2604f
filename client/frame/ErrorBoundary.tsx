// The last resort in the browser: a page that cannot be shown becomes the specified error screen, with a way out.
import { Component, type ReactNode } from "react";
import { errorScreenTexts } from "#shared/content/interface/error-screen.ts";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { title, en, fr } = errorScreenTexts;
    return (
      <main className="error-screen" lang="en">
        <h1>{title}</h1>
        {/* Whole page loads: the scripts of this one may be what failed. */}
        <p>
          {en.text} <a href="/">{en.home}</a>.
        </p>
        <p lang="fr">
          {fr.text} <a href="/">{fr.home}</a>.
        </p>
      </main>
    );
  }
}
