// Limits on how often one address may ask for pages that have to be made.
import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { limitRequests } from "./limit-requests.ts";

function openSite(limit: number) {
  const app = express();
  app.set("trust proxy", 1);
  const mayAsk = limitRequests(limit);
  app.use(async (asked, response) => {
    response.status((await mayAsk(asked, response)) ? 200 : 429).end();
  });
  return (address: string) => request(app).get("/").set("x-forwarded-for", address);
}

test("an address over the limit is told when to retry; the others are not held up", async () => {
  const ask = openSite(3);
  for (let n = 0; n < 3; n += 1) await ask("192.0.2.1").expect(200);
  const { headers } = await ask("192.0.2.1").expect(429);
  const seconds = Number(headers["retry-after"]);
  expect(seconds).toBeGreaterThan(290);
  expect(seconds).toBeLessThanOrEqual(300);
  await ask("192.0.2.2").expect(200);
});

test("the addresses of one IPv6 subscriber count as one", async () => {
  const ask = openSite(2);
  await ask("2001:db8:0:1::1").expect(200);
  await ask("2001:db8:0:2::2").expect(200);
  await ask("2001:db8:0:3::3").expect(429);
  await ask("2001:db8:1:1::1").expect(200);
});
