"use server";

import { z } from "zod";
import { type ActionResult, failure, invalid, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { redirectWith } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { questionOf } from "@/lib/posts/admin/change/change-strings";
import { type PostField, PostInput, type SaveOutcome } from "@/lib/posts/admin/schema";
import { postStrings } from "@/lib/posts/admin/strings";
import { keepEditor } from "@/lib/posts/admin/versions/editors";
import { savePost } from "./actions";
import { readOpened, readPlainForm } from "./plain-form";

const Version = z.coerce.number().int().positive().catch(0);

const messages = {
  conflict: postStrings.conflict,
  deleted: postStrings.goneWithText,
  "signed-out": postStrings.signedOut,
};

/** Saves the form that works without JavaScript. Unsaved text is kept and shown again. */
export const savePlainPost = formAction<ActionResult<PostField>>(async (form) => {
  const session = await adminSession("posts.own");
  if (!session.client) return failure(session.message);
  const opened = readOpened(form);
  const values = readPlainForm(form);
  const parsed = PostInput.safeParse(values);
  const outcome = await savePost(opened, parsed.data ?? values);
  const isSaved = outcome.status === "saved";
  // If the post was deleted, the text can be saved as a new post.
  const over = outcome.status === "deleted" ? null : opened;
  const { data: known } = z.guid().safeParse(form.get("copy"));
  const copy = known && over === opened ? known : crypto.randomUUID();
  const isKept = await withReporting("plain form of a post", false, async () => {
    await keepEditor(session.client, {
      editor: copy,
      postId: over?.id ?? null,
      version: over ? Version.parse(form.get("version")) : 0,
      typed: isSaved ? null : { opened: over, values },
      isOpen: false,
    });
    return true;
  });
  if (isSaved) {
    return redirectWith("/admin/posts", { status: "success", message: postStrings.saved });
  }
  const result = resultOf(outcome);
  // If no copy was kept, the browser's Back button still leads to the typed text.
  if (!isKept) return result;
  return redirectWith(`/admin/posts/${over?.id ?? "new"}/plain`, result, { copy });
});

function resultOf(outcome: Exclude<SaveOutcome, { status: "saved" }>): ActionResult<PostField> {
  if (outcome.status === "invalid") return invalid(outcome.errors);
  if (outcome.status === "dated") {
    return invalid({ published: questionOf("publish", 1, [outcome.date]).text });
  }
  return failure(outcome.status === "failed" ? outcome.message : messages[outcome.status]);
}
