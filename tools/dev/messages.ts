// The messages between the parts of `npm run dev`. tools/reload-page.ts, which runs in the page, has the state too.

/** The address of the server-sent events for pages. */
export const eventsPath = "/dev-events";

/** The state that pages receive. */
export interface State {
  /** A page of another build reloads. */
  readonly build: string;
  /** Addresses of the style sheets by their names: a page takes another one in without reloading. */
  readonly styles: Readonly<Record<string, string>>;
  /** The reasons why the last change is not shown. */
  readonly problems: readonly string[];
}

/** The builder's answer to a list of changed files: `problems` alone, or a build. */
export type Built =
  | { readonly problems: readonly string[] }
  | {
      readonly build: string;
      readonly styles: State["styles"];
      /** The packages that the server's code imports, by name. */
      readonly packages: readonly string[];
      /** The server's files have changed: another process must serve. */
      readonly isServerNew: boolean;
    };
