"use server";

import { refresh, updateTag } from "next/cache";
import { type ActionResult, failure, invalid, success } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { cacheTags } from "@/lib/cache-tags";
import { valueAction } from "@/lib/forms/server-action";
import { fieldErrors } from "@/lib/forms/submission";
import { reportError } from "@/lib/log";
import { DeletedTag, TagChange } from "./schema";
import { changedText, deletedText, tagStrings } from "./strings";

type Outcome =
  | { status: "changed"; slug: string; posts: number }
  | { status: "missing" | "taken" | "unknown" };

/** Renames a tag, or merges it into the one of the new name. */
export const changeTag = valueAction(
  [TagChange],
  async ({ data: input, error: wrong }): Promise<ActionResult<"name">> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    if (!input) return invalid(fieldErrors(wrong));
    const { data, error } = await session.client.rpc("change_tag", {
      p_slug: input.slug,
      p_name: input.name,
      p_merge: input.merge,
    });
    if (error) return failed(error.message);
    const outcome = data as Outcome;
    refresh();
    if (outcome.status === "missing") return failure(tagStrings.gone);
    if (outcome.status !== "changed") return invalid({ name: tagStrings[outcome.status] });
    refreshTags(input.slug, outcome.slug);
    return success(changedText(input.name, outcome.posts, input.merge));
  },
);

export const deleteTag = valueAction(
  [DeletedTag],
  async ({ data: input }): Promise<ActionResult> => {
    const session = await adminSession();
    if (!session.client) return failure(session.message);
    if (!input) return failure(tagStrings.gone);
    const { data: posts, error } = await session.client.rpc("delete_tag", { p_slug: input.slug });
    if (error) return failed(error.message);
    refresh();
    if (posts === null) return failure(tagStrings.gone);
    refreshTags(input.slug);
    return success(deletedText(input.name, posts));
  },
);

function refreshTags(...slugs: string[]): void {
  updateTag(cacheTags.posts);
  for (const slug of slugs) updateTag(cacheTags.tag(slug));
}

function failed(message: string): ActionResult<never> {
  reportError(new Error(message), "change of a tag");
  return failure(tagStrings.failed);
}
