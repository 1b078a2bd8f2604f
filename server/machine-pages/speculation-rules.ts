// Which pages browsers that can (Chromium) fetch ahead, once a pointer rests on their link or a finger touches it: those that are
// loaded anew. Pages that are turned to the scripts fetch (client/prefetch-links.ts). Others ignore it.
import { Router } from "express";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";

const address = "/speculation-rules.json";

/** Of every page, as name and value. */
export const speculationHeader = ["Speculation-Rules", `"${address}"`] as const;

const rules = {
  prefetch: [
    {
      where: {
        href_matches: families.flatMap(({ segment }) =>
          editions.map((edition) => addressIn(edition, `/${segment}/*`)),
        ),
      },
      eagerness: "moderate",
    },
  ],
};

export function speculationRules(): Router {
  const body = JSON.stringify(rules);
  const router = Router();
  router.get(address, (_request, response) => {
    response
      .set("Cache-Control", "public, max-age=3600, must-revalidate")
      .type("application/speculationrules+json")
      .send(body);
  });
  return router;
}
