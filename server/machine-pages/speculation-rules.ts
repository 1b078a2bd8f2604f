// Pages that Chromium fetches ahead, once a pointer rests on their link or a finger touches it: those that are loaded anew. Scripts
// fetch the data of the others (client/prefetch-links.ts). Other browsers ignore it.
import { Router } from "express";
import { addressIn, editions } from "#shared/editions/editions.ts";
import { families } from "#shared/families/families.ts";

const address = "/speculation-rules.json";

/** The header of every page, as name and value. */
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
