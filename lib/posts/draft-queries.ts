import "server-only";
import { draftMode } from "next/headers";
import { getViewer } from "@/lib/auth/session";
import { sessionClient } from "@/lib/supabase/session";
import { getPost, listPosts } from "./queries";
import {
  type PostListing,
  postColumns,
  postRange,
  summaryColumns,
  toListing,
  toPost,
} from "./rows";
import { isSlug, type PostLookup } from "./schema";

type Shown<What> = What & { isAdmin: boolean };

/** Drafts are read with the admin's own session, so that row-level security decides. */
export async function getShownPost(slug: string): Promise<Shown<PostLookup>> {
  if (!(await isAdminInDraftMode())) return { ...(await getPost(slug)), isAdmin: false };
  return { ...((await getOwnPost(slug)) ?? (await getPost(slug))), isAdmin: true };
}

export async function listShownPosts(page: number): Promise<Shown<PostListing>> {
  if (!(await isAdminInDraftMode())) return { ...(await listPosts(page)), isAdmin: false };
  return { ...(await listOwnPosts(page)), isAdmin: true };
}

async function isAdminInDraftMode(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  // Only in Draft Mode: a stored page must not depend on a session.
  if (!isEnabled) return false;
  // When the session check fails, the visitor gets the public version.
  const viewer = await getViewer().catch(() => null);
  return viewer?.isAdmin ?? false;
}

async function getOwnPost(slug: string): Promise<PostLookup | null> {
  if (!isSlug(slug)) return null;
  const client = await sessionClient();
  const { data, error } = await client
    .from("blogs")
    .select(postColumns)
    .eq("slug", slug)
    .maybeSingle();
  if (error) throw new Error(`Post ${slug}: ${error.message}`);
  return data && { kind: "found", post: toPost(data) };
}

async function listOwnPosts(page: number): Promise<PostListing> {
  const client = await sessionClient();
  const { data, error, count } = await client
    .from("blogs")
    .select(summaryColumns, { count: "exact" })
    .order("created_at", { ascending: false })
    .order("id")
    .range(...postRange(page));
  return toListing(data, error, count);
}
