import { z } from "zod";
import { deletableNames } from "@/lib/domains/registered";

/** Tables whose rows an admin can delete one by one. Posts have an action of their own. */
const deletable = Object.keys(deletableNames).filter((name) => name !== "blogs");

export const Deletion = z.object({ source: z.enum(deletable), id: z.uuid() });

export const Restoration = z.object({ restorable: z.uuid() });

/** `rowId` is the row's original id; posts are restored by it. */
export type DeletedRow = {
  id: string;
  rowId: string;
  source: string;
  name: string;
  deletedAt: string;
};
