// Answers that are ready to be written, by address as it comes: looked up before anything else is done with a request. What is
// not asked for like this (another method, encoding, type, spelling of the address) goes through the application.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseEncoding, etagOf, hasCurrent, longestAccept, type Packed } from "./packed.ts";

/** What of the answers is told to the log and the metrics. */
export type ReadyKind = "page" | "data" | "file";

export interface ReadyAnswers {
  /** Answers a request, or leaves it as it is: false. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** From now on, `address` is answered with these bytes. Whoever calls it bounds the number of addresses. */
  readonly set: (address: string, packed: Packed, how: HowToSend) => void;
  readonly deleteAll: (kind: ReadyKind) => void;
  /** Writes what was answered since the last time: a line for each address and status. */
  readonly writeLog: () => void;
}

interface HowToSend {
  readonly kind: ReadyKind;
  readonly cacheControl: string;
  readonly vary: string;
  /** The others, as name, value, name, value. */
  readonly headers: readonly string[];
}

/** Answers since the log was last written. */
interface Visits {
  readonly path: string;
  200: number;
  304: number;
}

interface Ready {
  readonly kind: ReadyKind;
  readonly etag: string;
  readonly body: Buffer;
  /** Whole, as name, value, name, value. */
  readonly headers: string[];
  readonly headersUnchanged: string[];
  readonly visits: Visits;
}

/** Spellings of Accept-Encoding that are known; browsers have some ten. Those least recently used are forgotten first. */
const mostSpellings = 100;

/** `observe` is called for each answer, `write` by `writeLog`. */
export function createReadyAnswers({
  observe,
  write,
}: {
  observe: (kind: ReadyKind, status: 200 | 304) => void;
  write: (line: { path: string; status: number; count: number }) => void;
}): ReadyAnswers {
  const answers = new Map<string, Ready>();
  const visited = new Set<Visits>();
  const takesBrotli = new LRUCache<string, boolean>({ max: mostSpellings });

  /** Browsers all say the same, which is read once. */
  function acceptsBrotli(request: IncomingMessage): boolean {
    const given = String(request.headers["accept-encoding"] ?? "");
    const known = takesBrotli.get(given);
    if (known !== undefined) return known;
    const accepts = chooseEncoding(request) === "br";
    if (given.length <= longestAccept) takesBrotli.set(given, accepts);
    return accepts;
  }

  return {
    answer(request, response) {
      const ready = answers.get(request.url ?? "");
      if (!ready || request.method !== "GET" || !acceptsBrotli(request)) return false;
      const { headers } = request;
      // Pages are Markdown too, to those who prefer that.
      if (ready.kind === "page" && headers.accept?.includes("text/markdown")) return false;
      const status = hasCurrent(request, ready.etag) ? 304 : 200;
      if (status === 304) response.writeHead(304, ready.headersUnchanged).end();
      else response.writeHead(200, ready.headers).end(ready.body);
      ready.visits[status] += 1;
      visited.add(ready.visits);
      observe(ready.kind, status);
      return true;
    },
    set(address, packed, { kind, cacheControl, vary, headers }) {
      const etag = etagOf(packed, "br");
      const validity = ["Cache-Control", cacheControl, "Vary", vary, "ETag", etag];
      const content = ["Content-Type", packed.type, "Content-Encoding", "br"];
      const length = ["Content-Length", String(packed.br.length)];
      answers.set(address, {
        kind,
        etag,
        body: packed.br,
        headers: [...content, ...length, ...validity, ...headers],
        headersUnchanged: validity,
        visits: answers.get(address)?.visits ?? { path: address, 200: 0, 304: 0 },
      });
    },
    deleteAll(kind) {
      for (const [address, ready] of answers) if (ready.kind === kind) answers.delete(address);
    },
    writeLog() {
      for (const visits of visited) {
        for (const status of [200, 304] as const) {
          if (visits[status] > 0) write({ path: visits.path, status, count: visits[status] });
          visits[status] = 0;
        }
      }
      visited.clear();
    },
  };
}
