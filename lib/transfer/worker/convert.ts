import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "@/lib/markdown/parse";
import { pluralize } from "@/lib/numbers";
import { type ConvertedPost, convertPost } from "@/lib/transfer/import/fields";
import { findPictures, type Place } from "@/lib/transfer/import/rewrite-pictures";
import type { Source, SourcePost } from "@/lib/transfer/import/source";
import { TransferError } from "@/lib/transfer/import/transfer-error";

/** Does all the parsing of a post, so that it can run in a worker. */
export async function convert(
  post: SourcePost,
  hosts: Source["hosts"],
): Promise<(ConvertedPost & { places: Place[] }) | { failure: string }> {
  try {
    const converted = convertPost(post);
    const { content } = converted.fields;
    const tree = parseMarkdown(content);
    const links = oldLinksNote(tree, hosts);
    if (links) converted.notes.push(links);
    return { ...converted, places: findPictures(tree, content) };
  } catch (error) {
    if (error instanceof TransferError) return { failure: error.message };
    throw error;
  }
}

/** Returns a note about links that still point to these hosts, or null if there are none. */
export function oldLinksNote(tree: Root, hosts: ReadonlySet<string>): string | null {
  let count = 0;
  visit(tree, "link", ({ url }) => {
    const host = URL.parse(url)?.host ?? "";
    const spellings = [host, `www.${host}`, host.replace(/^www\./, "")];
    if (spellings.some((name) => hosts.has(name))) count += 1;
  });
  if (count === 0) return null;
  return `${pluralize(count, "link points", "links point")} to the old site`;
}
