"use server";

import { z } from "zod";
import type { ActionResult } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { type OpenedPost, type PostField, PostInput, type SaveOutcome } from "./input";
import { refreshPosts } from "./refresh";
import { createPost, updatePost } from "./saving";
import { deleteFailed, postTexts, saveFailed, updateFailed } from "./texts";

const Opened = z.object({ id: z.guid(), updatedAt: z.string().max(64), slug: z.string().max(200) });

/** Stores a new post (`opened` is null) or a change of one, and says what came of it. */
export async function savePost(opened: OpenedPost | null, values: PostInput): Promise<SaveOutcome> {
  const session = await adminSession();
  if (!session.client) {
    if (session.ended) return { status: "signed-out" };
    return { status: "failed", message: saveFailed(session) };
  }
  const before = Opened.nullable().safeParse(opened);
  if (!before.success) return { status: "failed", message: saveFailed({ message: "" }) };
  const input = PostInput.safeParse(values);
  if (!input.success) return { status: "invalid", errors: firstMessages(input.error) };
  const outcome = await (before.data
    ? updatePost(session, before.data, input.data)
    : createPost(session, input.data));
  if (outcome.status === "saved") {
    refreshPosts(outcome.post.values.slug, before.data?.slug ?? outcome.post.values.slug);
  }
  return outcome;
}

const RowId = z.guid();

/** Publishes a post or takes it back. */
export async function setPublished(id: string, published: boolean): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failed(updateFailed(session.message));
  const input = z.object({ id: RowId, published: z.boolean() }).safeParse({ id, published });
  if (!input.success) return failed(updateFailed(postTexts.gone));
  const { data, error } = await session.client
    .from("blogs")
    .update({ published: input.data.published })
    .eq("id", input.data.id)
    .select("title, slug")
    .maybeSingle();
  if (error) return failed(updateFailed(error.message));
  // Also where the post is gone: the list is to show it.
  refreshPosts(...(data ? [data.slug] : []));
  if (!data) return failed(updateFailed(postTexts.gone));
  return done(`“${data.title}” is ${input.data.published ? "published" : "a draft"} now.`);
}

/** Deletes a post for good. */
export async function deletePost(id: string): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failed(deleteFailed(session.message));
  const row = RowId.safeParse(id);
  if (!row.success) return failed(deleteFailed(postTexts.gone));
  const { data, error } = await session.client
    .from("blogs")
    .delete()
    .eq("id", row.data)
    .select("title, slug")
    .maybeSingle();
  if (error) return failed(deleteFailed(error.message));
  refreshPosts(...(data ? [data.slug] : []));
  return data ? done(`“${data.title}” is deleted.`) : failed(deleteFailed(postTexts.gone));
}

function firstMessages(error: z.ZodError): Partial<Record<PostField, string>> {
  const errors: Partial<Record<PostField, string>> = {};
  for (const { path, message } of error.issues) errors[path[0] as PostField] ??= message;
  return errors;
}

function done(message: string): ActionResult {
  return { status: "success", message };
}

function failed(message: string): ActionResult {
  return { status: "error", message, errors: {}, values: {} };
}
