"use server";

import { refresh } from "next/cache";
import { brand } from "@/content/brand";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { readSubmission } from "@/lib/forms/submission";
import { orThrow } from "@/lib/supabase/query";
import { formatDateTime } from "@/lib/time/format";
import { type DraftLinkField, DraftLinkId, DraftLinkInput, endOf } from "./schema";
import { draftLinksForm, madeText, draftLinkStrings as strings } from "./strings";

export const createDraftLink = formAction<ActionResult<DraftLinkField>>(async (form) =>
  answer(form, await create(form)),
);

export const revokeDraftLink = formAction<ActionResult>(async (form) =>
  answer(form, await revoke(form)),
);

/** Without scripts on the page of the post. */
async function answer<Field extends string>(form: FormData, result: ActionResult<Field>) {
  const { data: post } = DraftLinkInput.shape.post.safeParse(form.get("post"));
  return post ? flashResult(`/admin/posts/${post}`, result, { form: draftLinksForm }) : result;
}

async function create(form: FormData): Promise<ActionResult<DraftLinkField>> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { result, data } = readSubmission(form, DraftLinkInput);
  if (result) return result;
  const end = endOf(data, Date.now());
  return withReporting<ActionResult<DraftLinkField>>(
    "link to a draft",
    failure(strings.failed),
    async () => {
      await session.client
        .from("draft_links")
        .insert({
          post_id: data.post,
          created_by: session.viewer.id,
          expires_at: new Date(end).toISOString(),
        })
        .then(orThrow("draft_links"));
      refresh();
      return success(madeText(formatDateTime(end, brand.timeZone)));
    },
  );
}

async function revoke(form: FormData): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data: link } = DraftLinkId.safeParse(Object.fromEntries(form));
  const fallback = failure(strings.revokeFailed);
  if (!link) return fallback;
  return withReporting<ActionResult>("link to a draft", fallback, async () => {
    const data = await session.client
      .from("draft_links")
      .update({ revoked_at: new Date().toISOString() })
      .eq("id", link.draft_link)
      .is("revoked_at", null)
      .select("id")
      .then(orThrow("draft_links"));
    refresh();
    return data.length > 0 ? success(strings.revoked) : failure(strings.gone);
  });
}
