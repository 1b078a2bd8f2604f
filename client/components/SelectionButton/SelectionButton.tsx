// Adds an entry to the visitor's selection or takes it out. The control is fetched once script has taken over, so that no page
// waits for it. Until then a link of its size stands there: a press on it waits for the control (client/wake.ts), and where no
// script comes it is followed.

import {
  type ComponentType,
  type RefObject,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from "react";
import { Icon } from "#client/components/Icon/Icon.tsx";
import { usePageLanguage, useSite } from "#client/hooks/site-context.ts";
import { textOf } from "#shared/editions/edition.ts";
import { addressIn } from "#shared/editions/editions.ts";
import { entryId } from "#shared/selection/chosen.ts";
import { additionQuery, selectionPath } from "#shared/selection/selection-address.ts";
import { fillText } from "#shared/words/fill-text.ts";
import css from "./SelectionButton.module.css";
import type {
  LinkLeft,
  LiveSelectionButtonProps,
  SelectionButtonProps,
} from "./selection-button-props.ts";

/** The control, once it has come. */
let ready: ComponentType<LiveSelectionButtonProps> | null = null;

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

/** Adds what was pressed before its control was there; a press on what is chosen already asks for no more. */
function addPressed(id: string, name: string): void {
  import("#client/hooks/use-selection.ts").then(
    ({ readSelection, toggleChosen }) =>
      readSelection().some((each) => each.id === id) || toggleChosen(id, name),
    // No network: as without the press.
    () => undefined,
  );
}

/** To the page of the selection, which says how to go on; `left` is told how it was left. */
function EarlyLink({
  path,
  name,
  look,
  left,
}: SelectionButtonProps & { left: RefObject<LinkLeft> }) {
  const site = useSite();
  const texts = site.selectionControls[usePageLanguage()];
  const link = useRef<HTMLAnchorElement>(null);
  const id = entryId(path);
  const said = textOf(name);

  useLayoutEffect(() => {
    const { current } = link;
    return () => {
      const wasPressed = current?.dataset.early === "pressed";
      left.current = {
        wasPressed,
        hadFocus: current !== null && current === document.activeElement,
      };
      if (wasPressed) addPressed(id, said);
    };
  }, [left, id, said]);

  if (!texts) return null;
  return (
    <a
      className={css.early}
      ref={link}
      data-look={look}
      data-early=""
      href={addressIn(site, selectionPath + additionQuery(id))}
      rel="nofollow"
      aria-label={fillText(textOf(texts.named), { action: textOf(texts.add), name: said })}
    >
      <Icon name="plus" size="small" />
      {look === "pill" && textOf(texts.add)}
    </a>
  );
}

export function SelectionButton({ path, name, look = "pill" }: SelectionButtonProps) {
  const LiveButton = useLiveButton();
  const left = useRef<LinkLeft>({ wasPressed: false, hadFocus: false });
  if (!LiveButton)
    return (
      <span className={css.place} data-look={look}>
        <EarlyLink path={path} name={name} look={look} left={left} />
      </span>
    );
  return <LiveButton path={path} name={name} look={look} left={left} />;
}
