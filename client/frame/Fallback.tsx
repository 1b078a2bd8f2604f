// What stands in place of a part of the page that cannot be shown. Whole page loads: the scripts of this one may be what failed.
import { useEffect } from "react";
import type { Contact } from "#client/hooks/contact-context.ts";
import { navigator, shownAddress } from "#client/hooks/shown-address.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { errorTextsAt } from "#shared/pages/error-texts.ts";
import type { Site } from "#shared/pages/page.ts";
import type { PagePart } from "#shared/pages/page-errors.ts";

/** What a fallback knows of its surroundings: given, as pages would fetch more chunks if it shared the modules that know. */
export type LostPart =
  | { readonly part: "footer"; readonly site: Site }
  | {
      readonly part: "popup";
      readonly site: Site;
      readonly contact: Contact;
      /** What the page in view is about; null where it is nothing that can be asked for. */
      readonly product: string | null;
    }
  | { readonly part: Exclude<PagePart, "footer" | "popup"> };

export function Fallback(lost: LostPart) {
  if (lost.part === "header") return null;
  if (lost.part === "footer") return <ShortFooter site={lost.site} />;
  if (lost.part === "popup") return <FormElsewhere {...lost} />;
  return <ErrorScreen />;
}

const contactPage = (site: Site): string => addressIn(site, "/contact");

/** The specified error screen, with ways out. */
function ErrorScreen() {
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

/** How to reach the laboratory. */
function ShortFooter({ site }: { site: Site }) {
  const { lab, frame, frameLang } = site;
  const { lang, text } =
    typeof frame.contact === "string" ? { lang: frameLang, text: frame.contact } : frame.contact;
  return (
    <footer className="short-footer">
      <span lang="fr">{lab.name}</span>
      <a href={lab.phoneLink}>{lab.phone}</a>
      <a href={`mailto:${lab.email}`}>{lab.email}</a>
      <a href={contactPage(site)} lang={lang}>
        {text}
      </a>
    </footer>
  );
}

/** The form, or the thanks for what was sent, on the page of their own. */
function FormElsewhere({ site, contact, product }: Extract<LostPart, { part: "popup" }>) {
  const { asked, initial, draft } = contact;
  useEffect(() => {
    const page = contactPage(site);
    const reference =
      initial?.kind === "sent"
        ? initial.reference
        : new URL(shownAddress()).searchParams.get("sent");
    if (reference) return location.assign(`${page}?sent=${reference}#contact`);
    const posted = initial?.kind === "form" ? initial.values : {};
    const values = { ...posted, ...draft.current.values };
    const opening = asked?.opener.getAttribute("href");
    if (!opening && initial === null) return;
    // What was typed goes along where the page is not loaded anew.
    if (Object.values(values).some(Boolean)) {
      const about = asked?.about ?? product;
      draft.current.values = { ...values, ...(about !== null && { product: about }) };
      navigator.push(page);
    } else location.assign(opening ?? page);
  }, [site, asked, initial, draft, product]);
  return null;
}
