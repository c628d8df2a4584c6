"use server";

import { refresh, updateTag } from "next/cache";
import { failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { postTags } from "@/lib/posts/cache-tags";
import { call } from "@/lib/supabase/query";
import { DeletedTag, TagChange } from "./schema";
import { changedText, deletedText, tagStrings } from "./strings";

type Outcome =
  | { status: "changed"; slug: string; posts: number }
  | { status: "missing" | "taken" | "unknown" };

const options = {
  permission: "posts",
  where: "change of a tag",
  failed: tagStrings.failed,
  shownOn: ["/admin/tags"],
} as const;

/** Renames a tag, or merges it into the tag with the new name. */
export const changeTag = adminAction(TagChange, options, async ({ client }, input) => {
  const { slug, name } = input;
  const merge = input.merge === "yes";
  const outcome: Outcome = await call(client, "change_tag", {
    p_slug: slug,
    p_name: name,
    p_merge: merge,
  });
  refresh();
  if (outcome.status === "missing") return failure(tagStrings.gone);
  if (outcome.status !== "changed") {
    const wrong = tagStrings[outcome.status];
    return { ...failure(wrong), errors: { name: wrong } };
  }
  refreshTags(slug, outcome.slug);
  return success(changedText(name, outcome.posts, merge));
});

export const deleteTag = adminAction(DeletedTag, options, async ({ client }, { slug, name }) => {
  const posts = await call(client, "delete_tag", { p_slug: slug });
  refresh();
  if (posts === null) return failure(tagStrings.gone);
  refreshTags(slug);
  return success(deletedText(name, posts));
});

function refreshTags(...slugs: string[]): void {
  updateTag(postTags.all);
  for (const slug of slugs) updateTag(postTags.tag(slug));
}
