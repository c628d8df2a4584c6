import { z } from "zod";

/** Tables of which an admin deletes single rows. */
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

/** `rowId` is what the row had before; posts come back by it. */
export type DeletedRow = {
  id: string;
  rowId: string;
  source: DeletableSource | "blogs";
  name: string;
  deletedAt: string;
};
