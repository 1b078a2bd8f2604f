// The one store of responses, by address: some are kept until they are deleted, as many as the caller has addresses; the others
// make room when they were used longest ago.
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { etagOf, type PackedResponse, recode, sendPacked } from "./packed.ts";

/**
 * Bytes of the responses that make room: four hundred of the 700 views of lists with one filter or page each, of 20 kB, as some are
 * wanted far more often than others; and bodies in encodings that hardly anybody takes, which are made again in a few ms.
 */
const recentBytes = 8_000_000;

/** The kind of a response in the log and the metrics. */
export type ResponseKind = "page" | "data" | "file";

/** "kept": the caller bounds the number of addresses. "recent": the responses used longest ago make room for it. */
type Policy = "kept" | "recent";

interface StoreOptions {
  readonly kind: ResponseKind;
  readonly policy?: Policy;
  /** True if the response has all of its headers, and so needs nothing of the application (ready-answers.ts). */
  readonly isReady?: boolean;
}

export interface StoredResponse extends PackedResponse {
  readonly kind: ResponseKind;
  /** The headers of a response that is answered before the application. */
  readonly ready: ReadyHeaders | null;
}

/** Headers as name, value, name, value. */
interface ReadyHeaders {
  readonly etag: string;
  readonly headers: string[];
  readonly headersUnchanged: string[];
}

export interface ResponseStore {
  /** `address`: as it comes, with its query. */
  readonly find: (address: string) => StoredResponse | undefined;
  /** Replaces the response at the address. */
  readonly set: (
    address: string,
    response: PackedResponse,
    options: StoreOptions,
  ) => StoredResponse;
  /** The response stored at an address, made at the first request for all who wait for it; after a failure, at the next. */
  readonly findOrMake: (
    address: string,
    make: () => Promise<PackedResponse>,
    options: StoreOptions,
  ) => Promise<StoredResponse>;
  readonly deleteAll: (kind: ResponseKind) => void;
  /** Sends a response in an encoding that the client takes, made once for all who wait for it, or a 304. */
  readonly send: (
    request: IncomingMessage,
    response: ServerResponse,
    packed: PackedResponse,
  ) => Promise<void>;
}

export function createResponseStore(mostRecentBytes = recentBytes): ResponseStore {
  const kept = new Map<string, StoredResponse>();
  /** Responses by address; copies in other encodings by ETag, which names content and encoding. One larger than the whole is not held. */
  const recent = new LRUCache<string, StoredResponse, () => Promise<StoredResponse>>({
    maxSize: mostRecentBytes,
    sizeCalculation: ({ body }) => Math.max(1, body.length),
    fetchMethod: (_key, _stale, { context }) => context(),
    ignoreFetchAbort: true,
  });
  const making = new Map<string, Promise<StoredResponse>>();

  const find = (address: string) => kept.get(address) ?? recent.get(address);

  function set(
    address: string,
    response: PackedResponse,
    { kind, policy = "kept", isReady = false }: StoreOptions,
  ): StoredResponse {
    const body = exactly(response.body);
    const stored = { ...response, body, kind, ready: isReady ? composeHeaders(response) : null };
    (policy === "kept" ? kept : recent).set(address, stored);
    return stored;
  }

  /** Copies are made again after any were deleted. */
  async function findCopy(packed: PackedResponse, encoding: "gzip" | "identity") {
    const make = async (): Promise<StoredResponse> => {
      const body = exactly(await recode(packed, encoding));
      return { ...packed, encoding, body, kind: "page", ready: null };
    };
    return (await recent.forceFetch(etagOf(packed, encoding), { context: make })).body;
  }

  return {
    find,
    set,
    async findOrMake(address, make, options) {
      const known = find(address) ?? making.get(address);
      if (known) return known;
      const made = make()
        .then((response) => set(address, response, options))
        .finally(() => making.delete(address));
      making.set(address, made);
      return made;
    },
    deleteAll(kind) {
      for (const responses of [kept, recent])
        for (const [address, response] of responses)
          if (response.kind === kind) responses.delete(address);
    },
    send: (request, response, packed) => sendPacked(request, response, packed, findCopy),
  };
}

/** What zlib returns lies in a block of at least 16 kB, all of which would be kept for a response of two. */
function exactly(body: Buffer): Buffer {
  if (body.buffer.byteLength === body.length) return body;
  const own = Buffer.allocUnsafeSlow(body.length);
  body.copy(own);
  return own;
}

function composeHeaders(packed: PackedResponse): ReadyHeaders {
  const etag = etagOf(packed, "br");
  const { type, body, cacheControl, vary, headers = [] } = packed;
  const headersUnchanged = ["Cache-Control", cacheControl, "Vary", vary, "ETag", etag];
  const content = ["Content-Type", type, "Content-Encoding", "br"];
  const length = ["Content-Length", String(body.length)];
  return {
    etag,
    headers: [...content, ...length, ...headersUnchanged, ...[...headers].flat()],
    headersUnchanged,
  };
}
