// Programs ask over the Model Context Protocol, as its official client does: the same answers as those of pages and their data.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { claimsPath, registerFile } from "#shared/pages/register-address.ts";
import { type RunningSite, startSite } from "#tests/start-site.ts";

let site: RunningSite;
let client: Client;

beforeAll(async () => {
  site = await startSite({ MCP: "on", PRERENDER: "off" });
  client = new Client({ name: "test", version: "1" });
  await client.connect(new StreamableHTTPClientTransport(new URL(`${site.url}/mcp`)));
});

afterAll(async () => {
  await client.close();
  await site.stop();
});

/** The answer of a tool, and what is to be read with it. */
async function call(name: string, asked: Record<string, unknown>) {
  const result = await client.callTool({ name, arguments: asked });
  const texts = (result.content ?? []).map((part) => (part.type === "text" ? part.text : ""));
  const [text = "", note = ""] = texts;
  return { text, note, isError: result.isError ?? false };
}

const read = async (address: string) => (await request(site.url).get(address).expect(200)).text;

describe("the tools", () => {
  test("are four, read only, and say what they take", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "search_catalogue",
      "read_sheet",
      "judge_formula",
      "list_claims",
    ]);
    for (const { annotations, inputSchema, description } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(inputSchema.properties).toHaveProperty("language");
      expect(description).toMatch(/\.$/);
    }
  });

  test("find an ingredient, whose sheet is then read as its Markdown has it", async () => {
    const found = await call("search_catalogue", { query: "ubiquinone", language: "fr" });
    const [first] = JSON.parse(found.text).hits;
    expect(first).toMatchObject({ name: "Coenzyme\u00a0Q10", kind: "liposome" });
    expect(first.because.text).toMatch(/ubiquinone/i);
    expect(new URL(first.url).pathname).toBe("/fr/liposomes/coenzyme-q10");
    const sheet = await call("read_sheet", { address: first.url, language: "fr" });
    expect(sheet.text).toBe(await read("/fr/liposomes/coenzyme-q10.md"));
    expect(sheet.note).toContain("conseil juridique");
    const english = await call("read_sheet", { address: "/liposomes/coenzyme-q10" });
    expect(english.text).toBe(await read("/en/liposomes/coenzyme-q10.md"));
    expect(english.note).toContain("legal advice");
  });

  test("judge a formula as its bench does, wishes and container included", async () => {
    const actives = [
      { slug: "zinc", dose: "10mg" },
      { slug: "vitamine-d3", dose: "5ug" },
      { slug: "rien", dose: "1mg" },
    ];
    const settings = { contenant: "stick", souhait: ["vegan"] };
    const { text } = await call("judge_formula", { instrument: "complement", actives, settings });
    const bench = "/en/formule-sur-mesure/composer/complement.json";
    const own = await read(
      `${bench}?contenant=stick&souhait=vegan&zinc=10mg&vitamine-d3=5ug&rien=1mg`,
    );
    expect(JSON.parse(text)).toEqual(JSON.parse(own));
    expect(JSON.parse(text).problems).toMatchObject([{ name: "rien" }]);
  });

  test("list the claims of a nutrient as the register has them", async () => {
    const all = JSON.parse((await call("list_claims", {})).text);
    const zinc = JSON.parse((await call("list_claims", { nutrient: "zinc" })).text);
    const register = JSON.parse(await read(registerFile(claimsPath, "json")));
    const own = register.nutrients.find(({ id }: { id: string }) => id === "zinc");
    expect(zinc.nutrients).toEqual([own]);
    expect(all.nutrients).toContainEqual({ id: "zinc", name: own.name, claims: own.claims.length });
  });

  test.each([
    ["read_sheet", { address: "/liposomes/rien" }],
    ["read_sheet", { address: "https://example.com/liposomes/zinc" }],
    ["read_sheet", { address: "/fr/selection" }],
    ["list_claims", { nutrient: "rien" }],
  ])("say so where there is nothing: %s %o", async (name, asked) => {
    const { text, isError } = await call(name, asked);
    expect(isError).toBe(true);
    expect(text).toContain("Search the catalogue first");
  });
});

const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  request(site.url)
    .post("/mcp")
    .set({
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    })
    .send(body);

const ask = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

describe("what is asked wrongly", () => {
  test("is refused: too large, no JSON, batches, other sites' pages, streams", async () => {
    const large = ask("tools/call", { name: "search_catalogue", arguments: { query: "a" } });
    expect((await post(large.replace('"a"', `"${"a".repeat(1_000_000)}"`))).status).toBe(413);
    expect((await post("zinc")).body.error.code).toBe(-32_700);
    expect((await post("3")).status).toBe(400);
    const batch = JSON.stringify(Array(300).fill(JSON.parse(ask("ping"))));
    expect((await post(batch)).body.error.message).toContain("batches");
    expect((await post(ask("tools/list"), { Origin: "https://example.com" })).status).toBe(403);
    expect((await post(ask("subscriptions/listen"))).body.error.code).toBe(-32_601);
    const got = await request(site.url).get("/mcp");
    expect(got.status).toBe(405);
    expect(got.headers["allow"]).toBe("POST");
  });

  test.each([
    ["an unknown tool", "nothing", {}],
    ["no query", "search_catalogue", {}],
    ["a query of a thousand letters", "search_catalogue", { query: "a".repeat(1000) }],
    [
      "twenty-one actives",
      "judge_formula",
      { instrument: "complement", actives: Array(21).fill({ slug: "zinc", dose: "1mg" }) },
    ],
    ["another language", "read_sheet", { address: "/", language: "de" }],
  ])("is told, and nothing is made: %s", async (_, name, asked) => {
    const { text } = await post(ask("tools/call", { name, arguments: asked }));
    expect(text).toMatch(/"isError":true|"error":\{/);
    expect(text).not.toContain("node_modules");
  });

  test("is read as the site's own addresses are, however much it is", async () => {
    const searched = await call("search_catalogue", { query: `zinc\u0000${" a".repeat(90)}` });
    expect(searched.isError).toBe(false);
    expect((await call("search_catalogue", { query: "\u0000" })).isError).toBe(true);
    const values = Array(30).fill("x".repeat(20));
    const settings = Object.fromEntries(
      Array.from({ length: 30 }, (_, at) => [`no-${at}`, values]),
    );
    const { text } = await call("judge_formula", {
      instrument: "complement",
      actives: [],
      settings,
    });
    expect(JSON.parse(text).problems.length).toBeLessThanOrEqual(400);
  });

  test("counts with the views of its address", async () => {
    const small = await startSite({ MCP: "on", VIEW_LIMIT: "2", PRERENDER: "off" });
    try {
      const again = () =>
        request(small.url)
          .post("/mcp")
          .send(JSON.parse(ask("tools/list")));
      await again();
      await request(small.url).get("/fr/recherche?q=zinc").expect(200);
      const { status, headers, body } = await again();
      expect(status).toBe(429);
      expect(Number(headers["retry-after"])).toBeGreaterThan(0);
      expect(body.error.message).toContain("Retry-After");
    } finally {
      await small.stop();
    }
  });
});

test("clients of 2025 are answered too", async () => {
  const { status, text } = await post(
    ask("initialize", {
      protocolVersion: "2025-06-18",
      capabilities: {},
      clientInfo: { name: "old", version: "1" },
    }),
  );
  expect(status).toBe(200);
  expect(text).toContain('"protocolVersion":"2025-06-18"');
  expect(text).toContain('"instructions"');
});

test("where it is off, the address leads nowhere", async () => {
  const { status } = await request(inject("siteUrl")).post("/mcp").send({});
  expect(status).toBeGreaterThanOrEqual(400);
  const got = await request(inject("siteUrl")).get("/mcp");
  expect(got.status).toBe(302);
});
