"use server";

import { refresh } from "next/cache";
import { brand } from "@/content/brand";
import { failure, success } from "@/lib/action";
import { adminAction, rowPage } from "@/lib/admin/action";
import { orThrow } from "@/lib/supabase/query";
import { formatDateTime } from "@/lib/time/format";
import { DraftLinkId, DraftLinkInput, endOf } from "./schema";
import { draftLinksForm, madeText, draftLinkStrings as strings } from "./strings";

const where = "link to a draft";

const shownOn = (form: FormData) =>
  [rowPage("/admin/posts", form, "post"), { form: draftLinksForm }] as const;

export const createDraftLink = adminAction(
  DraftLinkInput,
  { permission: "posts.publish", where, failed: strings.failed, shownOn },
  async ({ client, viewer }, data) => {
    const end = endOf(data, Date.now());
    await client
      .from("draft_links")
      .insert({
        post_id: data.post,
        created_by: viewer.id,
        expires_at: new Date(end).toISOString(),
      })
      .then(orThrow("draft_links"));
    refresh();
    return success(madeText(formatDateTime(end, brand.timeZone)));
  },
);

export const revokeDraftLink = adminAction(
  DraftLinkId,
  { permission: "posts.publish", where, failed: strings.revokeFailed, shownOn },
  async ({ client }, { draft_link: id }) => {
    const data = await client
      .from("draft_links")
      .update({ revoked_at: new Date().toISOString() })
      .eq("id", id)
      .is("revoked_at", null)
      .select("id")
      .then(orThrow("draft_links"));
    refresh();
    return data.length > 0 ? success(strings.revoked) : failure(strings.gone);
  },
);
