import "server-only";
import { reportError } from "@/lib/log";
import { CoverError, encodeCover } from "@/lib/media/encode-cover";
import { fetchPicture } from "@/lib/media/fetch-picture";
import { storeCover } from "@/lib/media/store-cover";
import { coverStrings } from "@/lib/media/strings";
import { isOwnPicture } from "@/lib/media/uploaded-cover";
import type { StoredCover } from "@/lib/posts/rows";
import type { SessionClient } from "@/lib/supabase/clients";

type Options = {
  /** Undefined for a new post. */
  postId: string | undefined;
  fetchFrom?: typeof fetchPicture;
};

/** A picture at another address is fetched and stored, unless the post has it from there already. */
export async function takeCover(
  client: SessionClient,
  url: string,
  { postId, fetchFrom = fetchPicture }: Options,
): Promise<StoredCover | { error: string }> {
  if (url === "" || isOwnPicture(url)) return { cover_image: url || null, cover_source: null };
  try {
    const stored = postId && (await storedCover(client, postId, url));
    const picture = stored || (await storeCover(client, await encodeCover(await fetchFrom(url))));
    return { cover_image: picture, cover_source: url };
  } catch (error) {
    if (error instanceof CoverError) return { error: error.message };
    reportError(error, "cover");
    return { error: coverStrings.failed };
  }
}

async function storedCover(client: SessionClient, id: string, source: string) {
  const { data } = await client
    .from("blogs")
    .select("cover_image")
    .eq("id", id)
    .eq("cover_source", source)
    .maybeSingle();
  return data?.cover_image;
}
