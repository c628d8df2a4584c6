"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, withReporting } from "@/lib/action";
import { may } from "@/lib/auth/permissions";
import { adminSession } from "@/lib/auth/session";
import { env } from "@/lib/env";
import { formAction, valueAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { renderError } from "@/lib/markdown/render";
import { dateOf, scheduleDrafts } from "@/lib/posts/admin/change/change";
import { takeCover } from "@/lib/posts/admin/fields/cover";
import { Restoration } from "@/lib/posts/admin/versions/version";
import { toFields } from "@/lib/posts/rows";
import { call } from "@/lib/supabase/query";
import { announceChange, placeOf } from "./announce";
import { dateAhead } from "./date-ahead";
import { refreshPages, refreshPosts } from "./refresh";
import { discardDraftRevision, storePost } from "./save";
import { OpenedPost, PostInput, type SaveOutcome } from "./schema";
import { contentError, postStrings, saveFailed } from "./strings";

/** Saves a post; `before` is null for a new one. */
export const savePost = valueAction(
  [OpenedPost.nullable(), PostInput],
  async (before, input): Promise<SaveOutcome> => {
    const session = await adminSession("posts.own");
    if (!session.client) return withoutSession(session);
    if (!before.success) return { status: "failed", message: saveFailed({ message: "" }) };
    if (!input.success) return { status: "invalid", errors: fieldErrors(input.error) };
    const unrenderable = await renderError(input.data.content);
    if (unrenderable) return { status: "invalid", errors: { content: contentError(unrenderable) } };
    const { id: postId, when } = before.data ?? {};
    const place = await placeOf(session, postId);
    const date = place && input.data.published ? dateAhead(place, Date.now()) : null;
    if (date !== null && !when) return { status: "dated", date };
    const mayStore = may(session.viewer, "media.add");
    const cover = await takeCover(session.client, input.data.cover_image, { postId, mayStore });
    if ("error" in cover) return { status: "invalid", errors: { cover_image: cover.error } };
    const fields = toFields(input.data, cover, env().SITE_URL);
    const isLater = date !== null && when === "later";
    const isPublished = input.data.published && !isLater;
    const outcome = await storePost(session.client, before.data, fields, isPublished);
    if (outcome.status === "saved" && isLater) {
      const dates = [dateOf({ id: outcome.post.id, date })];
      const error = await scheduleDrafts(session.client, dates).catch((reason: Error) => reason);
      if (error) return { status: "failed", message: saveFailed({ message: error.message }) };
    }
    if (outcome.status === "saved" && outcome.post.draftVersion === null) {
      const { slug, published } = outcome.post.values;
      // If the previous state could not be read, the post may have been public.
      const isListed = published || (postId !== undefined && place?.published !== false);
      const refreshChanged = isListed ? refreshPosts : refreshPages;
      refreshChanged(slug, before.data?.slug ?? slug);
      announceChange(place, outcome.post.values);
    }
    return outcome;
  },
);

/** Discards unpublished changes; the published post stays as it is. */
export const discardChanges = valueAction([OpenedPost], async (opened): Promise<SaveOutcome> => {
  const session = await adminSession("posts.own");
  if (!session.client) return withoutSession(session);
  if (!opened.success) return { status: "failed", message: saveFailed({ message: "" }) };
  return discardDraftRevision(session.client, opened.data);
});

function withoutSession({ ended, message }: { ended?: boolean; message: string }): SaveOutcome {
  return ended ? { status: "signed-out" } : { status: "failed", message: saveFailed({ message }) };
}

/** Restores a version, then redirects to the editor, which confirms it. */
export const restoreVersion = formAction<ActionResult>(async (form) => {
  const session = await adminSession("posts.own");
  if (!session.client) return failure(session.message);
  const { data: input } = Restoration.safeParse(Object.fromEntries(form));
  if (!input) return failure(postStrings.notRestored);
  const found = await withReporting("restoring a version", null, async () => {
    const data = await call(session.client, "restore_version", {
      p_id: input.post,
      p_no: input.no,
    });
    return data === "restored";
  });
  if (!found) return failure(found === null ? postStrings.notRestored : postStrings.gone);
  redirect(`/admin/posts/${input.post}?restored=${input.no}` as Route);
});
