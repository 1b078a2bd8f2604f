// Adds an entry to the visitor's selection or takes it out. The control is fetched once script has taken over, so that no page
// waits for it, and until then its place is kept, so that nothing moves. Without script a link stands there.
import { type ComponentType, useSyncExternalStore } from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { usePageLanguage } from "#client/hooks/page-language.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { fillText } from "#shared/enquiry/fill-text.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { additionQuery, selectionPath } from "#shared/selection/selection-address.ts";
import css from "./SelectionButton.module.css";
import type { SelectionButtonProps } from "./selection-button-props.ts";

/** The control, once it has come. */
let ready: ComponentType<SelectionButtonProps> | null = null;

function subscribe(onChange: () => void): () => void {
  if (!ready)
    import("./LiveSelectionButton.tsx").then(
      ({ LiveSelectionButton }) => {
        ready = LiveSelectionButton;
        onChange();
      },
      // No network: the page does without.
      () => undefined,
    );
  return () => undefined;
}

/** Parts of the page that are taken over after it has come begin with the server's link all the same. */
const useLiveButton = (): typeof ready =>
  useSyncExternalStore(
    subscribe,
    () => ready,
    () => null,
  );

/** Shown where no script runs: to the page of the selection, which says how to go on. */
function ScriptlessLink({ path, name, look }: SelectionButtonProps) {
  const site = useSite();
  const texts = site.selectionControls[usePageLanguage()];
  if (!texts) return null;
  return (
    <a
      className={css.scriptless}
      data-look={look}
      href={addressIn(site, selectionPath + additionQuery(entryId(path)))}
      rel="nofollow"
      aria-label={fillText(textOf(texts.named), { action: textOf(texts.add), name: textOf(name) })}
    >
      <Icon name="plus" size="small" />
      {look === "pill" && textOf(texts.add)}
    </a>
  );
}

export function SelectionButton({ path, name, look = "pill" }: SelectionButtonProps) {
  const LiveButton = useLiveButton();
  if (!LiveButton)
    return (
      <span className={css.place} data-look={look}>
        <ScriptlessLink path={path} name={name} look={look} />
      </span>
    );
  return <LiveButton path={path} name={name} look={look} />;
}
