// `npm run build`: the site into dist/, `server/` that runs it and `site/` that is served as it is (hashed assets, images, fonts,
// the PDFs). First what pages need, then the printed catalogues.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildSite } from "./build/build-site.ts";
import { ContentError, root } from "./content/problems.ts";

const { values: options } = parseArgs({
  options: {
    /** Where the build goes, a folder inside the project. */
    out: { type: "string", default: "dist" },
  },
  // Those that `npm run drill` passes on are not for the build.
  allowPositionals: true,
});
const dist = join(root, options.out);
const began = performance.now();

try {
  await buildSite(dist);
  console.log(`The site is built after ${seconds()} s`);
  // After the content: it reads what that wrote.
  const { makeCatalogues } = await import("./catalogue/make-catalogues.ts");
  await makeCatalogues(dist);
  console.log(`Built in ${seconds()} s`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function seconds(): string {
  return ((performance.now() - began) / 1000).toFixed(1);
}
