// What stands in place of a page that cannot be shown.
import { shownAddress } from "#client/hooks/shown-address.ts";
import { errorTextsAt } from "#shared/pages/error-texts.ts";

/** The specified error screen, with ways out. Whole page loads: the scripts of this one may be what failed. */
export function ErrorScreen() {
  const { lang, title, home, paragraphs } = errorTextsAt(location.pathname);
  return (
    <div className="error-screen" lang={lang}>
      <h1>{title}</h1>
      {paragraphs.map(({ lang, text, link, again }) => (
        <p lang={lang} key={lang}>
          {text} <a href={home}>{link}</a>. <a href={shownAddress()}>{again}</a>.
        </p>
      ))}
    </div>
  );
}
