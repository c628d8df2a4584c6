"use server";

import { refresh } from "next/cache";
import { failure, success } from "@/lib/action";
import { adminAction } from "@/lib/admin/action";
import { call } from "@/lib/supabase/query";
import { Deletion, Restoration } from "./schema";
import { deletedStrings as strings } from "./strings";

/** Redirects to the list of restorable rows if JavaScript is off. */
export const deleteRow = adminAction(
  Deletion,
  { where: "deleting a row", failed: strings.failed, shownOn: ["/admin/deleted"] },
  async ({ client }, { source, id }) => {
    const data = await call(client, "delete_row", { p_source: source, p_id: id });
    refresh();
    if (!data) return failure(strings.kept);
    return { ...success(strings.deleted), undo: [["restorable", data]] };
  },
);

type RestoreAnswer = { status: "restored" | "missing" | "taken" };

export const restoreRow = adminAction(
  Restoration,
  { where: "restoring a row", failed: strings.failed, shownOn: ["/admin/deleted"] },
  async ({ client }, { restorable }) => {
    const { status }: RestoreAnswer = await call(client, "restore_row", { p_id: restorable });
    refresh();
    return status === "restored" ? success(strings.restored) : failure(strings[status]);
  },
);
