// What visitors come for, with every kind of hands in both languages; the quick tests have one without script.
import { shareBrowser } from "#tests/visit.ts";
import { printTasks, sendVisitors } from "#tests/visitor-tasks.ts";

shareBrowser();

sendVisitors([
  ["mouse", "fr"],
  ["mouse", "en"],
  ["keyboard", "fr"],
  ["keyboard", "en"],
  ["finger", "fr"],
  ["finger", "en"],
  ["no script", "en"],
  ["late scripts", "fr"],
  ["lost scripts", "en"],
  ["old browser", "fr"],
  ["translated", "en"],
  ["translated in place", "fr"],
]);

sendVisitors(
  [
    ["mouse", "fr"],
    ["keyboard", "en"],
    ["finger", "fr"],
    ["no script", "fr"],
    ["no script", "en"],
  ],
  printTasks,
);
