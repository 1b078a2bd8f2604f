// What visitors come for, without script: what every other way of working a page is built on. All of them: tests/whole.
import { shareBrowser } from "#tests/visit.ts";
import { sendVisitors } from "#tests/visitor-tasks.ts";

shareBrowser();

sendVisitors([["no script", "fr"]]);
