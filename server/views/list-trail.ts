// The trail of a page: the steps from the home page, which sheets and products show and all pages give to search engines.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { pathOfFamily } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { Page } from "#shared/pages/page.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Trail } from "#shared/pages/way.ts";
import type { PageSubject } from "./found-page.ts";

/** A page before its trail is known. */
type Placed = Pick<Page, "id" | "path" | "lang" | "title" | "data">;

export function listTrail(page: Placed, subject: PageSubject | null): Trail {
  const { label, home } = discoveryTexts.trail;
  return {
    label: label[page.lang],
    steps: [
      { name: home[page.lang], path: "/" },
      ...parentsOf(page, subject),
      ...(page.id === "home" ? [] : [{ name: nameInTrail(page, subject), path: page.path }]),
    ],
  };
}

function parentsOf({ id, lang }: Placed, subject: PageSubject | null): Trail["steps"] {
  if (id === "product")
    return [{ name: whiteLabel.head.listName[lang], path: routeOf("whiteLabel").pattern }];
  if (!subject?.entry) return [];
  const { family } = subject;
  return [{ name: familyPages[family.id].head.listName[lang], path: pathOfFamily(family) }];
}

/** The name of an entry; of any other page its title. */
function nameInTrail({ id, title, data }: Placed, subject: PageSubject | null): Phrase {
  if (id !== "product" && !subject?.entry) return title;
  const { name, code } = data as Pick<SheetData, "name"> & Partial<Pick<SheetData, "code">>;
  return code ? `${textOf(name)} ${code}` : name;
}
