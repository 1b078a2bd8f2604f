// The last resort in the browser: a page that cannot be shown becomes the specified error screen, with a way out.
import { Component, type ReactNode } from "react";
import { errorTextsAt } from "#shared/pages/error-texts.ts";

export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { lang, title, home, paragraphs } = errorTextsAt(location.pathname);
    return (
      <main className="error-screen" lang={lang}>
        <h1>{title}</h1>
        {/* Whole page loads: the scripts of this one may be what failed. */}
        {paragraphs.map(({ lang, text, link }) => (
          <p lang={lang} key={lang}>
            {text} <a href={home}>{link}</a>.
          </p>
        ))}
      </main>
    );
  }
}
