// Clients that get a ready answer, that have it already, and that must go through the application.
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import Negotiator from "negotiator";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pack } from "./packed.ts";
import { createReadyAnswers, type ReadyAnswers } from "./ready-answers.ts";
import { createResponseStore, type ResponseStore } from "./response-store.ts";

const head = {
  type: "text/html",
  cacheControl: "no-cache",
  vary: "Accept, Accept-Encoding",
  headers: new Map([["X-Frame-Options", "DENY"]]),
} as const;

let store: ResponseStore;
let ready: ReadyAnswers;
let lines: unknown[];
let server: Server;

beforeEach(async () => {
  lines = [];
  store = createResponseStore();
  ready = createReadyAnswers({ store, observe: () => {}, write: (line) => void lines.push(line) });
  server = createServer((asked, answer) => {
    if (!ready.answer(asked, answer)) answer.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  store.set("/page", await pack("the page", head), { kind: "page", isReady: true });
  store.set("/page.md", await pack("the page", head), { kind: "page" });
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      const agent = false;
      request({ port, path, method, headers, agent }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk) => chunks.push(chunk));
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

const browser = { "accept-encoding": "gzip, deflate, br", accept: "text/html,*/*;q=0.8" };

test("a browser gets the bytes, and only once", async () => {
  const first = await ask("/page", browser);
  expect(first.status).toBe(200);
  expect(brotliDecompressSync(first.body).toString()).toBe("the page");
  expect(first.headers).toMatchObject({
    "content-type": "text/html",
    "content-encoding": "br",
    "content-length": String(first.body.length),
    "x-frame-options": "DENY",
    vary: "Accept, Accept-Encoding",
  });
  const again = await ask("/page", { ...browser, "if-none-match": `W/${first.headers["etag"]}` });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers["etag"]).toBe(first.headers["etag"]);
});

test.each<[string, string, Record<string, string>, string?]>([
  ["another address", "/page?", browser],
  ["what is stored without all its headers", "/page.md", browser],
  ["another encoding", "/page", { ...browser, "accept-encoding": "gzip" }],
  ["brotli refused", "/page", { ...browser, "accept-encoding": "gzip, br;q=0" }],
  ["no encoding", "/page", {}],
  ["Markdown", "/page", { ...browser, accept: "text/markdown" }],
  ["another method", "/page", browser, "HEAD"],
])("%s is left to the application", async (_, path, headers, method) => {
  expect((await ask(path, headers, method)).status).toBe(204);
});

test("a spelling of Accept-Encoding in use is read once, however many others come", async () => {
  const { encodings } = Negotiator.prototype;
  const readEach = vi.spyOn(Negotiator.prototype, "encodings").mockImplementation(encodings);
  for (let n = 0; n < 300; n += 1) await ask("/page", { "accept-encoding": `x${n}, br` });
  await ask("/page", browser);
  expect(readEach).toHaveBeenCalledTimes(301);
  for (let n = 0; n < 10; n += 1) await ask("/page", browser);
  expect(readEach).toHaveBeenCalledTimes(301);
  readEach.mockRestore();
});

test("an endless Accept-Encoding is not read: it is left to the application", async () => {
  expect((await ask("/page", { "accept-encoding": `br${",x".repeat(5000)}` })).status).toBe(204);
});

test("new bytes replace the old ones; once it is deleted, there is no answer", async () => {
  store.set("/page", await pack("the new page", head), { kind: "page", isReady: true });
  const { body } = await ask("/page", browser);
  expect(brotliDecompressSync(body).toString()).toBe("the new page");
  store.deleteAll("page");
  expect((await ask("/page", browser)).status).toBe(204);
});

test("the log has a line for each requested address and status, and no other", async () => {
  const { headers } = await ask("/page", browser);
  await ask("/page", browser);
  await ask("/page", { ...browser, "if-none-match": String(headers["etag"]) });
  ready.writeLog();
  ready.writeLog();
  expect(lines).toEqual([
    { path: "/page", status: 200, count: 2 },
    { path: "/page", status: 304, count: 1 },
  ]);
});
