// Posts that no form of ours sends: what a fuzzer, an attacker or a broken program would. Not a test itself.
import { fieldNames, limits } from "#shared/enquiry/rules.ts";

export interface Malformed {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

const good: Readonly<Record<string, unknown>> = {
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 20 10",
  company: "Maison Orée",
  country: "France",
  message: "Bonjour",
  product: "",
  page: "/",
};

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

/** Values that belong in no field, or break what is careless about text. */
const oddValues: readonly unknown[] = [
  null,
  true,
  0,
  -1e308,
  [],
  ["a", "b"],
  {},
  { toString: "x" },
  { __proto__: { admin: true } },
  "",
  " ",
  "\0",
  "\u202eexe.fdp",
  "\u2028\u2029",
  "x\r\nBcc: victim@example.com",
  "x\nTo: victim@example.com\n\nHello",
  "%0d%0aBcc:victim@example.com",
  "\ud800",
  "=cmd|' /C calc'!A0",
  "<script>alert(1)</script>",
  "'; DROP TABLE enquiries; --",
  "аpple@gооgle.com",
  "claire@xn--80ak6aa92e.com",
  "claire@[127.0.0.1]",
  '"a b"@example.com',
  `${"a".repeat(300)}@example.com`,
  `${"l".repeat(64)}@${"d".repeat(255)}.fr`,
  "claire@example.com, victim@example.com",
  "claire@example.com\u0000.fr",
  "💣".repeat(80),
  "e\u0301".repeat(100),
  "\u200b".repeat(50),
  "A".repeat(10_000),
];

/** The same for the same seed: 0 to 2³²−1. */
export function makeMalformed(seed: number): Malformed {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  };
  const kinds: readonly (() => Malformed)[] = [
    // One or two fields are odd.
    () => {
      const fields = { ...good, [pick(fieldNames)]: pick(oddValues), email: pick(oddValues) };
      return { headers: json, body: JSON.stringify(fields) };
    },
    // Longer than any limit.
    () => {
      const name = pick(fieldNames);
      const text = "x".repeat(limits[name] + 1 + Math.floor(random() * 30_000));
      return { headers: json, body: JSON.stringify({ ...good, [name]: text }) };
    },
    // Prototype keys, unknown keys, keys without end.
    () => ({
      headers: json,
      body: `{"__proto__":{"email":"a@b.fr"},"constructor":{"prototype":{"x":1}},"${"k".repeat(500)}":1}`,
    }),
    // Deep.
    () => {
      const depth = 1 + Math.floor(random() * 5000);
      return { headers: json, body: `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}` };
    },
    // Cut off or garbled.
    () => {
      const text = JSON.stringify(good);
      return { headers: json, body: text.slice(0, Math.floor(random() * text.length)) };
    },
    // Bytes that are no UTF-8.
    () => ({
      headers: pick([json, form]),
      body: Buffer.from(Array.from({ length: 200 }, () => Math.floor(random() * 256))),
    }),
    () => ({
      headers: form,
      body: Buffer.concat([Buffer.from("email="), Buffer.from([0xff, 0xfe, 0xc0, 0xaf])]),
    }),
    // Forms with brackets, repeats, broken escapes, many keys.
    () => ({
      headers: form,
      body: `email[]=a&email[__proto__][x]=b&email=c&email=d&%=%&%zz=%E0%A4%A&${"a=b&".repeat(2000)}`,
    }),
    // Types and encodings that are not taken.
    () => ({
      headers: {
        "content-type": pick([
          "text/plain",
          "multipart/form-data; boundary=x",
          "application/xml",
          "application/json; charset=utf-16",
          "application/json; charset=nonsense",
          ";;;",
        ]),
      },
      body: JSON.stringify(good),
    }),
    () => ({
      headers: { ...json, "content-encoding": pick(["gzip", "br", "deflate", "x"]) },
      body: "x",
    }),
    // Another site, made-up addresses.
    () => ({
      headers: { ...json, origin: pick(["null", "https://evil.example", "file://x", "::::"]) },
      body: JSON.stringify(good),
    }),
    () => ({
      headers: { ...json, "x-forwarded-for": pick(["1.2.3.4, 5.6.7.8", "<script>", "::1%eth0"]) },
      body: JSON.stringify({ ...good, email: "claire" }),
    }),
    // Over the limit of a body.
    () => ({ headers: json, body: JSON.stringify({ ...good, message: "x".repeat(200_000) }) }),
  ];
  return pick(kinds)();
}

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
