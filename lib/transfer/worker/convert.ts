import { type ConvertedPost, convertPost } from "@/lib/transfer/import/fields";
import { oldLinksNote } from "@/lib/transfer/import/old-links";
import { findPictures, type Place } from "@/lib/transfer/import/rewrite-pictures";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";

/** Everything that parses a post, so that it can run in a worker. */
export async function convert(
  post: SourcePost,
  hosts: Source["hosts"],
): Promise<(ConvertedPost & { places: Place[] }) | { failure: string }> {
  try {
    const converted = convertPost(post);
    const { content } = converted.fields;
    const links = oldLinksNote(content, hosts);
    if (links) converted.notes.push(links);
    return { ...converted, places: findPictures(content) };
  } catch (error) {
    if (error instanceof TransferError) return { failure: error.message };
    throw error;
  }
}
