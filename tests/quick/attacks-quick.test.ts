// Attacks that did most harm, with the inputs that did it, against one small site: each is over in a few seconds, and somebody
// else gets an answer meanwhile. Floods are in tests/whole/floods.test.ts; all attacks, with figures: npm run attack.
import { expect, test } from "vitest";
import { isAlive } from "#tests/attack/crowd.ts";
import {
  blankAtTheCut,
  loneMarks,
  manyReadings,
  postForm,
  singleLetters,
} from "#tests/attack/inputs.ts";
import {
  attacker,
  attackOneSite,
  mostMemory,
  mostWork,
  patience,
} from "#tests/attack/small-site.ts";
import { load } from "#tests/load.ts";
import { readMemory } from "#tests/process-facts.ts";

const attacked = attackOneSite();

test.each([
  ["a mark that stands on nothing", loneMarks],
  ["words that are each near to several", manyReadings],
  ["forty single letters", singleLetters],
])("a search of %s is answered as fast as another", async (_, paths) => {
  const worked = attacked.readWork();
  expect(await attacked.ask(paths)).toEqual([200]);
  const each = (attacked.readWork() - worked) / paths.length;
  expect(each, "work of each, ms").toBeLessThan(mostWork);
  expect(readMemory(attacked.pidOf(), "VmHWM")).toBeLessThan(mostMemory);
});

test("a search with a blank where it is cut is found as the browser reads it", async () => {
  expect(await attacked.ask(blankAtTheCut)).toEqual([200]);
});

test("posts without end are refused, and pages come all the same", async () => {
  const flood = load(attacked.site.url, { count: 600, connections: 30, patience }, (n) => ({
    ...postForm({ message: `x${n}` }),
    from: attacker,
  }));
  expect(await attacked.readPage()).toBeLessThan(mostWork);
  const { statuses } = await flood;
  expect(statuses.get(303)).toBe(5);
  expect([...statuses.keys()].filter((status) => ![303, 429, 503].includes(status))).toEqual([]);
});

test("the site is alive after all of that, and ends when it is told to", async () => {
  expect(await isAlive(attacked.site, patience)).toBe(true);
  expect(await attacked.site.stop()).toBe(0);
});
