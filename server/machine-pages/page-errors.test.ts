// What browsers tell of errors, and what others invent.
import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { pageErrorKinds } from "#shared/pages/page-errors.ts";
import { pageErrors } from "./page-errors.ts";

function openSite() {
  const told: string[] = [];
  const app = express();
  app.set("trust proxy", 1);
  app.use(pageErrors({ siteUrl: "https://own.example", count: (kind) => told.push(kind) }));
  const tell = (kind: string, headers: Record<string, string> = {}) =>
    request(app)
      .post(`/page-errors/${kind}`)
      .set({ Origin: "https://own.example", "X-Forwarded-For": "192.0.2.1", ...headers });
  return { app, told, tell };
}

test("each kind is counted, and none that is not one", async () => {
  const { app, told, tell } = openSite();
  for (const kind of pageErrorKinds) await tell(kind).expect(204);
  expect(told).toEqual(pageErrorKinds);
  for (const kind of ["", "page/x", "PAGE", "constructor", "%70age%00"])
    await tell(kind).expect(404);
  await request(app).get("/page-errors/page").expect(404);
  expect(told).toEqual(pageErrorKinds);
});

test("pages of other sites are not heard; ours are, where they hide their address", async () => {
  const { told, tell } = openSite();
  await tell("page", { Origin: "https://other.example" }).expect(403);
  await tell("page", { Origin: "null", "Sec-Fetch-Site": "cross-site" }).expect(403);
  expect(told).toEqual([]);
  await tell("page", { Origin: "null", "Sec-Fetch-Site": "same-origin" }).expect(204);
  expect(told).toEqual(["page"]);
});

test("who tells without end is no longer counted; the others are", async () => {
  const { told, tell } = openSite();
  for (let n = 0; n < 30; n += 1) await tell("footer").expect(204);
  expect(told.length).toBe(20);
  await tell("popup", { "X-Forwarded-For": "192.0.2.2" }).expect(204);
  expect(told.at(-1)).toBe("popup");
});
