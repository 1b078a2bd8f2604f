// Floods: so much of one thing, wanted or not, that somebody else would wait for it. Against one small site, while that somebody
// asks for a page, a search or the form.
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { isAlive, pipelined, sendUnread } from "#tests/attack/crowd.ts";
import { markdownAddresses, misspeltData } from "#tests/attack/inputs.ts";
import { attacker, attackOneSite, mostWork, patience } from "#tests/attack/small-site.ts";
import { load, send } from "#tests/load.ts";
import { readMemory, waitForRest } from "#tests/process-facts.ts";

const attacked = attackOneSite();

test("answers that nobody reads are not made", async () => {
  const unread = sendUnread(attacked.site, 4, pipelined(500));
  await pause(1000);
  expect(await attacked.readPage()).toBeLessThan(mostWork);
  unread.close();
  await waitForRest(attacked.pidOf(), patience);
  expect(readMemory(attacked.pidOf(), "VmHWM") - attacked.memoryBefore).toBeLessThan(150e6);
});

test("all Markdown at once keeps no search waiting", async () => {
  const begun = attacked.readWork();
  const flood = attacked.ask(markdownAddresses.slice(0, 400), 400);
  // All of them are there once the first ones are made.
  while (attacked.readWork() - begun < 500) await pause(10);
  const worked = attacked.readWork();
  const { status } = await send(attacked.site.url, { path: "/recherche?q=zinc" }, { patience });
  expect(status).toBe(200);
  // A few dozen renders at most come before it.
  expect(attacked.readWork() - worked, "work before it, ms").toBeLessThan(1500);
  expect(await flood).not.toContain(500);
});

test("whoever searches without end takes forms and thanks from nobody", async () => {
  let isOver = false;
  const flood = load(
    attacked.site.url,
    { count: 2000, connections: 45, duration: 5000, patience },
    (n) => ({
      path: `/recherche?q=zinc${n}`,
      from: attacker,
    }),
  ).then(() => {
    isOver = true;
  });
  const statuses: number[] = [];
  while (!isOver)
    for (const path of ["/contact?sujet=devis&page=/liposomes", "/?sent=SPH-7K3Q-9F2M"])
      statuses.push(
        (await send(attacked.site.url, { path, from: "127.0.0.200" }, { patience })).status,
      );
  await flood;
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

test("other spellings of data addresses cost what the right one costs", async () => {
  const worked = attacked.readWork();
  const paths = Array.from({ length: 300 }, (_, n) => misspeltData(n));
  const statuses = await attacked.ask(paths, 50);
  expect(statuses.filter((status) => ![200, 301, 308, 404].includes(status))).toEqual([]);
  expect((attacked.readWork() - worked) / paths.length, "work of each, ms").toBeLessThan(2.5);
  expect(await attacked.readPage()).toBeLessThan(mostWork);
});

test("the site is alive after all of that, and ends when it is told to", async () => {
  expect(await isAlive(attacked.site, patience)).toBe(true);
  expect(await attacked.site.stop()).toBe(0);
});
