import "server-only";
import type { AdminSession } from "@/lib/auth/session";
import { reportError } from "@/lib/log";
import { editedColumns, type StoredCover, toEditedPost, toPostRow } from "@/lib/posts/rows";
import { differences } from "./differences";
import type { OpenedPost, PostInput, SaveOutcome } from "./schema";
import { postStrings, saveFailed } from "./strings";

export async function createPost(
  { viewer, client }: AdminSession,
  values: PostInput,
  cover: StoredCover,
): Promise<SaveOutcome> {
  const { data, error } = await client
    .from("blogs")
    .insert({ ...toPostRow(values, cover), author_id: viewer.id })
    .select(editedColumns)
    .single();
  return error ? failure(error) : { status: "saved", post: toEditedPost(data) };
}

/** Stores only over the opened version; otherwise returns the one it found. */
export async function updatePost(
  { client }: AdminSession,
  opened: OpenedPost,
  values: PostInput,
  cover: StoredCover,
): Promise<SaveOutcome> {
  const { data, error } = await client
    .from("blogs")
    .update(toPostRow(values, cover))
    .eq("id", opened.id)
    .eq("updated_at", opened.updatedAt)
    .select(editedColumns)
    .maybeSingle();
  if (error) return failure(error);
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
  if (error) return failure(error);
  if (!data) return { status: "deleted" };
  const theirs = toEditedPost(data);
  // Equal values, or a retry after a lost response, need no decision.
  const status = differences(values, theirs.values).length > 0 ? "conflict" : "saved";
  return { status, post: theirs };
}

type DatabaseError = { code: string; message: string; details: string; hint: string };

function failure(error: DatabaseError): SaveOutcome {
  if (error.code === "23505") return { status: "invalid", errors: { slug: postStrings.slugTaken } };
  if (error.code) return { status: "failed", message: saveFailed(error) };
  // Without a code the failure is outside the database: details go to the log only.
  reportError(new Error(`${error.message} ${error.details}`), "saving a post");
  return { status: "failed", message: saveFailed({ message: error.message }) };
}
