// Finished answers as bytes: compressed once and kept for everyone, as all visitors see the same content; or made for one.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** The smallest first. */
const encodings: readonly Encoding[] = ["br", "gzip", "identity"];

/** Bytes ready to send, in every encoding. */
export interface Packed {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a text body once, for all who will ask for it. */
export async function pack(text: string, type: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compress(identity, "br", 6),
    compress(identity, "gzip", 6),
  ]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { type, etag: `"${hash}"`, identity, br, gzip: zipped };
}

/** `level`: 1, quick, to 9, small. */
function compress(bytes: Buffer, encoding: Encoding, level: number): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(bytes);
  if (encoding === "gzip") return toGzip(bytes, { level });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/**
 * Keeps the packed answer of each key, up to `mostBytes` in all, the least recently used going first.
 * Requests that come while an answer is being made wait for that one.
 */
export class PageCache {
  readonly #answers = new Map<string, Promise<Packed>>();
  /** Of finished answers. */
  readonly #sizes = new Map<string, number>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** The answer kept under a key, if there is one. */
  find(key: string): Promise<Packed> | undefined {
    const known = this.#answers.get(key);
    if (!known) return undefined;
    this.#answers.delete(key);
    this.#answers.set(key, known);
    return known;
  }

  get(key: string, make: () => Promise<Packed>): Promise<Packed> {
    const known = this.find(key);
    if (known) return known;
    const coming = make();
    this.#answers.set(key, coming);
    coming.then(
      ({ identity, br, gzip: zipped }) => {
        // It may have been forgotten meanwhile.
        if (this.#answers.get(key) !== coming) return;
        const size = identity.length + br.length + zipped.length;
        this.#sizes.set(key, size);
        this.#bytes += size;
        this.#makeRoom();
      },
      // A failure is not kept: the next visitor gets a new try.
      () => this.#answers.delete(key),
    );
    return coming;
  }

  /** Forgets everything. */
  clear(): void {
    this.#answers.clear();
    this.#sizes.clear();
    this.#bytes = 0;
  }

  #makeRoom(): void {
    for (const key of this.#answers.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      const size = this.#sizes.get(key);
      // Who waits for one that is being made shares it with the next.
      if (size === undefined) continue;
      this.#answers.delete(key);
      this.#sizes.delete(key);
      this.#bytes -= size;
    }
  }
}

/** Sends a packed body in the encoding the visitor takes, or a 304 when it holds these bytes already. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  { cacheControl = "no-cache" }: { cacheControl?: string } = {},
): void {
  const encoding = chooseEncoding(request);
  if (!encoding) {
    refuseEncodings(response);
    return;
  }
  const body = packed[encoding];
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", "Accept-Encoding");
  // Each encoding is a representation of its own (RFC 9110, 8.8.3).
  const etag = encoding === "identity" ? packed.etag : packed.etag.replace(/"$/, `-${encoding}"`);
  response.setHeader("ETag", etag);
  if (holds(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(200, { "Content-Type": packed.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * Sends a body that is made for this visitor alone: only in the encoding asked for, quickly, and not to be kept. Nothing is
 * made for a HEAD request.
 */
export async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => Promise<string>,
  { status, type, cacheControl }: { status: number; type: string; cacheControl: string },
): Promise<void> {
  const encoding = chooseEncoding(request);
  if (!encoding) {
    refuseEncodings(response);
    return;
  }
  const isHead = request.method === "HEAD";
  // First of all, as it may fail.
  const body = isHead ? undefined : await compress(Buffer.from(await make()), encoding, 4);
  response.statusCode = status;
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", "Accept-Encoding");
  response.setHeader("Content-Type", type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (body) response.setHeader("Content-Length", body.length);
  response.end(body);
}

function holds(request: IncomingMessage, etag: string): boolean {
  const held = request.headers["if-none-match"];
  if (held?.trim() === "*") return true;
  return held?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

/** Undefined where the visitor takes none of ours. */
function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}

function refuseEncodings(response: ServerResponse): void {
  response.writeHead(406, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`406: this is sent as ${encodings.join(", ")} only.\n`);
}
