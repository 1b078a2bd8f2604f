// Opens the contact form for the whole site. The popup is a chunk of its own: no page needs it in order to be read.
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import {
  type Asked,
  type Contact,
  ContactContext,
  type Draft,
} from "#client/hooks/contact-context.ts";
import { inTime } from "#client/hooks/in-time.ts";
import { loadStylesheet, prefetchStylesheet } from "#client/hooks/load-stylesheet.ts";
import { useSite } from "#client/hooks/site-context.ts";
import type { ContactState } from "#shared/enquiry/contact-state.ts";
import { brandTextIn } from "#shared/labels/brand-field.ts";
import type { PageOf } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

export type ContactPopupType = ComponentType<{ page: PageOf<PageId> }>;

export const loadContactPopup = (): Promise<ContactPopupType> =>
  import("./ContactPopup.tsx").then(({ ContactPopup }) => ContactPopup);

/** `initial`: the form as a plain post left it. `initialPopup`: given where that is to be shown. */
export function ContactProvider({
  page,
  initial,
  initialPopup,
  children,
}: {
  page: PageOf<PageId>;
  initial: ContactState | null;
  initialPopup: ContactPopupType | null;
  children: ReactNode;
}) {
  const { path, lang } = page;
  const [parameters] = useSearchParams();
  // As it stands there: what shows it, and the server, read it (brand-name.ts).
  const brand = brandTextIn(parameters);
  const site = useSite();
  const { stylesheet } = site;
  const hasOwnForm = page.id === "contact";
  const [firstPath] = useState(path);
  const [hasLeft, setLeft] = useState(false);
  const [Popup, setPopup] = useState(() => initialPopup);
  const [asked, setAsked] = useState<(Asked & { path: string }) | null>(null);
  const [sent, setSent] = useState(0);
  const draft = useRef<Draft>({ values: {}, begun: initial?.kind === "form" ? 0 : null });

  useEffect(() => {
    if (path !== firstPath) setLeft(true);
  }, [path, firstPath]);

  // Once the page has nothing more urgent to do: the popup then opens at once.
  useEffect(() => {
    const fetchPopup = () => {
      loadContactPopup().catch(() => undefined);
      prefetchStylesheet(stylesheet);
    };
    // Safari has no idle callbacks.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchPopup);
    else setTimeout(fetchPopup, 1000);
  }, [stylesheet]);

  const contact = useMemo(
    (): Contact => ({
      path,
      lang,
      brand,
      initial: hasLeft ? null : initial,
      asked: asked?.path === path ? asked : null,
      draft,
      isFirstPage: path === firstPath,
      sent,
      forget() {
        setSent((before) => before + 1);
        draft.current = { values: {}, begun: null };
      },
      open(opener, about, formula = null) {
        const ask = () => setAsked({ about, opener, formula, path });
        if (hasOwnForm || Popup) return ask();
        inTime(Promise.all([loadContactPopup(), loadStylesheet(stylesheet)])).then(
          ([Loaded]) => {
            setPopup(() => Loaded);
            ask();
          },
          // No network, a bad one, or a chunk of an older build: the link leads to the same form, if it is still there.
          () => opener.isConnected && location.assign(opener.href),
        );
      },
    }),
    [path, lang, brand, firstPath, hasLeft, initial, asked, sent, Popup, hasOwnForm, stylesheet],
  );

  return (
    <ContactContext value={contact}>
      {children}
      {Popup && !hasOwnForm && (
        <ErrorBoundary part="popup" {...{ site, contact }} product={page.product}>
          <Popup page={page} />
        </ErrorBoundary>
      )}
    </ContactContext>
  );
}
