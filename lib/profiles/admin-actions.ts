"use server";

import { refresh } from "next/cache";
import type { ActionResult } from "@/lib/action";
import { adminSession } from "@/lib/auth/session";
import { sessionTexts } from "@/lib/auth/texts";
import { reportError } from "@/lib/report";
import { RoleChange } from "./schema";
import { roleTexts } from "./texts";

/** Makes somebody an admin, or takes that away. The database has the last word on who may and whom. */
export async function changeRole(change: RoleChange): Promise<ActionResult> {
  const session = await adminSession();
  if (!session) return refusal(sessionTexts.ended);
  const input = RoleChange.safeParse(change);
  if (!input.success) return refusal(roleTexts.missing);
  const { id, isAdmin } = input.data;
  const { data, error } = await session.client.rpc("set_admin", { p_id: id, p_is_admin: isAdmin });
  if (error?.code === "42501") return refusal(roleTexts.refused);
  if (error) {
    reportError(new Error(`set_admin: ${error.message}`), "users");
    return refusal(roleTexts.failed);
  }
  refresh();
  const { status } = data as { status: "done" | "own" | "last" | "missing" };
  if (status !== "done") return refusal(roleTexts[status]);
  return { status: "success", message: isAdmin ? roleTexts.granted : roleTexts.revoked };
}

function refusal(message: string): ActionResult {
  return { status: "error", message, errors: {}, values: {} };
}
