// Prints the white-label products as JSON for make-packs.py, so that names and symbols are written once.

import { readdir } from "node:fs/promises";
import type { Product } from "#shared/content/schema/entries.ts";

const folder = new URL("../../../shared/content/products/", import.meta.url);
const files = (await readdir(folder)).filter((file) => file.endsWith(".ts"));
const products = await Promise.all(
  files.map(async (file) => (await import(new URL(file, folder).href)).entry as Product),
);
console.log(JSON.stringify(products.sort((a, b) => a.id - b.id)));
