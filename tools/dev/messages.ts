// What the parts of `npm run dev` tell each other. tools/reload-page.ts, which runs in the page, has the state too.

/** Where pages ask for what changes, as server-sent events. */
export const eventsPath = "/dev-events";

/** What pages are told. */
export interface State {
  /** A page of another one reloads. */
  readonly build: string;
  /** Addresses of the style sheets by their names: a page takes another one in without reloading. */
  readonly styles: Readonly<Record<string, string>>;
  /** Why the last change is not shown. */
  readonly problems: readonly string[];
}

/** What the builder answers to a list of changed files: `problems` alone, or a build. */
export type Built =
  | { readonly problems: readonly string[] }
  | {
      readonly build: string;
      readonly styles: State["styles"];
      /** What the server's code imports, by name. */
      readonly packages: readonly string[];
      /** The server's files have changed: another process is to serve. */
      readonly isServerNew: boolean;
    };
