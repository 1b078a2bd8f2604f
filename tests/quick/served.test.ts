// The site as a visitor without JavaScript, a crawler or a tool gets it: every address, every header that matters.
import { createHash } from "node:crypto";
import { type IncomingMessage, type OutgoingHttpHeaders, request as send } from "node:http";
import request from "supertest";
import { describe, expect, inject, test } from "vitest";
import { catalogueIndexAddress, pageDataAddress } from "#shared/pages/data-addresses.ts";
import { pageAddresses } from "#tests/addresses.ts";
import { manifest } from "#tests/asset-manifest.ts";

const { build } = manifest;
const siteUrl = inject("siteUrl");
const site = request(siteUrl);

/** A request whose target goes out as it is: other clients would tidy it up. */
function ask({
  target,
  method = "GET",
  headers = {},
}: {
  target: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
}): Promise<IncomingMessage & { readonly status: number }> {
  const { hostname, port } = new URL(siteUrl);
  return new Promise((resolve, reject) => {
    send({ hostname, port, path: target, method, headers }, (answer) => {
      answer.resume();
      resolve(Object.assign(answer, { status: answer.statusCode ?? 0 }));
    })
      .on("error", reject)
      .end();
  });
}

const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0;

describe("addresses that are no page", () => {
  test.each(["/services", "/nowhere", "/liposomes/nothing", "/probiotiques/x/y", "//example"])(
    "%s leads home in one step, where it is said",
    async (address) => {
      const { status, headers } = await site.get(address).redirects(0);
      expect(status).toBe(302);
      expect(headers["location"]).toBe("/?introuvable=1");
    },
  );

  test.each([
    ["/fr/nowhere", "/fr"],
    ["/en/liposomes/nothing", "/en"],
    ["/fr/services", "/fr"],
    ["/fr/fr", "/fr"],
    ["/de", "/"],
    ["/french", "/"],
  ])("%s leads to the home page of its edition, %s", async (address, home) => {
    const { status, headers } = await site.get(address).redirects(0);
    expect(status).toBe(302);
    expect(headers["location"]).toBe(`${home}?introuvable=1`);
  });

  test.each([
    "/wp-login.php",
    "/favicon.xyz",
    "/images/none.avif",
    "/assets/site.none.css",
    "/.env",
    "/liposomes/x.html",
  ])("%s looks like a file: a bare 404", async (address) => {
    const { status, headers } = await site.get(address).redirects(0);
    expect(status).toBe(404);
    expect(headers["content-type"]).toContain("text/plain");
    expect(headers["cache-control"]).toBe("no-store");
  });

  test("a path longer than any of ours is refused before anything looks at it", async () => {
    const dots = `/${".".repeat(15_800)}/x`;
    for (const target of [dots, `${dots}.md`, `${dots}.json`, `/page-data/${dots}`]) {
      const { status, headers } = await ask({ target });
      expect(status).toBe(414);
      expect(headers["cache-control"]).toBe("no-store");
    }
    expect((await ask({ target: `/liposomes?q=${".".repeat(15_000)}` })).status).toBe(200);
  });

  test.each(["/%", "/%E0%A4%A", "/liposomes/%ff", "/a%00b", "/liposomes%0d%0aX:%20y"])(
    "%s is malformed: a clean 400",
    async (address) => {
      const { status, text } = await site.get(address).redirects(0);
      expect(status).toBe(400);
      expect(text).not.toContain("    at ");
    },
  );

  test.each([
    ["/liposomes/?q=zinc", "/liposomes?q=zinc"],
    ["/liposomes//", "/liposomes"],
    ["/liposomes%2F", "/liposomes"],
    ["/%2F", "/"],
    ["//", "/"],
    ["//evil.example/", "/evil.example"],
    ["/\\\\evil.example/", "/%5C%5Cevil.example"],
    ["/%5Cevil.example/", "/%5Cevil.example"],
    ["http://evil.example/liposomes/?q=a", "/liposomes?q=a"],
    ["/a%3Fb/", "/a%3Fb"],
  ])("%s is redirected once, to %s on this site", async (target, location) => {
    const answer = await ask({ target });
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe(location);
    expect((await ask({ target: location })).status).not.toBe(301);
  });

  test("a whole address, as for a proxy, is that of its page", async () => {
    expect((await ask({ target: "http://localhost/liposomes" })).status).toBe(200);
    expect((await ask({ target: "ftp://localhost/liposomes" })).status).toBe(400);
  });

  test.each([
    ["/", "GET, HEAD"],
    ["/liposomes", "GET, HEAD"],
    [pageDataAddress(build, "/liposomes"), "GET, HEAD"],
    ["/page-data/nothing", "GET, HEAD"],
    [catalogueIndexAddress(build, "/liposomes.json"), "GET, HEAD"],
    ["/contact", "GET, HEAD, POST"],
    ["/nowhere", "GET, HEAD"],
  ])("other methods on %s are refused, and %s are named", async (target, allowed) => {
    const refused = ["PUT", "DELETE", "PATCH", "TRACE", "POST"];
    for (const method of refused.filter((name) => !allowed.includes(name))) {
      const { status, headers } = await ask({ target, method });
      expect(`${method} ${status} ${headers.allow}`).toBe(`${method} 405 ${allowed}`);
    }
  });
});

describe("catalogues without JavaScript", () => {
  test("a search ignores accents and case", async () => {
    const { text } = await site.get("/liposomes?q=ACEROLA");
    expect(text).toContain("acérola");
    expect(text).not.toContain('href="/liposomes/zinc"');
  });

  test.each([
    ["/liposomes?q=itamin", "/liposomes/vitaminea"],
    ["/liposomes?q=min", "/liposomes/vitaminea"],
    ["/fr/niosomes?q=AKU", "/fr/niosomes/bakuchiol"],
    ["/en/probiotiques?q=act", "/en/probiotiques/bifidobacterium"],
    ["/formule-marque-blanche?q=ulti", "/formule-marque-blanche/multivitamines"],
  ])("%s finds names with it inside: %s", async (address, path) => {
    const { text } = await site.get(address).expect(200);
    expect(text).toContain(`href="${path}`);
    // It is a row, not a link beside the list.
    const none = await site.get(address.replace(/=.*/, "=zzz")).expect(200);
    expect(none.text).not.toContain(`href="${path}`);
  });

  test("a page of the list is in the address", async () => {
    const first = await site.get("/liposomes");
    const second = await site.get("/liposomes?page=2");
    expect(first.text).toContain('href="/liposomes/acerola"');
    expect(second.text).not.toContain('href="/liposomes/acerola"');
    expect(count(second.text, /href="\/liposomes\/[^"]+"/g)).toBeGreaterThanOrEqual(10);
  });

  test.each([
    ["/liposomes?page=99999", "/liposomes?page=6"],
    ["/liposomes?page=7&filtre=mineral", "/liposomes?filtre=mineral"],
    ["/niosomes?q=acide&page=50", "/niosomes?q=acide&page=2"],
    ["/probiotiques?page=10&utm=x", "/probiotiques?page=7"],
  ])("%s is past the end: it leads to the last page, %s", async (address, last) => {
    const { status, headers } = await site.get(address).redirects(0);
    expect([status, headers["location"]]).toEqual([302, last]);
    const { text } = await site.get(last).redirects(0).expect(200);
    expect(text).toContain(
      `<link rel="canonical" href="http://localhost:0${last.replace("&", "&#38;")}">`,
    );
  });

  test("nothing found is said in the specified words", async () => {
    const { status, text } = await site.get("/probiotiques?q=zzz");
    expect(status).toBe(200);
    expect(text).toContain("Aucun produit trouvé.");
    const products = await site.get("/formule-marque-blanche?q=zzz");
    expect(products.text).toContain("Aucun produit trouvé pour cette catégorie.");
  });

  test("what a visitor types never becomes markup", async () => {
    const { text } = await site.get("/niosomes?q=%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    expect(text).not.toContain("<script>alert");
    expect(text).not.toContain('"><script');
  });

  test("searches are not for search engines, plain pages are", async () => {
    expect((await site.get("/liposomes?q=zinc")).text).toContain('content="noindex, follow"');
    expect((await site.get("/liposomes")).text).not.toContain("noindex");
  });
});

describe("headers", () => {
  test("the policy is strict and there are no cookies", async () => {
    const { headers, text } = await site.get("/");
    const policy = headers["content-security-policy"];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|nonce|\*/);
    // Of style, what the page carries and nothing else.
    const [, style = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(text) ?? [];
    const hash = createHash("sha256").update(style).digest("base64");
    expect(policy).toContain(`style-src 'self' 'sha256-${hash}';`);
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test.each(pageAddresses)("%s is compressed, and not sent twice", async (address) => {
    const plain = await site.get(address).set("accept-encoding", "identity");
    const compressed = await site.get(address).set("accept-encoding", "br");
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(Number(compressed.headers["content-length"])).toBeLessThan(plain.text.length / 3);
    expect(compressed.text).toBe(plain.text);
    const again = await site
      .get(address)
      .set("accept-encoding", "br")
      .set("if-none-match", compressed.headers["etag"] ?? "");
    expect(again.status).toBe(304);
    const head = await site.head(address).set("accept-encoding", "identity");
    expect(head.headers["content-length"]).toBe(plain.headers["content-length"]);
  });

  test.each([
    ["br", "br"],
    ["BR", "br"],
    ["gzip;q=1, br;q=0", "gzip"],
    ["deflate, zstd", undefined],
    ["*;q=0.1", "br"],
    ["", undefined],
  ])("Accept-Encoding %j is honoured", async (accepted, encoding) => {
    for (const target of ["/liposomes", "/liposomes?q=zinc"]) {
      const { status, headers } = await ask({ target, headers: { "accept-encoding": accepted } });
      expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
    }
  });

  test.each(["identity;q=0", "*;q=0", "identity;q=0, br;q=0, gzip;q=0"])(
    "nothing is sent to who takes nothing: %s",
    async (accepted) => {
      for (const target of ["/liposomes", "/liposomes?q=zinc"]) {
        const { status } = await ask({ target, headers: { "accept-encoding": accepted } });
        expect(status).toBe(406);
      }
    },
  );

  test("who has any version of a page is not sent it again", async () => {
    const { status } = await ask({ target: "/liposomes", headers: { "if-none-match": "*" } });
    expect(status).toBe(304);
  });

  test("HEAD of a search renders nothing, and says what GET would", async () => {
    const headers = { "accept-encoding": "br" };
    const head = await ask({ target: "/liposomes?q=zinc", method: "HEAD", headers });
    const get = await ask({ target: "/liposomes?q=zinc", headers });
    const told = ["content-type", "content-encoding", "cache-control", "vary"];
    for (const name of told) expect(head.headers[name]).toBe(get.headers[name]);
    expect(head.status).toBe(200);
  });

  test("assets never change under their name", async () => {
    const { text } = await site.get("/");
    const assets = [...text.matchAll(/"(\/(?:assets|fonts)\/[^"]+)"/g)].flatMap(
      ([, addresses = ""]) => addresses.split(" "),
    );
    expect(assets.length).toBeGreaterThan(4);
    for (const address of assets) {
      const { headers } = await site.head(address);
      expect(headers["cache-control"], address).toContain("immutable");
    }
  });

  test("scripts and styles carry what they need, and nothing of a page", async () => {
    for (const target of [manifest.entry, manifest.stylesheet]) {
      const headers = { "accept-encoding": "br" };
      await ask({ target, headers });
      const { rawHeaders } = await ask({ target, headers });
      expect(rawHeaders.join(": ").length + rawHeaders.length, target).toBeLessThan(400);
      expect(rawHeaders).toContain("nosniff");
      expect(rawHeaders.join()).not.toContain("default-src");
    }
  });
});

describe("machine pages", () => {
  test("the process is alive and ready", async () => {
    expect((await site.get("/healthz")).body).toEqual({ status: "ok" });
    expect((await site.get("/readyz")).body).toMatchObject({ status: "ready" });
  });

  test("page data are those of one build, and never change", async () => {
    for (const path of ["/", "/liposomes"]) {
      const { headers, body } = await site.get(pageDataAddress(build, path)).redirects(0);
      expect(headers["cache-control"]).toContain("immutable");
      expect(body).toMatchObject({ page: { path } });
      const { text } = await site.get(path);
      expect(text).toContain(`<style data-sheet="${body.stylesheet}">`);
      await site.get(pageDataAddress("another", path)).redirects(0).expect(404);
    }
    const index = await site.get(catalogueIndexAddress(build, "/liposomes.json")).expect(200);
    expect(index.body).toHaveLength(56);
    await site.get(catalogueIndexAddress("another", "/liposomes.json")).expect(404);
  });

  test("the data of a bench are those of its formula, which browsers alone keep", async () => {
    const query = "?v=1&zinc=10mg&utm_source=x";
    const bench = "/fr/formule-sur-mesure/composer/complement";
    const { headers, body } = await site.get(pageDataAddress(build, bench) + query).expect(200);
    expect(headers["cache-control"]).toBe("private, no-cache");
    expect(body.page.data.formula.actives).toMatchObject([{ slug: "zinc" }]);
    const { text } = await site.get(bench + query);
    expect(text).toContain(`${pageDataAddress(build, bench)}?v=1&#38;zinc=10mg"`);
    const empty = await site.get(pageDataAddress(build, bench)).expect(200);
    expect(empty.headers["cache-control"]).toContain("immutable");
    expect(empty.body.page.data.formula.actives).toEqual([]);
  });

  test("page data that is missing is a 404, not a page", async () => {
    await site.get(pageDataAddress(build, "/nothing")).redirects(0).expect(404);
  });
});
