// Texts that the browser keeps for the visitor, each under a name of its own: written only when the visitor acts; other tabs are told
// by the storage's event. What the browser refuses to store lasts as long as the document.

export interface KeptText {
  /** As it is now; null where nothing is kept. Anything may stand there: whoever reads it makes sense of it. */
  readonly read: () => string | null;
  /** Null leaves nothing behind. */
  readonly keep: (text: string | null) => void;
  /** Tells of every change, in this tab or another; returns how to stop it. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function keptText(name: string): KeptText {
  const listeners = new Set<() => void>();
  /** What could not be stored. */
  let unstored: string | null = null;

  return {
    read() {
      if (unstored !== null) return unstored;
      try {
        return localStorage.getItem(name);
      } catch {
        return null;
      }
    },
    keep(text) {
      unstored = null;
      try {
        if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      } catch {
        unstored = text;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      addEventListener("storage", listener);
      return () => {
        listeners.delete(listener);
        removeEventListener("storage", listener);
      };
    },
  };
}
