// Fetches things once and holds them: pages, rows of catalogues.
import { loadAnew } from "./shown-address.ts";

/** `fetchOne` of each of these resolves to null where what it fetches cannot be had. */
export function holdFetched<Thing>() {
  const held = new Map<string, Promise<Thing>>();
  /** Fetches begun before anyone asked. Null: it failed, and nobody needs to know yet. */
  const early = new Map<string, Promise<Thing | null>>();

  /** Leaves a thing that cannot be fetched (another build, a redirect, an error, no network) to a full page load. */
  async function demand(key: string, fetchOne: () => Promise<Thing | null>): Promise<Thing> {
    // The address bar already shows where the visitor goes, with query and hash.
    const { pathname } = location;
    const thing = (await early.get(key)) ?? (await fetchOne());
    if (thing === null) {
      // A visitor who has left meanwhile keeps what is in view, and it is fetched anew the next time.
      if (location.pathname === pathname) loadAnew();
      else held.delete(key);
      return new Promise(() => undefined);
    }
    return thing;
  }

  return {
    /** Holds what came with the document: `use` has it at once. */
    keep(key: string, thing: Thing): void {
      held.set(key, Object.assign(Promise.resolve(thing), { status: "fulfilled", value: thing }));
    },

    /** Fetches it ahead of need. */
    prefetch(key: string, fetchOne: () => Promise<Thing | null>): void {
      if (!held.has(key) && !early.has(key)) early.set(key, fetchOne());
    },

    /**
     * The promise for `use`, always the same one. Call `use` with it even once the thing has come: a component that has waited for
     * it is rendered once more, and React resumes its hooks at that call.
     */
    load(key: string, fetchOne: () => Promise<Thing | null>): Promise<Thing> {
      const known = held.get(key);
      if (known) return known;
      const coming = demand(key, fetchOne);
      held.set(key, coming);
      return coming;
    },
  };
}
