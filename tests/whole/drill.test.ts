// A short crash drill and a short restart drill on each engine, with the built site; npm run drill does the long ones.
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runDrill } from "#tests/drill.ts";
import { runRestartDrill } from "#tests/restart-drill.ts";
import { engines, makeStorage, type Storage } from "#tests/storage.ts";

let storage: Storage;

afterEach(async () => {
  await storage.remove();
});

describe.each(engines)("%s", (engine) => {
  beforeEach(async () => {
    storage = await makeStorage(engine);
  });

  test("what was accepted is mailed and delivered, although the site was killed and all flapped", {
    timeout: 180_000,
  }, async () => {
    const report = await runDrill({
      storage: storage.settings,
      processes: engine === "PostgreSQL" ? 2 : 1,
      enquiries: 60,
      stops: 5,
      signal: "SIGKILL",
      hasTokens: true,
    });
    expect(report).toMatchObject({
      accepted: 60,
      stops: 5,
      lost: [],
      unexplained: [],
      lostWebhooks: [],
      unexplainedWebhooks: [],
      unbelieved: [],
    });
    expect(report.tokens).toBeGreaterThan(0);
  });

  test("nobody who posts or reads through a proxy notices that the site is restarted", {
    timeout: 180_000,
  }, async () => {
    const report = await runRestartDrill({
      storage: storage.settings,
      processes: engine === "PostgreSQL" ? 2 : 1,
      restarts: 2,
    });
    expect(report).toMatchObject({ restarts: 2, lostPosts: [], lostViews: [] });
    expect(report.posts).toBeGreaterThan(0);
  });
});
