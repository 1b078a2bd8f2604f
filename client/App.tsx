// The site around a page: skip link, header, main, footer, popup; on paper, who made it and where it is.

import { Say } from "#client/components/Text/Text.tsx";
import { type ContactPopupType, ContactProvider } from "#client/frame/ContactProvider.tsx";
import { Footer } from "#client/frame/Footer.tsx";
import { Header } from "#client/frame/Header.tsx";
import { PageLanguage } from "#client/hooks/page-language.ts";
import { SiteContext } from "#client/hooks/site-context.ts";
import type { LoadedPage } from "#client/pages/page-modules.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import type { Site } from "#shared/pages/page.ts";
import css from "./App.module.css";

export function App({
  loaded: { page, Component },
  site,
  contact,
  ContactPopup,
}: {
  loaded: LoadedPage;
  site: Site;
  contact: ContactState | null;
  /** Where it is to be shown at once. */
  ContactPopup: ContactPopupType | null;
}) {
  return (
    <SiteContext value={site}>
      <a className={css.skip} href="#content" lang={site.frameLang}>
        <Say of={site.frame.skip} />
      </a>
      <ContactProvider page={page} initial={contact} initialPopup={ContactPopup}>
        <Header page={page} />
        <main className={css.main} id="content" tabIndex={-1}>
          <PageLanguage value={page.lang}>
            <Component key={page.path} data={page.data} page={page} />
          </PageLanguage>
        </main>
        <Footer />
        <p className={css.printed}>
          <span>{site.lab.name}</span>
          <span>{site.lab.phone}</span>
          <span>{site.lab.email}</span>
          <span>{site.url + addressIn(site, page.path)}</span>
        </p>
      </ContactProvider>
    </SiteContext>
  );
}
