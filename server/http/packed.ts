// Answers as bytes: compressed once and sent to everyone, as all visitors see the same content, or compressed for one visitor.
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/** Smallest first. */
const encodings: readonly Encoding[] = ["br", "gzip", "identity"];

/** Bytes ready to send, in every encoding. */
export interface Packed {
  readonly type: string;
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** Compresses a text body in every encoding. */
export async function pack(text: string, type: string): Promise<Packed> {
  const identity = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    compress(identity, "br", 6),
    compress(identity, "gzip", 6),
  ]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  return { type, etag: `"${hash}"`, identity, br, gzip: zipped };
}

/** `level`: 1 (fast) to 9 (small). */
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

/** Sends a packed body in an encoding the client accepts, or a 304 when the client has these bytes already. */
export function sendPacked(
  request: IncomingMessage,
  response: ServerResponse,
  packed: Packed,
  {
    cacheControl = "no-cache",
    vary = "Accept-Encoding",
  }: { cacheControl?: string; vary?: string } = {},
): void {
  const encoding = chooseEncoding(request);
  if (!encoding) {
    refuseEncodings(response);
    return;
  }
  const body = packed[encoding];
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", vary);
  // Each encoding is a representation of its own (RFC 9110, 8.8.3).
  const etag = encoding === "identity" ? packed.etag : packed.etag.replace(/"$/, `-${encoding}"`);
  response.setHeader("ETag", etag);
  if (hasCurrent(request, etag)) {
    response.writeHead(304).end();
    return;
  }
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
  response.statusCode = status;
  response.setHeader("Cache-Control", cacheControl);
  response.setHeader("Vary", vary);
  response.setHeader("Content-Type", type);
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  if (body) response.setHeader("Content-Length", body.length);
  response.end(body);
}

function hasCurrent(request: IncomingMessage, etag: string): boolean {
  const held = request.headers["if-none-match"];
  if (held?.trim() === "*") return true;
  return held?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;
}

/** Whether a client names a type in Accept, and ranks it before the usual one. */
export function prefers(request: IncomingMessage, type: string, usual: string): boolean {
  // Most clients are spared the reading of their whole list.
  if (!request.headers.accept?.includes(type)) return false;
  return new Negotiator(request).mediaType([usual, type]) === type;
}

/** The smallest encoding the client accepts; undefined when it accepts none of ours. */
function chooseEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = new Negotiator(request).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding));
}

function refuseEncodings(response: ServerResponse): void {
  response.writeHead(406, { "Content-Type": "text/plain; charset=utf-8" });
  response.end(`406: this is sent as ${encodings.join(", ")} only.\n`);
}
