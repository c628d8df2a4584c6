"use server";

import { refresh, updateTag } from "next/cache";
import { failure, invalid, success } from "@/lib/action";
import { asAdmin } from "@/lib/admin/action";
import { valueAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { postTags } from "@/lib/posts/cache-tags";
import { call } from "@/lib/supabase/query";
import { DeletedTag, TagChange } from "./schema";
import { changedText, deletedText, tagStrings } from "./strings";

type Outcome =
  | { status: "changed"; slug: string; posts: number }
  | { status: "missing" | "taken" | "unknown" };

const reported = {
  permission: "posts",
  where: "change of a tag",
  failed: tagStrings.failed,
} as const;

/** Renames a tag, or merges it into the tag with the new name. */
export const changeTag = valueAction([TagChange], ({ data: input, error: wrong }) =>
  asAdmin<"name">(reported, async ({ client }) => {
    if (!input) return invalid(fieldErrors(wrong));
    const { slug, name, merge } = input;
    const outcome: Outcome = await call(client, "change_tag", {
      p_slug: slug,
      p_name: name,
      p_merge: merge,
    });
    refresh();
    if (outcome.status === "missing") return failure(tagStrings.gone);
    if (outcome.status !== "changed") return invalid({ name: tagStrings[outcome.status] });
    refreshTags(slug, outcome.slug);
    return success(changedText(name, outcome.posts, merge));
  }),
);

export const deleteTag = valueAction([DeletedTag], ({ data: input }) =>
  asAdmin(reported, async ({ client }) => {
    const posts = input ? await call(client, "delete_tag", { p_slug: input.slug }) : null;
    refresh();
    if (!input || posts === null) return failure(tagStrings.gone);
    refreshTags(input.slug);
    return success(deletedText(input.name, posts));
  }),
);

function refreshTags(...slugs: string[]): void {
  updateTag(postTags.all);
  for (const slug of slugs) updateTag(postTags.tag(slug));
}
