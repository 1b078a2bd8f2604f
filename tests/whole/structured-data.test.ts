// The structured data of pages: whole, of the right kind, and without what the laboratory does not have.
import request from "supertest";
import { describe, expect, test } from "vitest";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { familyEntries } from "#shared/generated/families.ts";
import { kindAddresses } from "#tests/addresses.ts";
import { find, pathOf, publicUrl, site } from "#tests/read-site.ts";
import { startSite } from "#tests/start-site.ts";

type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string | readonly string[] };

async function readGraph(address: string): Promise<readonly Thing[]> {
  const { text } = await site.get(address);
  const json = find(text, /<script type="application\/ld\+json">([^<]*)<\/script>/);
  const { "@context": context, "@graph": graph } = JSON.parse(json);
  expect(context).toBe("https://schema.org");
  return graph;
}

/** All things of a tree. */
function listThings(node: unknown): Thing[] {
  if (Array.isArray(node)) return node.flatMap(listThings);
  if (typeof node !== "object" || node === null) return [];
  return [node as Thing, ...Object.values(node).flatMap(listThings)];
}

describe("structured data", () => {
  const mains: Readonly<Record<string, string>> = {
    "/": "WebPage, Organization",
    "/formule-sur-mesure": "WebPage, Service",
    "/formule-marque-blanche": "CollectionPage, ItemList",
    "/formule-marque-blanche/multivitamines": "ItemPage, Product+DietarySupplement",
    "/formule-marque-blanche/cafeine-egcg": "ItemPage, Product",
    "/contact": "ContactPage, ",
    "/notre-laboratoire": "AboutPage, Organization",
    "/liposomes": "CollectionPage, ItemList",
    "/niosomes": "CollectionPage, ItemList",
    "/probiotiques": "CollectionPage, ItemList",
    "/liposomes/vitamine-c": "ItemPage, DefinedTerm",
    "/niosomes/cafeine-egcg": "ItemPage, Product",
    "/probiotiques/lacticaseibacillus-rhamnosus-sph-131": "ItemPage, DefinedTerm",
  };

  test.each(
    editions.flatMap((edition) =>
      Object.entries(mains).map(
        ([path, expected]) => [addressIn(edition, path), expected] as const,
      ),
    ),
  )("%s is a %s", async (address, expected) => {
    const graph = await readGraph(address);
    const byId = new Map(
      listThings(graph)
        .filter((thing) => thing["@type"])
        .map((thing) => [thing["@id"], thing]),
    );
    const page = byId.get(publicUrl + address);
    const main = page?.["mainEntity"] as Thing | undefined;
    const entity = main?.["@type"] ? main : main && byId.get(main["@id"]);
    expect(`${page?.["@type"]}, ${[entity?.["@type"] ?? ""].flat().join("+")}`).toBe(expected);
  });

  test.each([...kindAddresses, ...Object.keys(mains)])("of %s is whole", async (address) => {
    const graph = await readGraph(address);
    const things = listThings(graph);
    const known = new Set(things.filter((thing) => thing["@type"]).map((thing) => thing["@id"]));
    for (const thing of things) if (!thing["@type"]) expect(known).toContain(thing["@id"]);
    const types = things.flatMap((thing) => thing["@type"] ?? []);
    for (const type of ["Organization", "WebSite", "SearchAction"]) expect(types).toContain(type);
    // What we do not have, and must not invent.
    for (const type of ["Offer", "AggregateRating", "Review", "FAQPage"])
      expect(types).not.toContain(type);
    const trail = things.find((thing) => thing["@type"] === "BreadcrumbList");
    const steps = (trail?.["itemListElement"] ?? []) as { item: string; name: string }[];
    if (address !== "/") {
      expect(steps.at(-1)?.item).toBe(publicUrl + address);
      for (const { item, name } of steps) {
        expect(name).not.toBe("");
        await site.get(pathOf(item)).redirects(0).expect(200);
      }
    }
  });

  test("a list is told whole, whichever page of it is shown", async () => {
    for (const address of ["/liposomes", "/liposomes?page=3"]) {
      const list = listThings(await readGraph(address)).find(
        (thing) => thing["@type"] === "ItemList",
      );
      expect(list?.["numberOfItems"]).toBe(familyEntries.liposome.length);
      expect(list?.["itemListElement"]).toHaveLength(familyEntries.liposome.length);
    }
  });

  test("the laboratory has the settings' name and address", async () => {
    const named = await startSite({
      LAB_NAME: 'A </script> "B"',
      LAB_ADDRESS: "1 rue Haute, 75001 Paris, France",
    });
    try {
      const { text } = await request(named.url).get("/");
      const json = find(text, /<script type="application\/ld\+json">([^<]*)<\/script>/);
      expect(JSON.parse(json)["@graph"][0]).toMatchObject({
        name: 'A </script> "B"',
        foundingDate: "2010",
        address: { postalCode: "75001", addressLocality: "Paris" },
      });
    } finally {
      await named.stop();
    }
  });
});
