"use server";

import { refresh } from "next/cache";
import { type ActionResult, failure, success, withReporting } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { valueAction } from "@/lib/forms/server-action";
import { RoleChange } from "./schema";
import { roleStrings } from "./strings";

/** The database decides who may change whose access. */
export const changeRole = valueAction([RoleChange], async (input): Promise<ActionResult> => {
  const session = await adminSession();
  if (!session.client) return failure(session.message);
  const fallback = failure(roleStrings.failed);
  if (!input.success) return fallback;
  const { id, isAdmin } = input.data;
  return withReporting<ActionResult>("users", fallback, async () => {
    const { data, error } = await session.client.rpc("set_admin", {
      p_id: id,
      p_is_admin: isAdmin,
    });
    if (error?.code === "42501") return failure(roleStrings.forbidden);
    if (error) throw new Error(`set_admin: ${error.message}`);
    refresh();
    const { status } = data as { status: "done" | "own" | "last" | "missing" };
    if (status !== "done") return failure(roleStrings[status]);
    return success(isAdmin ? roleStrings.granted : roleStrings.revoked);
  });
});
