"use server";

import { type ActionResult, failure, success, type UndoFields } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { announceChange } from "@/lib/posts/admin/announce";
import { refreshPosts } from "@/lib/posts/admin/refresh";
import { postStrings } from "@/lib/posts/admin/strings";
import { applyChange, type Outcome } from "./change";
import { changeFields, type PostChange } from "./change-fields";
import { readChange } from "./change-schema";
import { changedText, changeFailed, changeStrings } from "./change-strings";

/** Changes one or more posts. Without JavaScript, redirects to the list with its filter. */
export const changePosts = formAction<ActionResult>(async (form) => {
  const list = new URLSearchParams(String(form.get("list") ?? ""));
  return flashResult("/admin/posts", await change(form), Object.fromEntries(list));
});

async function change(form: FormData): Promise<ActionResult> {
  const session = await adminSession("posts.own");
  const { data: requested, error } = readChange(form);
  if (!session.client) return failure(changeFailed(requested?.kind, session.message));
  if (!requested) return failure(changeFailed(undefined, error.issues[0]?.message ?? ""));
  const outcome = await applyChange(session.client, requested).catch((error: Error) => error);
  if (outcome instanceof Error) return failure(changeFailed(requested.kind, outcome.message));
  const { before, after } = outcome;
  announceChange(...before, ...after);
  // Refreshes even if nothing changed, so that the list drops deleted posts. Unpublishing may
  // change the slug to the draft's.
  refreshPosts(...[...before, ...after].map(({ slug }) => slug));
  return resultOf(requested, outcome);
}

function resultOf(requested: PostChange, { before, after, later }: Outcome): ActionResult {
  const { kind, tag } = requested;
  const undone = undoing[kind];
  if (after.length > 0) {
    const ids = after.map(({ id }) => id);
    const dates = before.flatMap(({ id, publishAt: at }) =>
      kind === "publish" && at && ids.includes(id) ? [{ id, at: new Date(at).toISOString() }] : [],
    );
    const undo: UndoFields | undefined = undone && changeFields({ kind: undone, ids, tag, dates });
    return { ...success(changedText(requested, after, later)), ...(undo && { undo }) };
  }
  if (later?.length) return success(changedText(requested, [], later));
  // Someone else made the same change in the meantime.
  if (before.length > 0) return success(changedText(requested, before));
  if (kind === "restore") return failure(changeStrings.notInBin);
  if (kind === "untag") return failure(changeStrings.untagged);
  if (tag !== undefined) return failure(changeStrings.unchanged);
  return failure(changeFailed(kind, postStrings.gone));
}

const undoing: Partial<Record<PostChange["kind"], PostChange["kind"]>> = {
  publish: "unpublish",
  unpublish: "republish",
  republish: "unpublish",
  delete: "restore",
  tag: "untag",
};
