// The Model Context Protocol, by its official SDK: a file of its own, as the site reads it only where MCP is on. What the tools answer
// is made elsewhere (mcp/catalogue-tools.ts): this file has no content, of which there would be two copies.
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import * as z from "zod";
import type { Visit } from "#server/http/fair-queue.ts";
import type { CatalogueTools, ToolAnswer } from "#server/mcp/catalogue-tools.ts";
import { languages } from "#shared/editions/languages.ts";
import { instruments } from "#shared/formula/formula.ts";

/** Letters of any text that is asked: as many as the fields of the site take. */
const longest = 200;

/** Actives that a bench reads. */
const mostActives = 20;

/** Further fields of a bench, of which there are a dozen. */
const mostSettings = 30;

const text = z.string().trim().min(1).max(longest);
const language = z
  .enum(languages.map(({ id }) => id))
  .default("en")
  .describe("Language of the texts of the answer");

/** All of them read, and none changes anything. */
const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const instructions =
  "The catalogue of a French laboratory that makes food supplements and cosmetics for brands: ingredients (liposomes, niosomes, " +
  "probiotics, postbiotics), white-label products, the register of authorised health claims, and a formula desk that judges doses " +
  "against claims and maxima. Search first: sheets and slugs are named by its results. Quote health claims word for word, with their " +
  "conditions; fields of study of strains are not claims. What an answer marks as unconfirmed, to be confirmed or null is not known.";

const asContent = ({ text: answer, note, isError }: ToolAnswer) => ({
  content: [
    { type: "text" as const, text: answer },
    { type: "text" as const, text: note },
  ],
  isError,
});

function describeTools(server: McpServer, tools: CatalogueTools, visit: Visit): void {
  server.registerTool(
    "search_catalogue",
    {
      title: "Search the catalogue",
      description:
        "Finds ingredients, strains, white-label products, pages and filtered lists by name, synonym, INCI name, CAS number, E number, " +
        "code, need or health claim. JSON: hits, best first within their kind, each with the address of its page and why it was found. " +
        "The last part of an ingredient's address is the slug that judge_formula takes, of strains the code.",
      inputSchema: z.object({ query: text.describe("A few words"), language }),
      annotations,
    },
    async (asked) => asContent(await tools.searchCatalogue(asked, visit)),
  );
  server.registerTool(
    "read_sheet",
    {
      title: "Read a page",
      description:
        "The whole page of an ingredient, a strain, a product, a list or the laboratory as Markdown, with the mark of evidence of each fact.",
      inputSchema: z.object({
        address: text.describe("Address of the page, for example /liposomes/zinc"),
        language,
      }),
      annotations,
    },
    async (asked) => asContent(await tools.readSheet(asked, visit)),
  );
  server.registerTool(
    "judge_formula",
    {
      title: "Judge a formula",
      description:
        "Judges the doses of a formula: may it be sold, which authorised health claims does it earn, does it fit its container. JSON " +
        "with codes and numbers; what was not understood stands in `problems`.",
      inputSchema: z.object({
        instrument: z
          .enum(instruments)
          .describe("complement: a food supplement, doses a day; serum: a cosmetic, per cent"),
        actives: z
          .array(
            z.object({
              slug: text.describe("For example vitamine-c, zinc, sph-131"),
              dose: text.describe("Amount and unit: 10mg, 55ug, 2g, 10md (10⁹ CFU), 0.3pc"),
            }),
          )
          .max(mostActives),
        settings: z
          .record(text, z.union([text, z.array(text).max(mostSettings)]))
          .refine((given) => Object.keys(given).length <= mostSettings)
          .default({})
          .describe(
            "Other fields of the formula's address: contenant (gelule-00, gelule-0, gelule-1, stick, poudre, liquide), marche (fr, ue), " +
              "soin (visage, corps, rince), souhait (vegan, sans-allergene, sans-conservateur), serie, contenu, conditionnement, date, pays",
          ),
        language,
      }),
      annotations,
    },
    async (asked) => asContent(await tools.judgeFormula(asked, visit)),
  );
  server.registerTool(
    "list_claims",
    {
      title: "List authorised health claims",
      description:
        "The register of authorised health claims, word for word, with conditions and legal source. Without a nutrient: which nutrients " +
        "have claims, and how many.",
      inputSchema: z.object({
        nutrient: text.nullable().default(null).describe("Id of a nutrient, for example zinc"),
        language,
      }),
      annotations,
    },
    async (asked) => asContent(await tools.listClaims(asked, visit)),
  );
}

/**
 * Answers one request of the protocol; nothing is kept from one to the next. `body`: the JSON of the request, parsed.
 * @param name of the laboratory
 */
export async function answerMcp(
  request: Request,
  body: unknown,
  {
    tools,
    visit,
    name,
    version,
  }: { tools: CatalogueTools; visit: Visit; name: string; version: string },
): Promise<Response> {
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: "spherine", title: name, version }, { instructions });
      describeTools(server, tools, visit);
      return server;
    },
    // Nothing changes of which a program would have to be told.
    { responseMode: "json", keepAliveMs: 0 },
  );
  return handler.fetch(request, { parsedBody: body });
}
