import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import type { Json } from "@/lib/supabase/database.types";
import { call, orThrow } from "@/lib/supabase/query";
import { type Autosave, type EditorAnswer, type EditorReport, UnsavedText } from "./open-editor";

/**
 * Autosaves what is typed in an open editor. Returns null if the viewer may not change the post.
 * Throws on an outage.
 */
export async function keepEditor(
  client: SessionClient,
  { editor, postId, version, typed, isOpen }: EditorReport,
): Promise<EditorAnswer | null> {
  const answer = await client.rpc("keep_editor", {
    p_editor: editor,
    p_version: version,
    p_is_open: isOpen,
    ...(postId && { p_post: postId }),
    ...(typed && { p_typed: typed }),
  });
  return answer.error?.code === "42501" ? null : (orThrow("keep_editor")(answer) as EditorAnswer);
}

/** Lists this admin's unsaved text for a post, or for new posts, newest first. */
export async function listUnsaved(postId: string | null): Promise<Autosave[]> {
  const { client } = await requireAdmin("posts.own");
  type Row = { id: string; typed: Json; seen_at: string; is_open: boolean };
  const rows: Row[] = await call(client, "list_unsaved", postId ? { p_post: postId } : {});
  return rows.flatMap(({ id, typed, seen_at, is_open: isOpen }) => {
    const text = UnsavedText.safeParse(typed);
    return text.success ? [{ ...text.data, id, savedAt: Date.parse(seen_at), isOpen }] : [];
  });
}
