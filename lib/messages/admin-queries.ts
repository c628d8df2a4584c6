import "server-only";
import { requireAdmin } from "@/lib/auth/session";
import { type Listed, mapRows, rangeOf, toListed } from "@/lib/lists/paging";
import { byAddress } from "@/lib/lists/search";
import type { SessionClient } from "@/lib/supabase/session";
import type { MarkInput, Message, MessageFilters } from "./admin-schema";

/** A page of messages, newest first. Throws on an outage. */
export async function listMessages(filters: MessageFilters): Promise<Listed<Message>> {
  const { client } = await requireAdmin();
  const { folder, q, page } = filters;
  let query = client
    .from("messages")
    .select(columns, { count: "exact" })
    .eq("is_spam", folder === "spam");
  if (folder === "unread") query = query.is("read_at", null);
  const answer = await byAddress(query, q)
    .order("created_at", { ascending: false })
    .order("id")
    .range(...rangeOf(page));
  return mapRows(toListed(answer, page, "messages"), toMessage);
}

/** One message in full; null where there is none. Throws on an outage. */
export async function getMessage(id: string): Promise<Message | null> {
  const { client } = await requireAdmin();
  const { data, error } = await client.from("messages").select(columns).eq("id", id).maybeSingle();
  if (error) throw new Error(`messages: ${error.message}`);
  return data && toMessage(data);
}

/** Changes what is given of a message's marks. False where there is no such message. */
export async function saveMarks(client: SessionClient, { id, marks }: MarkInput): Promise<boolean> {
  const { isRead, isSpam } = marks;
  const { data, error } = await client
    .from("messages")
    .update({
      ...(isRead !== undefined && { read_at: isRead ? new Date().toISOString() : null }),
      ...(isSpam !== undefined && { is_spam: isSpam }),
    })
    .eq("id", id)
    .select("id");
  if (error) throw new Error(`messages: ${error.message}`);
  return data.length > 0;
}

const columns = "id, user_name, user_email, user_company, message, created_at, read_at, is_spam";

type MessageRow = {
  id: string;
  user_name: string;
  user_email: string;
  user_company: string | null;
  message: string;
  created_at: string;
  read_at: string | null;
  is_spam: boolean;
};

function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    name: row.user_name,
    email: row.user_email,
    company: row.user_company ?? "",
    text: row.message,
    createdAt: row.created_at,
    isRead: row.read_at !== null,
    isSpam: row.is_spam,
  };
}
