// POST /mcp: programs ask what visitors may read (docs/mcp.md). Only where MCP is on; counted with the views of an address.
import { type ErrorRequestHandler, json, type Request, type Response, Router } from "express";
import { visitOf } from "#server/http/visit-of.ts";
import type { limitRequests } from "#server/middleware/limit-requests.ts";
import { isOwnOrigin } from "#server/middleware/own-origin.ts";
import type { CatalogueTools } from "./catalogue-tools.ts";

export const mcpPath = "/mcp";

/** Twenty actives and all settings, each of the longest texts, take 15 kB. */
const mostBytes = 32_768;

/** Keeps a stream open for news of changes, of which there are none. */
const endless = "subscriptions/listen";

/** Codes of JSON-RPC 2.0. */
const refusals = {
  parse: { status: 400, code: -32_700, message: "This is no JSON." },
  batch: { status: 400, code: -32_600, message: "One request at a time: batches are not taken." },
  large: { status: 413, code: -32_600, message: `At most ${mostBytes} bytes of JSON are read.` },
  origin: { status: 403, code: -32_600, message: "Pages of other sites may not ask." },
  stream: { status: 404, code: -32_601, message: "Nothing changes that could be listened to." },
  method: {
    status: 405,
    code: -32_000,
    message: "Only POST: there are neither sessions nor streams.",
  },
  limit: {
    status: 429,
    code: -32_000,
    message: "Too many requests from this address: see Retry-After.",
  },
  failed: { status: 500, code: -32_603, message: "This could not be answered." },
} as const;

function refuse(response: Response, reason: keyof typeof refusals): void {
  const { status, code, message } = refusals[reason];
  response.status(status).json({ jsonrpc: "2.0", id: null, error: { code, message } });
}

export function mcpRoute({
  tools,
  mayAsk,
  siteUrl,
  name,
  version,
}: {
  tools: CatalogueTools;
  /** Counts requests of one address. */
  mayAsk: ReturnType<typeof limitRequests>;
  siteUrl: string;
  name: string;
  version: string;
}): Router {
  const router = Router({ caseSensitive: true, strict: true });
  // The protocol's code is read at the first request, or by now.
  const protocol = import("../mcp.js");

  async function answer(request: Request, response: Response): Promise<void> {
    const body: unknown = request.body;
    if (Array.isArray(body)) return refuse(response, "batch");
    if (typeof body !== "object" || body === null) return refuse(response, "parse");
    if ("method" in body && body.method === endless) return refuse(response, "stream");
    const { answerMcp } = await protocol;
    const headers = new Headers();
    for (const [header, value] of Object.entries(request.headers))
      if (typeof value === "string") headers.set(header, value);
    const visit = visitOf(request, response);
    const asked = new Request(siteUrl + mcpPath, { method: "POST", headers });
    const answered = await answerMcp(asked, body, { tools, visit, name, version });
    const type = answered.headers.get("content-type");
    response.status(answered.status);
    if (type) response.type(type);
    // To clients of before 2026 the protocol answers by a stream of one event, which ends.
    response.send(await answered.text());
  }

  const answerError: ErrorRequestHandler = (error, _request, response, next) => {
    const { type } = error as { readonly type?: string };
    if (type === "entity.too.large") return refuse(response, "large");
    if (type?.startsWith("entity.") || type?.startsWith("encoding."))
      return refuse(response, "parse");
    next(error);
  };

  router.all(
    mcpPath,
    async (request: Request, response: Response, next: () => void) => {
      response.set("Cache-Control", "no-store");
      if (!isOwnOrigin(request, siteUrl)) return refuse(response, "origin");
      if (!(await mayAsk(request, response))) return refuse(response, "limit");
      if (request.method === "POST") return next();
      response.set("Allow", "POST");
      refuse(response, "method");
    },
    json({ limit: mostBytes, type: () => true, strict: false, inflate: false }),
    answer,
    answerError,
  );
  return router;
}
