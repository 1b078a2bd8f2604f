// The site around a page: skip link, header, main, footer, popup.

import { Say } from "#client/components/Text/Text.tsx";
import { ContactDialog } from "#client/frame/ContactDialog.tsx";
import { Footer } from "#client/frame/Footer.tsx";
import { Header } from "#client/frame/Header.tsx";
import { SiteContext } from "#client/frame/site-context.ts";
import type { LoadedPage } from "#client/pages/page-modules.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import type { Site } from "#shared/pages/page.ts";
import css from "./App.module.css";

export function App({
  loaded: { page, Component },
  site,
  contact,
}: {
  loaded: LoadedPage;
  site: Site;
  contact: ContactState | null;
}) {
  return (
    <SiteContext value={site}>
      <a className={css.skip} href="#content" lang={site.frameLang}>
        <Say of={site.frame.skip} />
      </a>
      <ContactDialog page={page} initial={contact}>
        <Header ground={page.header} />
        <main className={css.main} id="content" tabIndex={-1}>
          <Component key={page.path} data={page.data} page={page} />
        </main>
        <Footer />
      </ContactDialog>
    </SiteContext>
  );
}
