// npm run attack: attacks the built site, in the memory of a small container, in all ways that have hurt it or one like it, and
// prints what another visitor notices. `npm run attack -- A5 posts` runs those whose names contain one of the words. Fails
// where anything is not as it should be.
import { attacks } from "./attack/attacks.ts";
import { judge, type Row } from "./attack/judge.ts";
import { ownSiteRows } from "./attack/own-sites.ts";
import { soakRow } from "./attack/soak.ts";

const wanted = process.argv.slice(2);
const isWanted = ({ name }: { name: string }) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word));

const columns: Readonly<Record<string, string>> = {
  work: "page, work",
  clock: "by clock",
  MB: "MB rest/peak/after",
  searches: "searches",
  selections: "selections",
  forms: "forms",
  thanks: "thanks",
  posts: "posts",
  attack: "answers to the attack",
};

/** Letters of the widest name of an attack. */
const nameWidth = 48;

function print({ name, problems, figures }: Row): void {
  const told = Object.entries(columns).map(([id, head]) =>
    (figures[id] ?? "").padEnd(Math.max(head.length, id === "work" || id === "clock" ? 11 : 0)),
  );
  console.log(
    `${problems.length > 0 ? "FAILED" : "ok    "} ${name.padEnd(nameWidth)} ${told.join("  ")}`,
  );
  for (const problem of problems) console.log(`         ${problem}`);
}

console.log(
  "Another visitor's ready page: p50/p99 in ms, by the work of the site's main thread and by the clock. Others' requests that\n" +
    "must be made for them: refused or lost, of all. Memory: at rest, at most, and once the attack is over.\n",
);
const heads = Object.entries(columns).map(([id, head]) =>
  head.padEnd(id === "work" || id === "clock" ? 11 : 0),
);
console.log(`       ${"".padEnd(nameWidth)} ${heads.join("  ")}`);
for (const attack of attacks.filter(isWanted)) show(await judge(attack));
for (const { run } of ownSiteRows.filter(isWanted)) show(await run());
// A quarter of an hour: only where it is named.
if (wanted.includes(soakRow.name)) show(await soakRow.run());

function show(row: Row): void {
  print(row);
  if (row.problems.length > 0) process.exitCode = 1;
}
