// Unknown facts that are stated as known, and impossible formulas: each found by its check.
import { documentOf, eachIsFound, isSerum, one } from "#tests/kits/broken-content.ts";
import { checkEvidence } from "./evidence.ts";
import { checkRoom } from "./room.ts";

const questionsOf = (content: Parameters<typeof documentOf>[0]) =>
  documentOf(content, "questions")["questions"] as { id: string; of: string[] }[];

eachIsFound(
  { evidence: checkEvidence, room: checkRoom },
  {
    evidence: [
      [
        "a figure that no rule is about",
        (content) => {
          const rules = documentOf(content, "evidence")["evidenceRules"] as { field: string }[];
          for (const rule of rules) if (rule.field === "compatibility") rule.field = "other";
        },
        /compatibility\.ph\.from: does not say how it is known/,
      ],
      [
        "an exception about a field that is not there",
        ({ entries }) => (one(entries.liposomes).evidence = { "dose.nothing": "law" }),
        /evidence\.dose\.nothing: names no field of the entry/,
      ],
      [
        "what is to be confirmed, and known by law",
        ({ entries }) =>
          (one(entries.liposomes, ({ slug }) => slug === "epadha").evidence = {
            "dose.contains": "law",
          }),
        /liposomes\/epadha, .*dose\.contains: is to-confirm, and known by law/,
      ],
      [
        "what is to be confirmed, and nobody is asked",
        ({ entries }) =>
          (one(entries.liposomes, ({ slug }) => slug === "zinc").dose.strength = "to-confirm"),
        /liposomes\/zinc, .*dose\.strength: is to-confirm, and no question is about it/,
      ],
      [
        "a promise in French",
        ({ entries }) => (one(one(entries.niosomes).description).fr = "Nous la pesons en dernier."),
        /niosomes\/[\w-]+, fr\.md, description, paragraph 1: says “Nous”/,
      ],
      [
        "a promise in English",
        ({ entries }) => (one(entries.products).text.en = "Our team weighs it last."),
        /products\/[\w-]+, en\.md, text: says “Our”/,
      ],
      [
        "an analysis that is said to be on a certificate",
        ({ entries }) => (one(one(entries.strains).description).fr = "Il figure au certificat."),
        /strains\/[\w-]+, fr\.md, description, paragraph 1: says “figure au certificat”/,
      ],
      [
        "a question about an entry that is not there",
        (content) => (one(questionsOf(content)).of[0] = "liposomes/nothing"),
        /questions\.[\w-]+\.of: names liposomes\/nothing/,
      ],
      [
        "two questions of one id",
        (content) => {
          const [first, second] = questionsOf(content);
          if (first && second) second.id = first.id;
        },
        /questions\.[\w-]+\.id: stands twice/,
      ],
    ],
    room: [
      [
        "more salt than goes into a capsule",
        ({ entries }) => {
          const product = one(entries.products, ({ slug }) => slug === "zinc");
          // The dose of zinc, 613 mg, makes two grams of its bisglycinate.
          one(product.actives).dose.amount = 613;
        },
        /products\/zinc, facts\.yaml, actives: a capsule would hold 20\d\d mg at least/,
      ],
      [
        "more powder of a strain than goes into a capsule",
        ({ entries }) => {
          const product = one(
            entries.products,
            (each) => !isSerum(each) && each.actives.some(({ strain }) => strain),
          );
          one(product.actives, ({ strain }) => Boolean(strain)).dose.amount = 9_000;
        },
        /actives: a capsule would hold \d{4,} mg at least/,
      ],
    ],
  },
);
