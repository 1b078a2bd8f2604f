// The contact popup. After a plain form post the server renders it open, showing what to correct or the thanks.

import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { Picture } from "#client/components/Picture/Picture.tsx";
import { useContact } from "#client/hooks/contact-context.ts";
import { isShown } from "#client/hooks/is-shown.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { isOwnSubject } from "#shared/enquiry/subjects.ts";
import { brandIn, cleanBrand, withBrand } from "#shared/labels/brand-name.ts";
import type { PageOf, Site } from "#shared/pages/page.ts";
import type { PageId } from "#shared/pages/page-table.ts";
import { fillText } from "#shared/words/fill-text.ts";
import formCss from "./ContactForm.module.css";
import { ContactPanel } from "./ContactPanel.tsx";
import css from "./ContactPopup.module.css";
import { forgetSent } from "./sent-address.ts";

const titleId = "contact-title";

/** The title of the popup. White-label products get a quotation; an ingredient that the search did not find is to be sourced. */
function titleOf(
  about: string,
  page: PageOf<PageId>,
  { title, titles }: Site["contactTexts"],
): string {
  if (about === "") return textOf(titles.nothing);
  if (isOwnSubject(about)) return textOf(titles[about]);
  if (page.id === "search") return textOf(titles.ingredient);
  return textOf(page.id === "product" && about === page.product ? titles.devis : title);
}

/** "Demander un devis pour Maison Aubrée". */
const forBrand = (title: string, brand: string, { titleForBrand }: Site["contactTexts"]): string =>
  brand ? fillText(textOf(titleForBrand), { title, brand }) : title;

export function ContactPopup({ page }: { page: PageOf<PageId> }) {
  const site = useSite();
  const { frame, contactTexts: texts, contactLang } = site;
  const { initial, asked, brand } = useContact();
  const { key } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpenAtFirst] = useState(initial !== null);
  /** True if the last press began beside the popup: selecting text past the edge must not close it. */
  const isPressedBeside = useRef(false);
  const firstKey = useRef(key);
  const values = initial?.kind === "form" ? initial.values : {};

  const path = values.page ?? addressIn(site, page.path) + withBrand("", cleanBrand(brand));
  const about = asked?.about ?? values.product ?? page.product ?? "";

  // Before the panel inside looks for what to focus. One that the server rendered open is not modal yet.
  useLayoutEffect(() => {
    if (!isOpenAtFirst) return;
    dialog.current?.removeAttribute("open");
    dialog.current?.showModal();
  }, [isOpenAtFirst]);
  useLayoutEffect(() => {
    if (asked && !dialog.current?.open) dialog.current?.showModal();
  }, [asked]);

  // The page has changed underneath, for example by the back button.
  useEffect(() => {
    if (key === firstKey.current) return;
    firstKey.current = key;
    dialog.current?.close();
  }, [key]);

  function close() {
    forgetSent();
    dialog.current?.close();
  }

  function handleClose() {
    forgetSent();
    const opener = asked?.opener;
    if (opener && isShown(opener)) opener.focus();
    else document.getElementById("content")?.focus({ preventScroll: true });
  }

  function isBeside({ clientX, clientY }: MouseEvent): boolean {
    const box = dialog.current?.getBoundingClientRect();
    return (
      box !== undefined &&
      (clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom)
    );
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself -- because the click beside it only adds to that
    <dialog
      className={css.dialog}
      id="contact"
      ref={dialog}
      open={isOpenAtFirst || undefined}
      aria-labelledby={titleId}
      lang={contactLang}
      onPointerDown={(event) => {
        isPressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        if (event.target === dialog.current && isPressedBeside.current && isBeside(event)) close();
      }}
      onClose={handleClose}
    >
      <div className={css.panel}>
        <div className={css.picture}>
          <Picture of={frame.contactPicture} sizes="(width <= 900px) 0px, 374px" decorative />
        </div>
        <div className={css.body}>
          <form className={css.closer} method="dialog">
            <button className={css.close} type="submit" aria-label={textOf(texts.close)}>
              <Icon name="close" />
            </button>
          </form>
          <ContactPanel
            title={forBrand(titleOf(about, page, texts), brandIn(path), texts)}
            titleId={titleId}
            about={about}
            path={path}
            onLeave={close}
            goOn={
              <form method="dialog">
                <button className={formCss.submit} type="submit">
                  {textOf(texts.sent.goOn)}
                </button>
              </form>
            }
          />
        </div>
      </div>
    </dialog>
  );
}
