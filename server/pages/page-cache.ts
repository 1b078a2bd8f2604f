// Finished pages, compressed once and sent to everyone: all visitors see the same content.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

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
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    toGzip(identity, { level: 6 }),
  ]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { type, etag: `"${hash}"`, identity, br, gzip: zipped };
}

/**
 * Keeps the packed answer of each key, up to `most` of them, the least recently used going first.
 * Requests that come while an answer is being made wait for that one.
 */
export class PageCache {
  readonly #answers = new Map<string, Promise<Packed>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
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
    // A failure is not kept: the next visitor gets a new try.
    coming.catch(() => this.#answers.delete(key));
    const oldest = this.#answers.keys().next();
    if (this.#answers.size > this.#most && !oldest.done) this.#answers.delete(oldest.value);
    return coming;
  }
}

/** Sends a packed body in the encoding the visitor takes, or a 304 when it holds these bytes already. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  { status = 200, cacheControl = "no-cache" }: { status?: number; cacheControl?: string } = {},
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  const body = packed[encoding];
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", "Accept-Encoding");
  // Each encoding is a representation of its own (RFC 9110, 8.8.3).
  const etag = encoding === "identity" ? packed.etag : packed.etag.replace(/"$/, `-${encoding}"`);
  if (status === 200) {
    response.setHeader("ETag", etag);
    const held = request.headers["if-none-match"];
    if (held?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)) {
      response.writeHead(304).end();
      return;
    }
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.writeHead(status, { "Content-Type": packed.type, "Content-Length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

function chooseEncoding(accepted: string | undefined): "br" | "gzip" | "identity" {
  const names = (accepted ?? "")
    .split(",")
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
