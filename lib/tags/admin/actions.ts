"use server";

import { refresh, updateTag } from "next/cache";
import { type ActionResult, failure, invalid, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { cacheTags } from "@/lib/cache-tags";
import { valueAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { call } from "@/lib/supabase/query";
import { DeletedTag, TagChange } from "./schema";
import { changedText, deletedText, tagStrings } from "./strings";

type Outcome =
  | { status: "changed"; slug: string; posts: number }
  | { status: "missing" | "taken" | "unknown" };

const where = "change of a tag";

/** Renames a tag, or merges it into the one of the new name. */
export const changeTag = valueAction(
  [TagChange],
  async ({ data: input, error: wrong }): Promise<ActionResult<"name">> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    if (!input) return invalid(fieldErrors(wrong));
    const { slug, name, merge } = input;
    return withReporting<ActionResult<"name">>(where, failure(tagStrings.failed), async () => {
      const outcome: Outcome = await call(session.client, "change_tag", {
        p_slug: slug,
        p_name: name,
        p_merge: merge,
      });
      refresh();
      if (outcome.status === "missing") return failure(tagStrings.gone);
      if (outcome.status !== "changed") return invalid({ name: tagStrings[outcome.status] });
      refreshTags(slug, outcome.slug);
      return success(changedText(name, outcome.posts, merge));
    });
  },
);

export const deleteTag = valueAction(
  [DeletedTag],
  async ({ data: input }): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    if (!input) return failure(tagStrings.gone);
    return withReporting<ActionResult>(where, failure(tagStrings.failed), async () => {
      const posts = await call(session.client, "delete_tag", { p_slug: input.slug });
      refresh();
      if (posts === null) return failure(tagStrings.gone);
      refreshTags(input.slug);
      return success(deletedText(input.name, posts));
    });
  },
);

function refreshTags(...slugs: string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of slugs) updateTag(cacheTags.tag(slug));
}
