// The page of a plain form post that was not accepted, with its form as it was filled in.
import type { Request, Response } from "express";
import { BusyError, LeftError } from "#server/http/fair-queue.ts";
import { sendOnce } from "#server/http/packed.ts";
import { visitOf } from "#server/http/visit-of.ts";
import { addressIn, splitAddress } from "#shared/editions/editions.ts";
import type { FormState } from "#shared/enquiry/contact-state.ts";
import { brandIn, withBrand } from "#shared/labels/brand-name.ts";
import type { PageHeads } from "./page-heads.ts";
import { valuesToShow } from "./render-notice.tsx";
import type { RenderQueues } from "./render-queues.ts";
import type { Renderer } from "./renderer.ts";
import type { Notices } from "./send-notice.ts";
import { findPage, sitePages } from "./site-pages.ts";

/**
 * Answers a plain form post that was not accepted: a 422 with its page and the popup open, any other status with a small
 * page around the form. Never cached.
 */
export type RenderForm = (
  request: Request,
  response: Response,
  form: { status: number; page: string; contact: FormState },
) => Promise<void>;

export function createFormPage({
  queues: { renders },
  heads,
  notices,
  renderer,
  render,
}: {
  queues: RenderQueues;
  heads: PageHeads;
  notices: Notices;
  renderer: Pick<Renderer, "load">;
  /** Renders for a waiting visitor. */
  render: Renderer["render"];
}): RenderForm {
  return async (request, response, { status, page: address, contact }) => {
    const form = { ...contact, values: valuesToShow(contact.values) };
    const path = address.split(/[?#]/)[0] ?? "/";
    const { edition } = splitAddress(path);
    const page = findPage(path) ?? sitePages.get(addressIn(edition, "/"));
    const notice = () => notices.sendForm(response, edition, { status, form });
    if (status !== 422 || !page) return notice();
    const turn = { lane: "form", visit: visitOf(request, response) } as const;
    // Its packs keep the name that they had.
    const query = withBrand("", brandIn(contact.values.page ?? ""));
    const found = renderer.load(page, new URLSearchParams(query));
    const head = { ...heads.personal(found.page, "no-store"), status };
    await renders
      .add(turn, () => sendOnce(request, response, () => render(found, form), head))
      .catch((error: unknown) => {
        if (error instanceof BusyError) return notice();
        if (!(error instanceof LeftError)) throw error;
      });
  };
}
