// Everything one can act on by following it: the main button, the ring action, the plain link.
// A link value of "download" downloads the catalogue, "*" opens the contact popup, "#id" scrolls to a block of the
// page, anything else navigates.
import type { MouseEvent, ReactNode } from "react";
import { Link } from "react-router-dom";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { useContact } from "#client/frame/contact-context.ts";
import { scrollToBlock } from "#client/frame/scrolling.ts";
import type { IconName } from "#shared/content/icon-names.ts";
import css from "./Action.module.css";

export const cataloguePath = "/catalogue.pdf";

/** Follows a link value. `product`: what the enquiry is about, when it opens the popup. */
export function MoreInfo({
  to,
  product,
  className,
  current,
  children,
}: {
  to: string;
  product?: string | undefined;
  className?: string | undefined;
  current?: boolean;
  children: ReactNode;
}) {
  const contact = useContact();
  if (to === "*") {
    return (
      <button
        type="button"
        className={className}
        commandfor={contact.dialogId}
        command="show-modal"
        onClick={(event: MouseEvent<HTMLButtonElement>) => {
          event.preventDefault();
          contact.open({ opener: event.currentTarget, product: product ?? null });
        }}
      >
        {children}
      </button>
    );
  }
  if (to === "download") {
    return (
      <a className={className} href={cataloguePath} download>
        {children}
      </a>
    );
  }
  if (to.startsWith("#")) {
    return (
      <a className={className} href={to} onClick={(event) => handleJump(event, to.slice(1))}>
        {children}
      </a>
    );
  }
  return (
    <Link className={className} to={to} aria-current={current ? "page" : undefined}>
      {children}
    </Link>
  );
}

/** Scrolls to a block and, where it can take it, moves focus there. Without script the link is a plain anchor. */
function handleJump(event: MouseEvent, id: string) {
  const block = document.getElementById(id);
  if (!block || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  scrollToBlock(block);
  block.focus({ preventScroll: true });
}

/** The pill with a small ring before its label. `hot`: the ring is lit; once a screen. */
export function Button({
  to,
  look = "primary",
  hot = false,
  product,
  children,
}: {
  to: string;
  look?: "primary" | "ghost";
  hot?: boolean;
  product?: string;
  children: ReactNode;
}) {
  return (
    <span className={css.holder} data-look={look} data-hot={hot || undefined}>
      <MoreInfo to={to} product={product} className={css.button}>
        {children}
      </MoreInfo>
    </span>
  );
}

/** A ring with an arrow and a label beside it. */
export function RingAction({
  to,
  icon,
  product,
  children,
}: {
  to: string;
  icon?: IconName;
  product?: string;
  children: ReactNode;
}) {
  return (
    <MoreInfo to={to} product={product} className={css.ringAction}>
      <Ring icon={icon ?? (to === "download" ? "download" : "right")} />
      <span>{children}</span>
    </MoreInfo>
  );
}

/** The ring alone; it fills when what holds it (a link or button) is hovered or focused. */
export function Ring({ icon }: { icon: IconName }) {
  return (
    <span className={css.ring}>
      <Icon name={icon} size="small" />
    </span>
  );
}
