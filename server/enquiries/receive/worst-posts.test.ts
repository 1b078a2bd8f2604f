// The cost of the worst posts of 64 kB is a bounded multiple of an ordinary one's.
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import pino from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readSettings } from "#server/environment.ts";
import { trapField } from "#shared/enquiry/rules.ts";
import { createPostLimits } from "./count-posts.ts";
import { createPostHandler } from "./handle-post.ts";

const good = {
  email: "claire@maison-oree.example",
  phone: "+33 4 65 71 20 10",
  company: "Maison Orée",
  country: "France",
  message: "Bonjour, quel est votre délai ?",
  product: "Zinc",
  page: "/liposomes/zinc",
};

let server: Server;
let url: string;
let closeLimits: () => void;
/** The time of an ordinary post, ms. */
let ordinary: number;

beforeAll(async () => {
  const settings = readSettings({ CONTACT_LIMIT: "100000", CONTACT_LIMIT_TOTAL: "100000" });
  const log = pino({ level: "silent" });
  const limits = createPostLimits({ settings, sharedCounts: null, log, now: Date.now });
  closeLimits = limits.stop;
  const { refuseForeign, handlePost } = createPostHandler({
    settings,
    log,
    limits,
    now: Date.now,
    renderForm: async (_request, response, { status }) => void response.status(status).end(),
    append: async () => ({ reference: "SPH-7K3Q-9F2M", isNew: true, isHeld: false }),
    findRepeated: async () => null,
    wake: () => {},
  });
  server = express().post("/contact", refuseForeign, handlePost).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/contact`;
  ordinary = await timeOf(JSON.stringify(good), json, 30);
});

afterAll(() => {
  closeLimits();
  server.close();
  server.closeAllConnections();
});

/** The shortest of several times, ms, which excludes the machine's other work. */
async function timeOf(body: string, type: string, tries: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries; n += 1) {
    const from = performance.now();
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": type },
      body,
      redirect: "manual",
    });
    await answer.arrayBuffer();
    least = Math.min(least, performance.now() - from);
    expect(answer.status).toBeLessThan(500);
  }
  return least;
}

const json = "application/json";
const form = "application/x-www-form-urlencoded";
const room = 60_000;

/** Repeats a text up to the size of a post, as raw UTF-8. */
const fill = (text: string, bytes = room) =>
  text.repeat(Math.floor(bytes / Buffer.byteLength(text)));
/** The marks are out of order, as NFC sorts them. */
const marks = `a${fill("\u0315", room / 2)}${fill("\u0300", room / 2)}`;

const inField = (name: string, value: unknown) => JSON.stringify({ ...good, [name]: value });
const chosen = (text: string) => inField("selection", text);

test.each([
  ["marks to sort, in the message", inField("message", marks), json],
  ["marks to sort, in the address", inField("email", marks), json],
  ["marks to sort, in the trap", inField(trapField, marks), json],
  ["marks to sort, in the selection", chosen(`liposomes.zinc\n  ${marks}`), json],
  ["marks to sort, confirmed", inField("confirmed", marks), json],
  ["marks up to what is composed", inField("message", fill(`a${"\u0315\u0300".repeat(15)}`)), json],
  ["tabs", inField("message", `${fill("\t", room / 2)}a`), json],
  ["blanks between letters", inField("phone", `1${fill(" ")}1`), json],
  ["carriage returns", `message=a${fill("%0D")}a`, form],
  ["letters that compose", inField("company", fill("\u1100\u1161\u11a8")), json],
  ["invisible letters", inField("country", fill("\u200b")), json],
  ["beginnings of links", inField("message", fill("<a ", 5000)), json],
  ["beginnings of tags", inField("message", fill("[url", 5000)), json],
  ["an address of dots", inField("email", `${fill("a.")}a@a.fr`), json],
  ["an address with many labels", inField("email", `a@${fill("a-.", 200)}fr`), json],
  ["a number that is none after all", inField("phone", `1${fill(" ", 58)}x`), json],
  ["a long page", inField("page", `/${fill("a/")}`), json],
  ["a page of percent signs", inField("page", `/fr/${fill("%25")}`), json],
  ["many chosen", chosen(fill("liposomes.zinc\n  a\n", room * 0.8)), json],
  ["many lines of a note", chosen(`liposomes.zinc\n${fill("  \n", room * 0.7)}`), json],
  ["many fields", fill("selection=a&"), form],
  [
    "nested lists",
    inField("message", 0).replace(":0", `:${fill("[", room / 2)}${fill("]", room / 2)}`),
    json,
  ],
])("%s", async (_, body, type) => {
  expect(Buffer.byteLength(body)).toBeLessThan(64 * 1024);
  // Measured: at most 10 times as long. Sorting all marks took 400 times as long.
  expect(await timeOf(body, type, 5)).toBeLessThan(60 * Math.max(ordinary, 1));
});
