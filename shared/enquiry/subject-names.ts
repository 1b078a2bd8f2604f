// The names of the subjects of enquiries. For the server: it loads the copy of all families.
import type { Translated } from "#shared/editions/edition.ts";
import type { SubjectId } from "#shared/enquiry/subjects.ts";
import { families } from "#shared/families/families.ts";
import { familyPages } from "#shared/generated/families.ts";
import { contactTexts } from "#shared/generated/interface/contact.ts";

export const subjectNames = {
  ...contactTexts.subjects,
  ...Object.fromEntries(
    families.map(({ id, segment }) => [segment, familyPages[id].family.subject]),
  ),
} as Readonly<Record<SubjectId, Translated>>;
