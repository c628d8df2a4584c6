"use server";

import { refresh } from "next/cache";
import { rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { failure, success } from "@/lib/action";
import { adminAction, rowPage } from "@/lib/admin/action";
import { setAdmin } from "./queries";
import { RoleChange } from "./schema";
import { roleStrings } from "./strings";

/** The database decides who may change whose access. */
export const changeRole = adminAction(
  RoleChange,
  {
    where: "users",
    failed: roleStrings.failed,
    shownOn: (form) => [rowPage("/admin/users", form)],
  },
  async ({ viewer }, { id, is_admin, your_password }) => {
    const rejected = await rejectStaleSession(viewer, your_password);
    if (rejected) return rejected;
    const status = await setAdmin(viewer, id, is_admin === "true");
    if (status !== "done") return failure(roleStrings[status]);
    refresh();
    return success(is_admin === "true" ? roleStrings.granted : roleStrings.revoked);
  },
);
