import { z } from "zod";

/** Tables whose rows an admin can delete one by one. */
/** `source` is a table; the database knows which rows may be deleted. */
export const Deletion = z.object({ source: z.string().regex(/^[a-z_]{1,40}$/), id: z.uuid() });

export const Restoration = z.object({ restorable: z.uuid() });

/** `rowId` is the row's original id; posts are restored by it. */
export type DeletedRow = {
  id: string;
  rowId: string;
  source: string;
  name: string;
  deletedAt: string;
};
