// A fact of an entry by its id. The field of that path becomes a value by its shape, so that a new field of a document needs no
// code here; facts without a field of their own are computed by kind of entry (molecule.ts, strain.ts, product.ts).
import type { Evidence } from "#shared/content/schema/evidence.ts";
import type { Translated } from "#shared/editions/edition.ts";
import { languages } from "#shared/editions/languages.ts";
import type { Fact, FactItem, MissingReason, Value } from "#shared/facts/fact.ts";
import { type FactId, originFacts } from "#shared/facts/fact-order.ts";
import { evidenceFor, type Known } from "./evidence.ts";

export interface Computed {
  /** Null when the note contains it all. */
  readonly value: Value | null;
  readonly note?: Value | null;
  /** The evidence, when no rule covers the field. */
  readonly by?: Evidence | null;
  readonly holds?: boolean;
}

export type Computation = (() => Computed | MissingReason) | undefined;

/** An entry whose facts are asked for. */
export interface Subject {
  readonly entry: object;
  readonly known: Known;
  /** Computations by id of a fact. */
  readonly computed: { readonly [Id in FactId]?: Computation };
  /** The reason for a fact that the entry does not have. */
  readonly lack: MissingReason;
}

export function factOf(subject: Subject, id: FactId): Fact {
  if (id === "origin" && !subject.computed.origin) return originOf(subject);
  const { entry, known, computed, lack } = subject;
  const compute = computed[id];
  const found = compute ? compute() : (readField(entry, id) ?? lack);
  if (typeof found === "string")
    return { id, value: { kind: "missing", reason: found }, note: null, by: null };
  const { value, note = noteOf(entry, id), by = evidenceFor(known, id) } = found;
  return { id, value, note, by, ...(found.holds === undefined ? {} : { holds: found.holds }) };
}

/** The facts that the entry has, in the order of `ids`. */
export const factsOf = (subject: Subject, ids: readonly FactId[]): readonly Fact[] =>
  ids.map((id) => factOf(subject, id)).filter(({ value }) => value?.kind !== "missing");

/** The facts of origin as one, each as far as it holds. */
const originOf = (subject: Subject): Fact => ({
  id: "origin",
  value: {
    kind: "list",
    items: factsOf(subject, originFacts).flatMap(({ id, value, holds = true }) =>
      value ? { id, value: { kind: "fact", id, value }, holds } : [],
    ),
  },
  note: null,
  by: null,
});

function readField(entry: object, id: FactId): Computed | undefined {
  const value = readValue(fieldAt(entry, id));
  return value && { value };
}

/** The note of "compatibility.ph" is in "compatibility.notes.ph". */
function noteOf(entry: object, id: FactId): Value | null {
  const cut = id.lastIndexOf(".");
  return readValue(fieldAt(entry, `${id.slice(0, cut)}.notes${id.slice(cut)}`)) ?? null;
}

const isObject = (node: unknown): node is Readonly<Record<string, unknown>> =>
  typeof node === "object" && node !== null;

const fieldAt = (entry: object, path: string): unknown =>
  path
    .split(".")
    .reduce<unknown>(
      (node, key) => (isObject(node) && Object.hasOwn(node, key) ? node[key] : undefined),
      entry,
    );

const isTranslated = (node: object): node is Translated => languages.every(({ id }) => id in node);

/** Numbers and ranges become amounts, words of the schema codes; empty lists have no value. */
function readValue(field: unknown): Value | undefined {
  if (typeof field === "number") return { kind: "amount", from: field, unit: "" };
  if (typeof field === "string") return { kind: "code", code: field };
  if (Array.isArray(field)) return listOf(field);
  if (!isObject(field)) return undefined;
  if (isTranslated(field)) return { kind: "text", text: field };
  const { from, to, unit } = field;
  if (typeof from !== "number") return undefined;
  return {
    kind: "amount",
    from,
    to: typeof to === "number" ? to : undefined,
    unit: typeof unit === "string" ? unit : "",
  };
}

function listOf(fields: readonly unknown[]): Value | undefined {
  const items = fields.flatMap((field) => (typeof field === "string" ? { id: field } : []));
  return items.length > 0 ? { kind: "list", items } : undefined;
}

/** The number of amounts that a cell names before it counts the others. */
const mostNamed = 3;

/** One more is named, as it takes no more room than the words that count it. */
export function firstOf(named: readonly { readonly name: Value; readonly value: Value }[]): Value {
  const more = named.length - mostNamed;
  const items = named.map(
    ({ name, value }, at): FactItem => ({
      id: String(at),
      value: { kind: "joined", by: " ", parts: [name, value] },
    }),
  );
  return more > 1
    ? { kind: "list", items: items.slice(0, mostNamed), more }
    : { kind: "list", items };
}
