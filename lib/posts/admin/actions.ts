"use server";

import { updateTag } from "next/cache";
import { z } from "zod";
import { type ActionResult, failure, success } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { cacheTags } from "@/lib/cache-tags";
import { valueAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { renderError } from "@/lib/markdown/render";
import { announceChange, placeOf } from "./announce";
import { takeCover } from "./cover";
import { createPost, updatePost } from "./save";
import { PostInput, type SaveOutcome } from "./schema";
import { contentError, deleteFailed, postStrings, saveFailed, updateFailed } from "./strings";

const Opened = z.object({ id: z.guid(), updatedAt: z.string().max(64), slug: z.string().max(200) });

/** `opened` is null for a new post. */
export const savePost = valueAction(
  [Opened.nullable(), PostInput],
  async (before, input): Promise<SaveOutcome> => {
    const session = await adminSession();
    if (!session.client) {
      if (session.ended) return { status: "signed-out" };
      return { status: "failed", message: saveFailed(session) };
    }
    if (!before.success) return { status: "failed", message: saveFailed({ message: "" }) };
    if (!input.success) return { status: "invalid", errors: fieldErrors(input.error) };
    const unrenderable = await renderError(input.data.content);
    if (unrenderable) return { status: "invalid", errors: { content: contentError(unrenderable) } };
    const postId = before.data?.id;
    const cover = await takeCover(session.client, input.data.cover_image, { postId });
    if ("error" in cover) return { status: "invalid", errors: { cover_image: cover.error } };
    const place = await placeOf(session, postId);
    const outcome = await (before.data
      ? updatePost(session, before.data, input.data, cover)
      : createPost(session, input.data, cover));
    if (outcome.status === "saved") {
      refreshPosts(outcome.post.values.slug, before.data?.slug ?? outcome.post.values.slug);
      announceChange(place, outcome.post.values);
    }
    return outcome;
  },
);

const RowId = z.guid();

export const setPublished = valueAction(
  [RowId, z.boolean()],
  async (row, published): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(updateFailed(session.message));
    if (!row.success || !published.success) return failure(updateFailed(postStrings.gone));
    const place = await placeOf(session, row.data);
    const { data, error } = await session.client
      .from("blogs")
      .update({ published: published.data })
      .eq("id", row.data)
      .select("title, slug, published")
      .maybeSingle();
    if (error) return failure(updateFailed(error.message));
    announceChange(place, data);
    // Even when the post is gone, so that the list drops it.
    refreshPosts(...(data ? [data.slug] : []));
    if (!data) return failure(updateFailed(postStrings.gone));
    return success(`“${data.title}” is ${published.data ? "published" : "a draft"} now.`);
  },
);

export const deletePost = valueAction([RowId], async (row): Promise<ActionResult> => {
  const session = await adminSession();
  if (!session.client) return failure(deleteFailed(session.message));
  if (!row.success) return failure(deleteFailed(postStrings.gone));
  const { data, error } = await session.client
    .from("blogs")
    .delete()
    .eq("id", row.data)
    .select("title, slug, published")
    .maybeSingle();
  if (error) return failure(deleteFailed(error.message));
  announceChange(data);
  refreshPosts(...(data ? [data.slug] : []));
  return data ? success(`“${data.title}” is deleted.`) : failure(deleteFailed(postStrings.gone));
});

function refreshPosts(...slugs: string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of new Set(slugs)) updateTag(cacheTags.post(slug));
}
