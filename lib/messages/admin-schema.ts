import { z } from "zod";
import { PageNumber } from "@/lib/lists/paging";
import { AddressSearch } from "@/lib/lists/search";

/** A message as the admin sees it. */
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

/** What an admin can change about a message. */
export type MessageMarks = Pick<Message, "isRead" | "isSpam">;

export type Folder = "" | "unread" | "spam";

/** What narrows the list: the inbox, without an odd value in the address. */
export const MessageFilters = z.object({
  folder: z.enum(["unread", "spam"]).or(z.literal("")).catch(""),
  q: AddressSearch,
  page: PageNumber,
});

export type MessageFilters = z.infer<typeof MessageFilters>;

export const MarkInput = z.object({
  id: z.uuid(),
  marks: z.strictObject({ isRead: z.boolean().optional(), isSpam: z.boolean().optional() }),
});

export type MarkInput = z.infer<typeof MarkInput>;

/** Whether a message is shown in a folder; the database's queries say the same. */
export function isIn(folder: Folder, { isRead, isSpam }: MessageMarks): boolean {
  if (folder === "spam") return isSpam;
  return !isSpam && !(folder === "unread" && isRead);
}
