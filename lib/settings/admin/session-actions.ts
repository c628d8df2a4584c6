"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { flashResult } from "@/lib/forms/flash";
import { formAction } from "@/lib/forms/server-action";
import { call } from "@/lib/supabase/query";
import { settingsForms } from "./forms";
import { otherSessions, SessionChoice } from "./schema";
import { settingsStrings as strings } from "./strings";

export const endOwnSessions = formAction<ActionResult>(async (form) => {
  return flashResult("/admin/settings", await end(form), { form: settingsForms.sessions });
});

/** Never this session, which signing out ends. */
async function end(form: FormData): Promise<ActionResult> {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const choice = SessionChoice.safeParse(form.get("session"));
  const fallback = failure(strings.sessionsFailed);
  if (!choice.success) return fallback;
  const isAll = choice.data === otherSessions;
  return withReporting<ActionResult>("own sessions", fallback, async () => {
    const chosen = isAll ? {} : { p_id: choice.data };
    const data = await call(session.client, "end_own_sessions", chosen);
    refresh();
    if (isAll) return success(strings.sessionsEnded);
    return success(data > 0 ? strings.sessionEnded : strings.sessionGone);
  });
}
