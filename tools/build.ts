// `npm run build`: the site into dist/, `server/` that runs it and `site/` that is served as it is (hashed assets, images, fonts,
// the PDFs). First what pages need; then what completes it, compressed copies and the printed catalogues.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite, completeSite, compressCopies } from "./build/build-site.ts";
import { writeCatalogueFacts } from "./catalogue/place-catalogues.ts";
import { ContentError, root } from "./content/problems.ts";

const { values: options } = parseArgs({
  options: {
    /** The folder of the build, inside the project. */
    out: { type: "string", default: "dist" },
    /**
     * Only "pages", or only the "rest", which `npm start` makes while the site serves pages already; "unprinted": all but the
     * printed catalogues, which take three times as long as the rest.
     */
    part: { type: "string" },
  },
  // Arguments that `npm run drill` passes on are not for the build.
  allowPositionals: true,
});
const dist = join(root, options.out);
const began = performance.now();

try {
  if (options.part !== "rest") {
    await buildSite(dist);
    console.log(`Pages can be served after ${seconds()} s`);
  }
  // The site starts, and knows that the catalogues will follow.
  if (options.part === "unprinted") await compressCopies(dist);
  if (options.part === "pages" || options.part === "unprinted") writeCatalogueFacts(dist, {});
  else {
    await completeSite(dist);
    console.log(`Complete after ${seconds()} s`);
  }
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
