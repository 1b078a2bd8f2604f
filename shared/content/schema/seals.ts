// Certifications as the seals show them. We hold no third-party logo: each seal is our own typography.
import * as z from "zod";
import { sealCopy } from "#shared/content/schema/blocks.ts";

export const seals = z.record(z.string(), sealCopy);
