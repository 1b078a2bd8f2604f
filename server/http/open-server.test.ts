// Limits on a client before any page is made: turns on a connection, connections, silence, malformed requests.
import { once } from "node:events";
import type { RequestListener, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { connectionLimits, openServer, type Refusal } from "./open-server.ts";

let server: Server;
let refused: Refusal[];
const clients: Socket[] = [];

beforeEach(() => {
  refused = [];
});

afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await new Promise((resolve) => server.close(resolve));
});

async function listen(listener: RequestListener, limits = connectionLimits(false)) {
  const opened = openServer(limits, (refusal) => void refused.push(refusal));
  server = opened.server;
  opened.answer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

/** `from`: an address of this machine. */
async function open(from = "127.0.0.1"): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const client = connect({ port, host: "127.0.0.1", localAddress: from });
  client.on("error", () => undefined);
  clients.push(client);
  await new Promise((resolve) => client.once("connect", resolve));
  return client;
}

const isClosed = (client: Socket) => new Promise<void>((resolve) => client.once("close", resolve));

/** Sends bytes and returns all that arrives until the connection ends. */
async function exchange(bytes: string): Promise<string> {
  const client = await open();
  let answer = "";
  client.setEncoding("latin1").on("data", (text) => {
    answer += text;
  });
  client.write(bytes);
  await isClosed(client);
  return answer;
}

const get = (path: string, more = "") => `GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`;

describe("requests that are sent before the answers are read", () => {
  test("up to five get their answers in order, one begun after the other", async () => {
    let atWork = 0;
    let most = 0;
    await listen((request, response) => {
      atWork += 1;
      most = Math.max(most, atWork);
      setImmediate(() => {
        atWork -= 1;
        response.end(`<${request.url}>`);
      });
    });
    const paths = ["/a", "/b", "/c", "/d"];
    const answer = await exchange(
      paths.map((path) => get(path)).join("") + get("/e", "Connection: close\r\n"),
    );
    expect(answer.match(/<.*?>/g)).toEqual([...paths, "/e"].map((path) => `<${path}>`));
    expect(most).toBe(1);
    expect(refused).toEqual([]);
  });

  test("a post is read by its own handler, however early it came", async () => {
    await listen((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => response.end(`<${request.url} ${body}>`));
    });
    const post = "POST /post HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello";
    const answer = await exchange(get("/get") + post + get("/end", "Connection: close\r\n"));
    expect(answer.match(/<.*?>/g)).toEqual(["</get >", "</post hello>", "</end >"]);
  });

  test("no answer is made for a client that does not read the previous one", async () => {
    const large = Buffer.alloc(50_000_000, "a");
    let begun = 0;
    await listen((_request, response) => {
      begun += 1;
      response.end(large);
    });
    const client = await open();
    client.pause();
    client.write(get("/").repeat(3));
    await expect.poll(() => begun).toBe(1);
    const other = await open();
    other.write(get("/"));
    // The second request would have begun by the time that another client has an answer.
    await new Promise((resolve) => other.once("data", resolve));
    expect(begun).toBe(2);
  });

  test("thousands cost their client the connection, and other clients nothing", async () => {
    let begun = 0;
    const pending: (() => void)[] = [];
    await listen((_request, response) => {
      begun += 1;
      pending.push(() => response.end());
    });
    const client = await open();
    const closed = isClosed(client);
    client.write(get("/").repeat(2000));
    await closed;
    expect(begun).toBe(1);
    expect(refused).toEqual(["flood"]);
    for (const finish of pending) finish();
    expect(begun).toBe(1);
    expect(Error.stackTraceLimit).toBeGreaterThan(0);
  });
});

describe("malformed requests", () => {
  const answerAll: RequestListener = (_request, response) => response.end("<answered>");

  test.each([
    ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n", 400],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["an expectation", get("/", "Expect: wonders\r\n"), 417],
    ["a path of dots", get(`/${".".repeat(15_800)}/x`), 414],
    ["a path of one letter too many", get(`/${"a".repeat(300)}?q=a`), 414],
    ["a fragment", get("/a#b"), 400],
    ["a fragment behind a query", get("/a?b#c"), 400],
    ["no path", "OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["another scheme", get("ftp://a/b"), 400],
    ["no HTTP", "hello\r\n\r\n", 400],
    ["two lengths", get("/", "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n"), 400],
    ["headers without end", get("/", `X: ${"x".repeat(20_000)}\r\n`), 431],
  ])("%s: refused, and nothing is guessed of the type", async (_name, bytes, status) => {
    await listen(answerAll);
    const answer = await exchange(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain("X-Content-Type-Options: nosniff");
    expect(answer).not.toContain("<answered>");
    expect(refused).toEqual(["malformed"]);
  });

  test("the query of an address may be long, its path nearly as long as any of ours", async () => {
    await listen(answerAll);
    const path = `/${"a".repeat(299)}?q=${"b".repeat(15_000)}`;
    expect(await exchange(get(path, "Connection: close\r\n"))).toContain("<answered>");
    expect(refused).toEqual([]);
  });

  test.each([
    ["http://a/fr/contact?q=a", "/fr/contact?q=a"],
    ["HTTPS://a:443/fr", "/fr"],
    ["http://a", "/"],
    ["http://a?q=a", "/?q=a"],
  ])("%s, as sent to a proxy, is the path %s", async (target, path) => {
    await listen((request, response) => response.end(`<${request.url}>`));
    expect(await exchange(get(target, "Connection: close\r\n"))).toContain(`<${path}>`);
    expect(refused).toEqual([]);
  });

  test("hold up those who send many of them, and nobody else", async () => {
    await listen(answerAll);
    const inOrder: string[] = [];
    const refusals = Array.from({ length: 30 }, async () => {
      await exchange(get("/a#b"));
      inOrder.push("refused");
    });
    for (let n = 0; n < 5; n += 1) {
      expect(await exchange(get("/", "Connection: close\r\n"))).toContain("<answered>");
      inOrder.push("answered");
    }
    await Promise.all(refusals);
    expect(inOrder).toHaveLength(35);
    expect(inOrder.lastIndexOf("answered")).toBeLessThan(20);
  });

  test("HTTP/1.0 needs no host, and a post may ask to continue", async () => {
    await listen(answerAll);
    expect(await exchange("GET / HTTP/1.0\r\n\r\n")).toContain("<answered>");
    const post =
      "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nExpect: 100-continue\r\nContent-Length: 1\r\n\r\nx";
    expect(await exchange(post)).toMatch(/^HTTP\/1.1 100 Continue.*200 OK.*<answered>/s);
    expect(refused).toEqual([]);
  });

  test("no bytes of a refusal get into an answer that is being sent", async () => {
    await listen((_request, response) => {
      response.writeHead(200, { "Content-Length": 1000 });
      response.write("begun");
    });
    const client = await open();
    client.write(get("/"));
    let answer = "";
    client.setEncoding("latin1").on("data", (text) => {
      if (answer === "") client.write("nonsense\r\n\r\n");
      answer += text;
    });
    await isClosed(client);
    expect(answer).toMatch(/begun$/);
    expect(refused).toEqual(["malformed"]);
  });
});

describe("connections", () => {
  test("are limited for each address, and for all together", async () => {
    await listen((_request, response) => response.end("<answered>"), {
      ...connectionLimits(false),
      connections: 4,
      connectionsEach: 2,
      silence: 60_000,
    });
    await Promise.all([open(), open()]);
    await isClosed(await open());
    expect(refused).toEqual(["crowded"]);
    // A client that has closed one connection may open another.
    clients[0]?.destroy();
    await expect.poll(() => exchange(get("/", "Connection: close\r\n"))).toContain("<answered>");
  });

  test("of a proxy are shared by all clients, up to the whole limit", async () => {
    const { connectionsEach } = connectionLimits(true);
    expect(connectionsEach).toBe(Number.POSITIVE_INFINITY);
    const taken: ServerResponse[] = [];
    await listen((_request, response) => void taken.push(response), {
      ...connectionLimits(false),
      connections: 2,
      connectionsEach,
      silence: 60_000,
    });
    for (const client of await Promise.all([open(), open()])) client.write(get("/"));
    await expect.poll(() => taken.length).toBe(2);
    await isClosed(await open());
    expect(refused).toEqual(["crowded"]);
    for (const response of taken) response.end();
  });

  test("that wait for nothing make room for new ones, the longest first", async () => {
    await listen((_request, response) => response.end("<answered>"), {
      ...connectionLimits(false),
      connections: 2,
      connectionsEach: Number.POSITIVE_INFINITY,
      silence: 60_000,
    });
    const first = await open();
    const second = await open();
    const third = await open();
    await isClosed(first);
    for (const client of [second, third]) {
      client.write(get("/"));
      const [answer] = await once(client, "data");
      expect(String(answer)).toContain("<answered>");
    }
  });

  test("of the address that has the most make room where all are in use, the oldest first", async () => {
    const taken: ServerResponse[] = [];
    await listen((_request, response) => void taken.push(response), {
      ...connectionLimits(false),
      connections: 3,
      connectionsEach: 3,
    });
    const unfinished = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab";
    const crowd = [await open("127.0.0.2"), await open("127.0.0.2"), await open("127.0.0.2")];
    for (const client of crowd) client.write(unfinished);
    await expect.poll(() => taken.length).toBe(3);
    const visitor = await open("127.0.0.3");
    await isClosed(crowd[0] as Socket);
    visitor.write(get("/"));
    await expect.poll(() => taken.length).toBe(4);
    // The crowd does not get its place back from whoever has no more than it would.
    await isClosed(await open("127.0.0.2"));
    taken[3]?.end("<answered>");
    const [answer] = await once(visitor, "data");
    expect(String(answer)).toContain("<answered>");
    for (const response of taken) response.end();
  });

  test("that wait for nothing give no way to an address that has more", async () => {
    const taken: ServerResponse[] = [];
    await listen((_request, response) => void taken.push(response), {
      ...connectionLimits(false),
      connections: 3,
      connectionsEach: 3,
    });
    for (const client of [await open("127.0.0.2"), await open("127.0.0.2")]) client.write(get("/"));
    await expect.poll(() => taken.length).toBe(2);
    const visitor = await open("127.0.0.3");
    await isClosed(await open("127.0.0.2"));
    visitor.write(get("/"));
    await expect.poll(() => taken.length).toBe(3);
    for (const response of taken) response.end();
  });

  test.each([
    ["headers", "GET / HTTP/1.1\r\nHost: a\r\n"],
    ["body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab"],
  ])(
    "are told soon after its time that a request's %s did not come",
    async (_, bytes) => {
      await listen(() => undefined, { ...connectionLimits(false), headers: 100, request: 200 });
      expect(await exchange(bytes)).toContain("408 Request Timeout");
    },
    10_000,
  );

  test("are closed after a silence if the client reads nothing", async () => {
    let isLeft = false;
    await listen(
      (_request, response) => {
        response.once("close", () => {
          isLeft = !response.writableFinished;
        });
        response.end(Buffer.alloc(50_000_000));
      },
      { ...connectionLimits(false), silence: 100 },
    );
    const client = await open();
    client.pause();
    client.write(get("/"));
    await expect.poll(() => isLeft).toBe(true);
  });
});
