// The last resort in the browser: a page that cannot be shown becomes the specified error screen, with a way out.
import { Component, type ReactNode } from "react";
import { errorLanguage, errorTexts, errorTitle } from "#shared/pages/error-texts.ts";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <main className="error-screen" lang={errorLanguage}>
        <h1>{errorTitle}</h1>
        {/* Whole page loads: the scripts of this one may be what failed. */}
        {errorTexts.map(({ lang, text, home }) => (
          <p lang={lang ?? undefined} key={text}>
            {text} <a href="/">{home}</a>.
          </p>
        ))}
      </main>
    );
  }
}
