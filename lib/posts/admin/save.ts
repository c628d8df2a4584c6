import "server-only";
import type { z } from "zod";
import { reportError } from "@/lib/log";
import { type EditedRow, type PostFields, toEditedPost } from "@/lib/posts/rows";
import type { SessionClient } from "@/lib/supabase/clients";
import type { OpenedPost, SaveOutcome } from "./schema";
import { postStrings, saveFailed } from "./strings";

type Answer = { status: "saved" | "conflict"; post: EditedRow } | { status: "deleted" };

/** Saves only over version `over` (null for a new post); otherwise returns the current version. */
export async function storePost(
  client: SessionClient,
  over: z.output<typeof OpenedPost> | null,
  fields: PostFields,
  published: boolean,
): Promise<SaveOutcome> {
  const answer = await client.rpc("save_post", {
    p_fields: fields,
    p_published: published,
    ...(over && {
      p_id: over.id,
      p_updated_at: over.updatedAt,
      p_draft_version: over.draftVersion ?? undefined,
      p_aside: over.asDraftRevision,
    }),
  });
  return outcomeOf(answer);
}

/** Discards the unpublished changes of a published post. */
export async function discardDraftRevision(
  client: SessionClient,
  { id, updatedAt, draftVersion }: z.output<typeof OpenedPost>,
): Promise<SaveOutcome> {
  const answer = await client.rpc("discard_changes", {
    p_id: id,
    p_updated_at: updatedAt,
    p_draft_version: draftVersion ?? 0,
  });
  return outcomeOf(answer);
}

function outcomeOf({ data, error }: { data: unknown; error: DatabaseError | null }): SaveOutcome {
  if (error) return failure(error);
  const answer = data as Answer;
  if (answer.status === "deleted") return { status: "deleted" };
  return { status: answer.status, post: toEditedPost(answer.post) };
}

type DatabaseError = { code: string; message: string; details: string; hint: string };

function failure(error: DatabaseError): SaveOutcome {
  if (error.code === "23505") return { status: "invalid", errors: { slug: postStrings.slugTaken } };
  if (error.code === "42501") return { status: "failed", message: postStrings.notAllowed };
  if (error.code) return { status: "failed", message: saveFailed(error) };
  // An error without a code isn't from the database; its details are only logged.
  reportError(new Error(`${error.message} ${error.details}`), "saving a post");
  return { status: "failed", message: saveFailed({ message: error.message }) };
}
