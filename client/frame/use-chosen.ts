// Picks the selection that goes with an enquiry: the list that opened the form, that of its address, or the visitor's own.
import { useEffect, useState } from "react";
import { useContact } from "#client/hooks/contact-context.ts";
import { fetchJson } from "#client/hooks/fetch-own.ts";
import { useSite } from "#client/hooks/site-context.ts";
import { useSelection } from "#client/hooks/use-selection.ts";
import { selectionNamesAddress } from "#shared/pages/data-addresses.ts";
import { type Chosen, entryPath, type NamedChosen } from "#shared/selection/chosen.ts";
import { readSelectionQuery } from "#shared/selection/selection-address.ts";

/** Names by id. */
type Names = Readonly<Record<string, string>>;

/**
 * Names that are on their way are empty: a slug does not say which of two of one name it is. `given`: the list of the address.
 * Notes are the visitor's own, or what came back with a plain post.
 */
export function useChosen(given: readonly NamedChosen[] = []): readonly NamedChosen[] {
  const site = useSite();
  const { initial, asked } = useContact();
  const mine = useSelection();
  const [names, setNames] = useState<Names | null>(null);
  const posted = initial?.kind === "form" ? initial.chosen : [];
  const opening = asked
    ? readSelectionQuery(
        new URL(asked.opener.getAttribute("href") ?? "", location.origin).searchParams,
      )
    : [];
  const known = [...posted, ...given];
  const ids = idsOf(opening, posted, given, mine);
  const named = ids.map((id) => ({
    id,
    note: [...mine, ...posted].find((each) => each.id === id)?.note ?? "",
    name: names?.[id] ?? known.find((each) => each.id === id)?.name,
  }));
  const isUnnamed = named.some(({ name }) => name === undefined);
  const address = selectionNamesAddress(site.build, site.prefix);

  useEffect(() => {
    if (!isUnnamed || names) return;
    fetchJson<Names>(address).then(setNames, () => setNames({}));
  }, [isUnnamed, names, address]);

  // If names cannot be fetched, slugs replace them. If the names have come without an id, its entry no longer exists.
  const hasNames = names !== null && Object.keys(names).length > 0;
  return named.flatMap(({ id, note, name }) => {
    if (name !== undefined) return [{ id, note, name }];
    return hasNames ? [] : [{ id, note, name: names ? slugOf(id) : "" }];
  });
}

/** The first list that is not empty. */
function idsOf(
  opening: readonly string[],
  ...lists: readonly (readonly Chosen[])[]
): readonly string[] {
  const found = [opening, ...lists.map((list) => list.map(({ id }) => id))];
  return found.find(({ length }) => length > 0) ?? [];
}

const slugOf = (id: string) => entryPath(id).split("/").at(-1)?.replaceAll("-", " ") ?? id;
