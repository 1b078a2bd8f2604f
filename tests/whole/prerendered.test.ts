// What a site does with its pages once it has started and nobody comes.
import { rmSync } from "node:fs";
import request from "supertest";
import { expect, test } from "vitest";
import { startSite } from "#tests/start-site.ts";

test("pages become smaller than whoever was in a hurry got them", async () => {
  const site = await startSite();
  try {
    const readSize = async () => {
      const { headers } = await request(site.url).get("/").set("accept-encoding", "br").expect(200);
      return Number(headers["content-length"]);
    };
    const first = await readSize();
    await expect.poll(readSize, { timeout: 90_000 }).toBeLessThan(first);
  } finally {
    await site.kill();
    rmSync(site.dataDir, { recursive: true, force: true });
  }
});
