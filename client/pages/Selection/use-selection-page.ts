// The list that the page shows: what its address says, and what the browser keeps, wherever both are the same list.
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { inPlace } from "#client/hooks/scrolling.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { keepSelection, useSelection } from "#client/hooks/use-selection.ts";
import { addressIn } from "#shared/editions/editions.ts";
import type { SelectionData, SelectionItem } from "#shared/pages/selection.ts";
import type { Chosen } from "#shared/selection/chosen.ts";
import {
  readSelectionQuery,
  selectionPath,
  selectionQuery,
} from "#shared/selection/selection-address.ts";

/** The last list that this document showed as the visitor's own. */
let shownOwn = "";

/** A state that a visitor can go back to. */
interface Earlier {
  readonly ids: readonly string[];
  /** The visitor's own list where that was changed; null where somebody else's was, which is kept nowhere. */
  readonly mine: readonly Chosen[] | null;
}

export function useSelectionPage({ items, missing }: SelectionData) {
  const site = useSite();
  const mine = useSelection();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [ids, setIds] = useState(() =>
    readSelectionQuery(new URLSearchParams(search)).filter((id) =>
      items.some((item) => item.id === id),
    ),
  );
  const own = mine.map(({ id }) => id);
  const isOwn = own.length > 0 && own.join() === ids.join();

  useEffect(() => {
    if (mine.some(({ id }) => missing.includes(id)))
      keepSelection(mine.filter(({ id }) => !missing.includes(id)));
  }, [mine, missing]);

  // Without a list, come back to by the browser's history, or changed in another tab: the server makes the page of the own
  // list anew. A list that somebody else sent stays in view.
  const ownText = own.join();
  const text = ids.join();
  useEffect(() => {
    if (text === ownText) shownOwn = text;
    else if (ownText && text === shownOwn && missing.length === 0)
      location.replace(addressIn(site, selectionPath + selectionQuery(ownText.split(","))));
  }, [site, text, ownText, missing]);

  function show(next: readonly string[]) {
    setIds([...next]);
    navigate({ search: selectionQuery(next) }, { replace: true, state: inPlace });
  }

  return {
    items: ids.flatMap((id): SelectionItem[] => items.filter((item) => item.id === id)),
    /** The visitor's own list, not one that the address brought; false until React has taken over. */
    isOwn,
    hasOwn: own.length > 0,
    noteOf: (id: string) => mine.find((each) => each.id === id)?.note ?? "",
    addressOf: (next: readonly string[]) => addressIn(site, selectionPath + selectionQuery(next)),
    /** Shows these, and keeps them where the list is the visitor's own. */
    change(next: readonly string[]): Earlier {
      if (isOwn)
        keepSelection(next.map((id) => mine.find((each) => each.id === id) ?? { id, note: "" }));
      show(next);
      return { ids, mine: isOwn ? mine : null };
    },
    takeBack(earlier: Earlier) {
      if (earlier.mine) keepSelection(earlier.mine);
      show(earlier.ids);
    },
    /** Keeps the list in view in place of the visitor's own. */
    adopt() {
      keepSelection(ids.map((id) => mine.find((each) => each.id === id) ?? { id, note: "" }));
    },
    clear(): Earlier {
      keepSelection([]);
      show([]);
      return { ids, mine };
    },
    note(id: string, text: string) {
      keepSelection(mine.map((each) => (each.id === id ? { id, note: text } : each)));
    },
  };
}

export type SelectionState = ReturnType<typeof useSelectionPage>;
