// The site around a page: skip link, header, main, footer, popup; on paper, who made it and where it is.

import { memo } from "react";
import { useLocation } from "react-router-dom";
import { Text } from "#client/components/Text/Text.tsx";
import { type ContactPopupType, ContactProvider } from "#client/frame/ContactProvider.tsx";
import { ErrorBoundary } from "#client/frame/ErrorBoundary.tsx";
import { Footer } from "#client/frame/Footer.tsx";
import { Header } from "#client/frame/Header.tsx";
import { PageLanguage, SiteContext, useIsHydrated } from "#client/hooks/site-context.ts";
import type { LoadedPage } from "#client/pages/page-modules.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import type { Site } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import css from "./App.module.css";

/** Rendered anew with another page alone: what goes with the address asks for it where it is shown. */
export const App = memo(function App({
  loaded,
  site,
  contact,
  ContactPopup,
}: {
  loaded: LoadedPage;
  site: Site;
  contact: ContactState | null;
  /** The popup, if it is shown at once; else null. */
  ContactPopup: ContactPopupType | null;
}) {
  const { page } = loaded;
  return (
    <SiteContext value={site}>
      <a className={css.skip} href="#content" lang={site.frameLang}>
        <Text of={site.frame.skip} />
      </a>
      <ContactProvider page={page} initial={contact} initialPopup={ContactPopup}>
        <ErrorBoundary part="header">
          <Header page={page} />
        </ErrorBoundary>
        <main className={css.main} id="content" tabIndex={-1}>
          <ErrorBoundary key={page.path} part="page">
            <PageLanguage value={page.lang}>{showPage(loaded)}</PageLanguage>
          </ErrorBoundary>
        </main>
        <ErrorBoundary part="footer" site={site}>
          <Footer />
        </ErrorBoundary>
        <p className={css.printed}>
          <span>{site.lab.name}</span>
          <span>{site.lab.phone}</span>
          <span>{site.lab.email}</span>
          <PrintedAddress of={site.url + addressIn(site, page.path)} />
        </p>
      </ContactProvider>
    </SiteContext>
  );
});

function showPage<Id extends PageId>({ page, Component }: LoadedPage<Id>) {
  return <Component key={page.path} data={page.data} page={page} />;
}

/** Includes search, filters and choices, which scripts alone know for certain: a cached page answers many addresses. */
function PrintedAddress({ of }: { of: string }) {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  return <span>{isHydrated ? of + search : of}</span>;
}
