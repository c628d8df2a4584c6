import "server-only";
import { sessionStrings } from "@/lib/auth/strings";
import { reportError } from "@/lib/log";
import { addPicture } from "@/lib/media/add-picture";
import { coverError, isOwnPicture } from "@/lib/media/cover";
import { fetchPicture } from "@/lib/media/fetch-picture";
import { PictureError } from "@/lib/media/inspect-picture";
import { mediaStrings } from "@/lib/media/strings";
import type { EditedRow, StoredCover } from "@/lib/posts/rows";
import type { SessionClient } from "@/lib/supabase/clients";
import { call } from "@/lib/supabase/query";

type Options = {
  /** Undefined for a new post. */
  postId: string | undefined;
  /** Whether the viewer may add pictures to the library. */
  mayStore: boolean;
  fetchFrom?: typeof fetchPicture;
  storage?: SessionClient;
};

/** Fetches and stores an external picture, unless the post already has it from that URL. */
export async function takeCover(
  client: SessionClient,
  url: string,
  { postId, mayStore, fetchFrom = fetchPicture, storage }: Options,
): Promise<StoredCover | { error: string }> {
  if (url === "" || isOwnPicture(url)) return { cover_image: url || null, cover_source: null };
  try {
    const stored = postId && (await storedCover(client, postId, url));
    if (stored) return { cover_image: stored, cover_source: url };
    if (!mayStore) return { error: sessionStrings.forbidden };
    const { path } = await addPicture(client, await fetchFrom(url), fileName(url), storage);
    const error = coverError(path);
    return error ? { error } : { cover_image: path, cover_source: url };
  } catch (error) {
    if (error instanceof PictureError) return { error: error.message };
    reportError(error, "cover");
    return { error: mediaStrings.failed };
  }
}

async function storedCover(client: SessionClient, id: string, source: string) {
  const post: EditedRow | null = await call(client, "get_edited_post", { p_id: id });
  return post?.cover_source === source ? post.cover_image : null;
}

function fileName(url: string): string {
  const { hostname, pathname } = new URL(url);
  return pathname.split("/").at(-1) || hostname;
}
