// The contents of the store, for how long they stay, and how often they are made.
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type PackedResponse, pack, wrap } from "./packed.ts";
import { createResponseStore, type ResponseStore } from "./response-store.ts";

const head = { type: "text/html", cacheControl: "no-cache", vary: "Accept-Encoding" };

let store: ResponseStore;
/** Counts the readings of the bytes, to be sent as they are or to be recoded. */
let looks: number;
let server: Server;

beforeEach(async () => {
  const made = await pack("a page", head);
  looks = 0;
  store = createResponseStore(1000);
  const packed: PackedResponse = Object.defineProperty({ ...made }, "body", {
    enumerable: false,
    get() {
      looks += 1;
      return made.body;
    },
  });
  server = createServer((asked, answer) => void store.send(asked, answer, packed));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

function ask(encoding: string): Promise<Buffer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const headers = { "accept-encoding": encoding };
    request({ port, headers, agent: false }, async (answer) =>
      resolve(Buffer.concat(await answer.toArray())),
    )
      .on("error", reject)
      .end();
  });
}

test.each(["identity", "gzip"])("%s is made once for all who ask for it", async (encoding) => {
  const bodies = await Promise.all(Array.from({ length: 20 }, () => ask(encoding)));
  bodies.push(await ask(encoding));
  for (const body of bodies)
    expect((encoding === "gzip" ? gunzipSync(body) : body).toString()).toBe("a page");
  expect(looks).toBe(1);
});

test("a response is made once for all who wait for it, and again after it failed", async () => {
  let calls = 0;
  const make = async () => {
    calls += 1;
    if (calls === 1) throw new Error("only once");
    return wrap("a file", head);
  };
  const find = () => store.findOrMake("/file", make, { kind: "file" });
  await expect(Promise.all([find(), find()])).rejects.toThrow("only once");
  const found = await Promise.all([find(), find()]);
  found.push(await find());
  expect(found.map(({ body }) => String(body))).toEqual(["a file", "a file", "a file"]);
  expect(calls).toBe(2);
});

test("recent responses make room for others in bytes, kept ones for none", () => {
  store.set("/kept", wrap("k".repeat(5000), head), { kind: "page" });
  for (const name of ["/a", "/b", "/a", "/c"]) {
    if (!store.find(name))
      store.set(name, wrap("v".repeat(400), head), { kind: "page", policy: "recent" });
  }
  expect(["/kept", "/a", "/b", "/c"].filter((address) => store.find(address))).toEqual([
    "/kept",
    "/a",
    "/c",
  ]);
});

test("all of a kind are deleted together, kept or recent", () => {
  store.set("/file", wrap("a", head), { kind: "file" });
  store.set("/page", wrap("b", head), { kind: "page" });
  store.set("/view", wrap("c", head), { kind: "page", policy: "recent" });
  store.deleteAll("page");
  expect(["/file", "/page", "/view"].filter((address) => store.find(address))).toEqual(["/file"]);
});
