"use server";

import { refresh } from "next/cache";
import { rejectStaleSession } from "@/lib/accounts/password/confirm-password";
import { failure, success } from "@/lib/action";
import { adminAction, rowPage } from "@/lib/admin/action";
import { setAccess } from "./queries";
import { RoleChange } from "./schema";
import { roleStrings, userForms } from "./strings";

/** The database decides who may change whose access. */
export const changeRole = adminAction(
  RoleChange,
  {
    permission: "users",
    where: "users",
    failed: roleStrings.failed,
    shownOn: (form) => [
      rowPage("/admin/users", form),
      { form: form.has("role") ? userForms.role : userForms.admin },
    ],
  },
  async ({ viewer }, { id, is_admin, role, your_password }) => {
    const rejected = await rejectStaleSession(viewer, your_password);
    if (rejected) return rejected;
    const isAdmin = is_admin === "true";
    const status = await setAccess(viewer, id, { isAdmin, role: role || null });
    if (status !== "done") return failure(roleStrings[status]);
    refresh();
    if (role !== undefined) return success(roleStrings.saved);
    return success(isAdmin ? roleStrings.granted : roleStrings.revoked);
  },
);
