// What visitors come for, in both languages and with a mouse, by keyboard alone and without script.
import { shareBrowser } from "#tests/visit.ts";
import { sendVisitors } from "#tests/visitor-tasks.ts";

shareBrowser();

sendVisitors([
  ["mouse", "fr"],
  ["keyboard", "en"],
  ["no script", "fr"],
]);
