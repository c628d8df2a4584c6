import { z } from "zod";
import { deletableNames } from "@/lib/domains/registered";

/** Tables whose rows an admin can delete. Posts have an action of their own. */
const deletable = Object.keys(deletableNames).filter((name) => name !== "blogs");

/** Rows of a table, identified by row id to delete them or by trash id to restore them. */
export const Rows = z.object({
  source: z.enum(deletable),
  ids: z.array(z.guid()).min(1).max(500),
  /** Whether a default takes the deleted row's place. */
  isReset: z.boolean(),
});
export type Rows = z.infer<typeof Rows>;

/** `rowId` is the row's original id; posts are restored by it. */
export type DeletedRow = {
  id: string;
  rowId: string;
  source: string;
  /** Kind of a content; null for anything else. */
  kind: string | null;
  name: string;
  deletedAt: string;
};
