// The first handler of every request: responses that are ready to be written, looked up by the address as it comes. A request of
// another form (method, encoding, type, spelling of the address) goes through the application.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, hasCurrent, longestAccept } from "./packed.ts";
import type { ResponseKind, ResponseStore } from "./response-store.ts";

export interface ReadyAnswers {
  /** Answers a request, or returns false and leaves it as it is. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Logs the answers since the last call: a line for each address and status. */
  readonly writeLog: () => void;
}

/** Spellings of Accept-Encoding that are known; browsers have some ten. Those least recently used are forgotten first. */
const mostSpellings = 100;

/** `observe` is called for each answer, `write` by `writeLog`. */
export function createReadyAnswers({
  store,
  observe,
  write,
}: {
  store: Pick<ResponseStore, "find">;
  observe: (kind: ResponseKind, status: 200 | 304) => void;
  write: (line: { path: string; status: number; count: number }) => void;
}): ReadyAnswers {
  /** Visits since the log was last written, by address. */
  const visits = new Map<string, { 200: number; 304: number }>();
  const takesBrotli = new LRUCache<string, boolean>({ max: mostSpellings });

  /** Browsers all send the same header, which is read once. */
  function acceptsBrotli(request: IncomingMessage): boolean {
    const given = String(request.headers["accept-encoding"] ?? "");
    const known = takesBrotli.get(given);
    if (known !== undefined) return known;
    const accepts = chooseEncoding(request) === "br";
    if (given.length <= longestAccept) takesBrotli.set(given, accepts);
    return accepts;
  }

  function countVisit(address: string, status: 200 | 304): void {
    let counts = visits.get(address);
    if (!counts) {
      counts = { 200: 0, 304: 0 };
      visits.set(address, counts);
    }
    counts[status] += 1;
  }

  return {
    answer(request, response) {
      const address = request.url ?? "";
      const stored = store.find(address);
      if (!stored?.ready || request.method !== "GET" || !acceptsBrotli(request)) return false;
      const { kind, ready } = stored;
      // Clients that prefer Markdown get a page as such.
      if (kind === "page" && request.headers.accept?.includes("text/markdown")) return false;
      const status = hasCurrent(request, ready.etag) ? 304 : 200;
      if (status === 304) response.writeHead(304, ready.headersUnchanged).end();
      else response.writeHead(200, ready.headers).end(stored.body);
      countVisit(address, status);
      observe(kind, status);
      return true;
    },
    writeLog() {
      for (const [path, counts] of visits)
        for (const status of [200, 304] as const)
          if (counts[status] > 0) write({ path, status, count: counts[status] });
      visits.clear();
    },
  };
}
