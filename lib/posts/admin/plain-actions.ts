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
import type { EditorReport } from "@/lib/posts/admin/versions/open-editor";
import type { SessionClient } from "@/lib/supabase/clients";
import { savePost } from "./actions";
import { readOpened, readPlainForm } from "./plain-form";

/** Saves the form that works without JavaScript. Unsaved text is kept and shown again. */
export const savePlainPost = formAction<ActionResult<PostField>>(async (form) => {
  const session = await adminSession();
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
  const isKept = await keep(session.client, {
    editor: copy,
    postId: over?.id ?? null,
    version: over ? versionOf(form) : 0,
    typed: isSaved ? null : { opened: over, values },
    isOpen: false,
  });
  if (isSaved) {
    return redirectWith("/admin/posts", { status: "success", message: postStrings.saved });
  }
  const result = resultOf(outcome);
  // If no copy was kept, the browser's Back button still leads to the typed text.
  if (!isKept) return result;
  return redirectWith(`/admin/posts/${over?.id ?? "new"}/plain`, result, { copy });
});

function keep(client: SessionClient, report: EditorReport): Promise<boolean> {
  return withReporting("plain form of a post", false, async () => {
    await keepEditor(client, report);
    return true;
  });
}

function versionOf(form: FormData): number {
  const version = Number(form.get("version"));
  return Number.isSafeInteger(version) && version > 0 ? version : 0;
}

function resultOf(outcome: Exclude<SaveOutcome, { status: "saved" }>): ActionResult<PostField> {
  switch (outcome.status) {
    case "invalid":
      return invalid(outcome.errors);
    case "dated":
      return invalid({ published: questionOf("publish", 1, [outcome.date]).text });
    case "failed":
      return failure(outcome.message);
    case "conflict":
      return failure(postStrings.conflict);
    case "deleted":
      return failure(postStrings.goneWithText);
    case "signed-out":
      return failure(postStrings.signedOut);
  }
}
