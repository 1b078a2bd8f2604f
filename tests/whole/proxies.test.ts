// What the files in deploy/ say of proxies fits what the site does and takes.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connectionLimits } from "#server/http/open-server.ts";

const read = (file: string) =>
  readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8").replaceAll(
    /^\s*#.*$/gm,
    "",
  );
const caddyfile = read("Caddyfile");
const nginx = read("nginx-cache.conf");

/** The rules of nginx's map, in their order: a regular expression and what it stands for. */
const rules = [
  ...(/map \$http_accept_encoding \$\w+ \{([^}]*)\}/.exec(nginx)?.[1] ?? "").matchAll(
    /"~\*(.+)" (\w+);/g,
  ),
].map(([, pattern = "", encoding]) => [new RegExp(pattern, "i"), encoding] as const);

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip,br", "br"],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
  ["br;q=0.001", "br"],
  ["BR", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000 , gzip", "gzip"],
  ["gzip;q=0, br;q=0", "identity"],
  ["gzip;q=0", "identity"],
  ["brotli, x-br, xgzip", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
])("nginx asks the site for what the browser takes: %j is %s", (accepted, encoding) => {
  expect(rules).toHaveLength(2);
  expect(rules.find(([pattern]) => pattern.test(accepted))?.[1] ?? "identity").toBe(encoding);
});

test.each(["/metrics", "/METRICS", "/metrics/", "/readyz", "/Readyz/x"])(
  "nginx shows %s to nobody",
  (path) => {
    const [, pattern = ""] = /location ~\* (\S+) \{\s*return 404;/.exec(nginx) ?? [];
    expect(path).toMatch(new RegExp(pattern, "i"));
    for (const other of ["/", "/metricsx", "/liposomes/metrics", "/healthz"])
      expect(other).not.toMatch(new RegExp(pattern, "i"));
  },
);

test("no proxy opens so many connections that the site closes some of them", () => {
  const { connections } = connectionLimits(true);
  for (const [file, pattern] of [
    [caddyfile, /^\s*unhealthy_request_count (\d+)$/m],
    [nginx, /\bmax_conns=(\d+);/],
  ] as const) {
    const most = Number(pattern.exec(file)?.[1]);
    expect(most).toBeGreaterThan(0);
    // Some are left for health checks and for those that were idle a moment ago.
    expect(most).toBeLessThanOrEqual(connections / 2);
  }
});
