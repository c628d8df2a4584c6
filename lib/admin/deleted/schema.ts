import { z } from "zod";

/** Tables whose rows an admin can delete one by one. */
export const DeletableSource = z.enum([
  "bookings",
  "email_outbox",
  "media",
  "messages",
  "redirects",
  "subscribers",
  "waitlist",
]);
export type DeletableSource = z.infer<typeof DeletableSource>;

export const Deletion = z.object({ source: DeletableSource, id: z.uuid() });

export const Restoration = z.object({ restorable: z.uuid() });

/** `rowId` is the row's original id; posts are restored by it. */
export type DeletedRow = {
  id: string;
  rowId: string;
  source: DeletableSource | "blogs";
  name: string;
  deletedAt: string;
};
