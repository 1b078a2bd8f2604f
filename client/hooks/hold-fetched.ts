// Fetches things once and holds them: pages, rows of catalogues.
import { inTime } from "./in-time.ts";
import { loadAnew } from "./shown-address.ts";

export function holdFetched<Thing>() {
  const held = new Map<string, Promise<Thing>>();
  /** Fetches begun before anyone asked. */
  const early = new Map<string, Promise<Thing>>();

  /** Leaves a thing that cannot be fetched (another build, a redirect, an error, no network or a bad one) to a full page load. */
  async function demand(key: string, fetchOne: () => Promise<Thing>): Promise<Thing> {
    // The address bar already shows where the visitor goes, with query and hash.
    const { pathname } = location;
    try {
      return await inTime(early.get(key)?.catch(fetchOne) ?? fetchOne());
    } catch {
      // A visitor who has left meanwhile keeps what is in view, and it is fetched anew the next time.
      if (location.pathname === pathname) loadAnew();
      else held.delete(key);
      return new Promise(() => undefined);
    }
  }

  return {
    /** Holds what came with the document: `use` has it at once. */
    keep(key: string, thing: Thing): void {
      held.set(key, Object.assign(Promise.resolve(thing), { status: "fulfilled", value: thing }));
    },

    /** Fetches it ahead of need. */
    prefetch(key: string, fetchOne: () => Promise<Thing>): void {
      if (held.has(key) || early.has(key)) return;
      const coming = fetchOne();
      early.set(key, coming);
      // Nobody needs to know yet.
      coming.catch(() => undefined);
    },

    /**
     * The promise for `use`, always the same one. Call `use` with it even once the thing has come: a component that has waited for
     * it is rendered once more, and React resumes its hooks at that call.
     */
    load(key: string, fetchOne: () => Promise<Thing>): Promise<Thing> {
      const known = held.get(key);
      if (known) return known;
      const coming = demand(key, fetchOne);
      held.set(key, coming);
      return coming;
    },
  };
}
