// Answers as bytes: compressed once and sent to everyone, as all visitors see the same content, or compressed for one visitor.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";

const toBrotli = promisify(brotliCompress);
const fromBrotli = promisify(brotliDecompress);
const toGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** Smallest first. */
const encodings: readonly Encoding[] = ["br", "gzip", "identity"];

/** Levels of brotli: for whoever waits (3 ms for a page), and for pages made ahead (40 ms, 9 % fewer bytes; 11 takes 140 for 11 %). */
const quick = 5;
const small = 10;

/** A body as nearly all clients take it. What the others take is made of it when they ask. */
export interface Packed {
  readonly type: string;
  /** Of the content; each encoding has one of its own, made from it. */
  readonly etag: string;
  readonly br: Buffer;
  /** What is said beside it, where that is its own. */
  readonly headers?: Map<string, string>;
}

/** Compresses a text body, quickly. */
export async function pack(
  text: string,
  type: string,
  headers?: Map<string, string>,
): Promise<Packed> {
  const bytes = Buffer.from(text);
  const hash = createHash("sha256").update(bytes).digest("base64url").slice(0, 16);
  const br = await compress(bytes, "br", quick);
  return { type, etag: `"${hash}"`, br, ...(headers && { headers }) };
}

/** The same in fewer bytes, for pages that nobody waits for. */
export async function repack(packed: Packed): Promise<Packed> {
  return { ...packed, br: await compress(await fromBrotli(packed.br), "br", small) };
}

/** Of bodies in the encodings that hardly anybody takes: some 200 pages as they are, or 800 in gzip. */
const copyBytes = 16_000_000;

/**
 * By ETag, which names content and encoding. Each is made once for all who wait for it. One that is larger than the whole cache is
 * sent, not kept.
 */
const copies = new LRUCache<string, Buffer, () => Promise<Buffer>>({
  maxSize: copyBytes,
  sizeCalculation: ({ length }) => Math.max(1, length),
  fetchMethod: (_etag, _stale, { context }) => context(),
  ignoreFetchAbort: true,
});

async function copyOf(packed: Packed, encoding: "gzip" | "identity"): Promise<Buffer> {
  const make = async () => {
    const bytes = await fromBrotli(packed.br);
    return encoding === "gzip" ? toGzip(bytes) : bytes;
  };
  return copies.forceFetch(etagOf(packed, encoding), { context: make });
}

/** Each encoding is a representation of its own (RFC 9110, 8.8.3). */
export const etagOf = ({ etag }: Packed, encoding: Encoding) =>
  encoding === "identity" ? etag : etag.replace(/"$/, `-${encoding}"`);

/** `level`: 1 (fast) to 9, of brotli 11 (small). */
function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(bytes);
  if (encoding === "gzip") return toGzip(bytes, { level });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // A window as large as the body: a larger one takes megabytes and finds nothing more.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        22,
        Math.max(16, Math.ceil(Math.log2(bytes.length))),
      ),
    },
  });
}

/** Sends a packed body in an encoding the client accepts, or a 304 when the client has these bytes already. */
export async function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  {
    cacheControl = "no-cache",
    vary = "Accept-Encoding",
  }: { cacheControl?: string; vary?: string } = {},
): Promise<void> {
  const encoding = chooseEncoding(request);
  if (!encoding) {
    refuseEncodings(response);
    return;
  }
  if (packed.headers) response.setHeaders(packed.headers);
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", vary);
  const etag = etagOf(packed, encoding);
  response.setHeader("ETag", etag);
  if (hasCurrent(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  // Brotli is there, and needs no turn of the event loop.
  const body = encoding === "br" ? packed.br : await copyOf(packed, encoding);
  // The visitor may have left meanwhile.
  if (request.socket.destroyed) return;
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": packed.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Sends a body made for this request alone, compressed fast in one encoding. A HEAD request does not make the body. */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => Promise<string>,
  {
    status,
    type,
    cacheControl,
    vary,
  }: { status: number; type: string; cacheControl: string; vary: string },
): Promise<void> {
  const encoding = chooseEncoding(request);
  if (!encoding) {
    refuseEncodings(response);
    return;
  }
  const isHead = request.method === "HEAD";
  // Before any header is set, as it may fail.
  const body = isHead ? undefined : await compress(Buffer.from(await make()), encoding, 4);
  if (request.socket.destroyed) return;
  response.statusCode = status;
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", vary);
  response.setHeader("Content-Type", type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (body) response.setHeader("Content-Length", body.length);
  response.end(body);
}

/** Whether a client has these bytes, by what it says in If-None-Match. */
export function hasCurrent(request: IncomingMessage, etag: string): boolean {
  const held = request.headers["if-none-match"];
  if (held?.trim() === "*") return true;
  return held?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

/**
 * What a client accepts is read up to this length: browsers need 25 letters for encodings and 150 for types. Reading takes some
 * 1 µs for each item: 0.1 ms for the 100 that these letters hold, 8 ms for those of 16 kB.
 */
export const longestAccept = 200;

/** Whether a client names a type in Accept, and ranks it before the usual one. */
export function prefers(request: IncomingMessage, type: string, usual: string): boolean {
  const { accept } = request.headers;
  // Most clients are spared the reading of their whole list.
  if (!accept?.includes(type) || accept.length > longestAccept) return false;
  return new Negotiator(request).mediaType([usual, type]) === type;
}

/** The smallest encoding the client accepts; undefined when it accepts none of ours. Who says too much gets identity. */
export function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  if ((request.headers["accept-encoding"]?.length ?? 0) > longestAccept) return "identity";
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}

function refuseEncodings(response: ServerResponse): void {
  response.writeHead(406, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`406: this is sent as ${encodings.join(", ")} only.\n`);
}
