"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call } from "@/lib/supabase/query";
import { Deletion, Restoration } from "./schema";
import { deletedStrings as strings } from "./strings";

/** Without scripts, it leads to what can be restored. */
export const deleteRow = formAction<ActionResult>(async (form) => {
  return flashResult("/admin/deleted", await take(form));
});

export const restoreRow = formAction<ActionResult>(async (form) => {
  return flashResult("/admin/deleted", await restore(form));
});

async function take(form: FormData): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data: input } = Deletion.safeParse(Object.fromEntries(form));
  const fallback = failure(strings.failed);
  if (!input) return fallback;
  return withReporting<ActionResult>("deleting a row", fallback, async () => {
    const data = await call(session.client, "delete_row", {
      p_source: input.source,
      p_id: input.id,
    });
    refresh();
    if (!data) return failure(strings.kept);
    return { ...success(strings.deleted), undo: [["restorable", data]] };
  });
}

type RestoreAnswer = { status: "restored" | "missing" | "taken" };

async function restore(form: FormData): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data: input } = Restoration.safeParse(Object.fromEntries(form));
  const fallback = failure(strings.failed);
  if (!input) return fallback;
  return withReporting<ActionResult>("restoring a row", fallback, async () => {
    const { status }: RestoreAnswer = await call(session.client, "restore_row", {
      p_id: input.restorable,
    });
    refresh();
    return status === "restored" ? success(strings.restored) : failure(strings[status]);
  });
}
