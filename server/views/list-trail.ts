// Where a page stands: the steps from the home page, which sheets and products show and all pages tell search engines.
import { type Phrase, textOf } from "#shared/editions/edition.ts";
import { families, pathOfFamily } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { discoveryTexts } from "#shared/generated/interface/discovery.ts";
import { whiteLabel } from "#shared/generated/pages/white-label.ts";
import type { Page } from "#shared/pages/page.ts";
import { routeOf } from "#shared/pages/page-table.ts";
import type { SheetData } from "#shared/pages/sheet.ts";
import type { Trail } from "#shared/pages/way.ts";

/** A page before its trail is known. */
type Placed = Pick<Page, "id" | "path" | "lang" | "title" | "data">;

export function listTrail(page: Placed): Trail {
  const { label, home } = discoveryTexts.trail;
  return {
    label: label[page.lang],
    steps: [
      { name: home[page.lang], path: "/" },
      ...parentsOf(page),
      ...(page.id === "home" ? [] : [{ name: nameInTrail(page), path: page.path }]),
    ],
  };
}

function parentsOf({ id, lang }: Placed): Trail["steps"] {
  if (id === "product")
    return [{ name: whiteLabel.head.listName[lang], path: routeOf("whiteLabel").pattern }];
  const family = families.find(({ sheet }) => sheet === id);
  return family
    ? [{ name: familyPages[family.id].head.listName[lang], path: pathOfFamily(family) }]
    : [];
}

/** Of an entry its name; else the title of the document without the site's name. */
function nameInTrail({ id, title, data }: Placed): Phrase {
  const isEntry = id === "product" || families.some(({ sheet }) => sheet === id);
  if (!isEntry) return title.replace(/ \| [^|]+$/, "");
  const { name, code } = data as Pick<SheetData, "name"> & Partial<Pick<SheetData, "code">>;
  return code ? `${textOf(name)} ${code}` : name;
}
