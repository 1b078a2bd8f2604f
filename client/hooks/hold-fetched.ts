// What the browser fetches once and holds: pages, rows of catalogues.

/** `fetchOne` of each of these resolves to null where what it fetches cannot be had. */
export function holdFetched<Thing>() {
  const held = new Map<string, Thing | Promise<Thing>>();
  /** Fetches begun before anyone asked. Null: it failed, and nobody needs to know yet. */
  const early = new Map<string, Promise<Thing | null>>();

  /** What cannot be fetched (another build, a redirect, an error, no network) is left to a full page load. */
  async function demand(key: string, fetchOne: () => Promise<Thing | null>): Promise<Thing> {
    // The address bar already shows where the visitor goes, with query and hash.
    const { pathname } = location;
    const thing = (await early.get(key)) ?? (await fetchOne());
    if (thing === null) {
      // A visitor who has left meanwhile keeps what is in view, and it is fetched anew the next time.
      if (location.pathname === pathname) location.reload();
      else held.delete(key);
      return new Promise(() => undefined);
    }
    held.set(key, thing);
    return thing;
  }

  return {
    /** Holds what came with the document. */
    keep(key: string, thing: Thing): void {
      held.set(key, thing);
    },

    /** Fetches it ahead of need. */
    prefetch(key: string, fetchOne: () => Promise<Thing | null>): void {
      if (!held.has(key) && !early.has(key)) early.set(key, fetchOne());
    },

    /** At once when it is held, else a promise (always the same one, as `use` wants). */
    load(key: string, fetchOne: () => Promise<Thing | null>): Thing | Promise<Thing> {
      const known = held.get(key);
      if (known) return known;
      const coming = demand(key, fetchOne);
      held.set(key, coming);
      return coming;
    },
  };
}
