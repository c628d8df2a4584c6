import "server-only";
import type { AdminSession } from "@/lib/auth/session";
import { openingOf } from "@/lib/markdown/excerpt";
import { reportError } from "@/lib/report";
import { differences } from "./differences";
import { editedColumns, toEditedPost, toPostRow } from "./edited-rows";
import type { OpenedPost, PostInput, SaveOutcome } from "./input";
import { postTexts, saveFailed } from "./texts";

/** Stores a new post; without an excerpt it gets the opening of its text. */
export async function createPost(
  { viewer, client }: AdminSession,
  values: PostInput,
): Promise<SaveOutcome> {
  const row = toPostRow(values);
  const excerpt = row.excerpt ?? (openingOf(row.content) || null);
  const { data, error } = await client
    .from("blogs")
    .insert({ ...row, excerpt, author_id: viewer.id })
    .select(editedColumns)
    .single();
  return error ? refused(error) : { status: "saved", post: toEditedPost(data) };
}

/** Stores a post over the version that was opened. Over any other it stores nothing, and says which it found. */
export async function updatePost(
  { client }: AdminSession,
  opened: OpenedPost,
  values: PostInput,
): Promise<SaveOutcome> {
  const { data, error } = await client
    .from("blogs")
    .update(toPostRow(values))
    .eq("id", opened.id)
    .eq("updated_at", opened.updatedAt)
    .select(editedColumns)
    .maybeSingle();
  if (error) return refused(error);
  if (data) return { status: "saved", post: toEditedPost(data) };
  return findOther(client, opened.id, values);
}

async function findOther(
  client: AdminSession["client"],
  id: string,
  values: PostInput,
): Promise<SaveOutcome> {
  const { data, error } = await client
    .from("blogs")
    .select(editedColumns)
    .eq("id", id)
    .maybeSingle();
  if (error) return refused(error);
  if (!data) return { status: "deleted" };
  const theirs = toEditedPost(data);
  // Where both wrote the same, or an answer was lost on its way, there is nothing to decide.
  const status = differences(values, theirs.values).length > 0 ? "conflict" : "saved";
  return { status, post: theirs };
}

type DatabaseError = { code: string; message: string; details: string; hint: string };

function refused(error: DatabaseError): SaveOutcome {
  if (error.code === "23505") return { status: "invalid", errors: { slug: postTexts.slugTaken } };
  if (error.code) return { status: "failed", message: saveFailed(error) };
  // No word from the database itself: what else there is to say is for whoever runs the site.
  reportError(new Error(`${error.message} ${error.details}`), "saving a post");
  return { status: "failed", message: saveFailed({ message: error.message }) };
}
