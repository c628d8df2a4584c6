import { z } from "zod";
import { orders } from "@/lib/admin/orders";
import { listFilters } from "@/lib/admin/search";

export type Message = {
  id: string;
  name: string;
  email: string;
  company: string;
  text: string;
  createdAt: string;
  isRead: boolean;
  isSpam: boolean;
};

export type MessageFlags = Pick<Message, "isRead" | "isSpam">;

export type Folder = "" | "unread" | "spam";

/** An invalid folder in the URL falls back to the inbox. */
export const MessageFilters = z.object({
  folder: z.enum(["", "unread", "spam"]).catch(""),
  ...listFilters(orders.byDate),
});

export type MessageFilters = z.infer<typeof MessageFilters>;

export const MarkInput = z.object({
  id: z.uuid(),
  flags: z.strictObject({ isRead: z.boolean().optional(), isSpam: z.boolean().optional() }),
});

export type MarkInput = z.infer<typeof MarkInput>;

/** The database queries filter by the same rule. */
export function isIn(folder: Folder, { isRead, isSpam }: MessageFlags): boolean {
  if (folder === "spam") return isSpam;
  return !isSpam && !(folder === "unread" && isRead);
}
