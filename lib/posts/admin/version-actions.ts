"use server";

import type { Route } from "next";
import { redirect } from "next/navigation";
import { type ActionResult, failure, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { formAction } from "@/lib/forms/server-action";
import { call } from "@/lib/supabase/query";
import { postStrings } from "./strings";
import { Restoration } from "./version";

/** Leads to the editor, which says so. */
export const restoreVersion = formAction<ActionResult>(async (form) => {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const { data: input } = Restoration.safeParse(Object.fromEntries(form));
  if (!input) return failure(postStrings.notRestored);
  const found = await withReporting("restoring a version", null, async () => {
    const data = await call(session.client, "restore_version", {
      p_id: input.post,
      p_no: input.no,
    });
    return data === "restored";
  });
  if (!found) return failure(found === null ? postStrings.notRestored : postStrings.gone);
  redirect(`/admin/posts/${input.post}?restored=${input.no}` as Route);
});
