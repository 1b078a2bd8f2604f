// Texts that each market has its own of: a market more asks for them by name.
import * as z from "zod";
import { type Market, marketIds } from "#shared/content/markets.ts";

export const perMarket = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(Object.fromEntries(marketIds.map((id) => [id, schema])) as Record<Market, Schema>);
