"use server";

import { refresh } from "next/cache";
import { success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { call } from "@/lib/supabase/query";
import { settingsForms } from "./forms";
import { EndedSession, otherSessions } from "./schema";
import { settingsStrings as strings } from "./strings";

/** Never this session, which signing out ends. */
export const endOwnSessions = adminAction(
  EndedSession,
  {
    where: "own sessions",
    failed: strings.sessionsFailed,
    shownOn: ["/admin/settings", { form: settingsForms.sessions }],
  },
  async ({ client }, { session }) => {
    const isAll = session === otherSessions;
    const ended = await call(client, "end_own_sessions", isAll ? {} : { p_id: session });
    refresh();
    if (isAll) return success(strings.sessionsEnded);
    return success(ended > 0 ? strings.sessionEnded : strings.sessionGone);
  },
);
