import { z } from "zod";
import type { ActionResult } from "@/lib/action";

/** Tables of which an admin deletes single rows. */
export const DeletableSource = z.enum([
  "bookings",
  "email_outbox",
  "messages",
  "subscribers",
  "waitlist",
]);
export type DeletableSource = z.infer<typeof DeletableSource>;

export const Deletion = z.object({ source: DeletableSource, id: z.uuid() });

/** `restorable` is the id by which the row comes back. */
export type DeletionResult = ActionResult & { restorable?: string };

export const Restoration = z.object({ restorable: z.uuid() });

export type DeletedRow = {
  id: string;
  source: DeletableSource;
  name: string;
  deletedAt: string;
};
