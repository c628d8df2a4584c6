"use server";

import { refresh } from "next/cache";
import { adminSession } from "@/lib/auth/session";
import { attempt, type RowOutcome, refused } from "@/lib/lists/outcome";
import { RoleChange } from "./schema";
import { roleTexts } from "./texts";

/** Makes somebody an admin, or takes that away. The database has the last word on who may and whom. */
export async function changeRole(change: RoleChange): Promise<RowOutcome> {
  const session = await adminSession();
  if (!session.client) return refused(session);
  const input = RoleChange.safeParse(change);
  if (!input.success) return { status: "failed", message: roleTexts.failed };
  const { id, isAdmin } = input.data;
  return attempt<RowOutcome>("users", roleTexts.failed, async () => {
    const { data, error } = await session.client.rpc("set_admin", {
      p_id: id,
      p_is_admin: isAdmin,
    });
    if (error?.code === "42501") return { status: "failed", message: roleTexts.refused };
    if (error) throw new Error(`set_admin: ${error.message}`);
    refresh();
    const { status } = data as { status: "done" | "own" | "last" | "missing" };
    if (status !== "done") return { status: "changed", message: roleTexts[status] };
    return { status, message: isAdmin ? roleTexts.granted : roleTexts.revoked };
  });
}
