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

/**
 * What this visitor finds at a slug: for an admin in Draft Mode a draft too, read with their own
 * session, so that row-level security decides. For everybody else the stored page's answer.
 */
export async function getShownPost(slug: string): Promise<Shown<PostLookup>> {
  if (!(await isAdminInDraftMode())) return { ...(await getPost(slug)), isAdmin: false };
  return { ...((await getOwnPost(slug)) ?? (await getPost(slug))), isAdmin: true };
}

/** One page of the list as this visitor sees it, drafts included for an admin in Draft Mode. */
export async function listShownPosts(page: number): Promise<Shown<PostListing>> {
  if (!(await isAdminInDraftMode())) return { ...(await listPosts(page)), isAdmin: false };
  return { ...(await listOwnPosts(page)), isAdmin: true };
}

async function isAdminInDraftMode(): Promise<boolean> {
  const { isEnabled } = await draftMode();
  // Asked in Draft Mode only: a stored page must not depend on anybody's session.
  if (!isEnabled) return false;
  // Whoever cannot be known just now reads what everybody does.
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
