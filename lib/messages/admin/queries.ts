import "server-only";
import { cache } from "react";
import { countedIfFull, mapRows, type Page, rangeOf, toPage } from "@/lib/admin/paging";
import { hasWords, inOrder } from "@/lib/admin/search";
import { requireAdmin } from "@/lib/auth/session";
import type { SessionClient } from "@/lib/supabase/clients";
import { findRow, orThrow } from "@/lib/supabase/query";
import type { Row } from "@/lib/supabase/row";
import type { MarkInput, Message, MessageFilters } from "./schema";

export async function listMessages(filters: MessageFilters): Promise<Page<Message>> {
  const { client } = await requireAdmin("messages");
  const { folder, q, sort, page } = filters;
  const list = (count?: "exact") => {
    let query = client
      .from("messages")
      .select(columns, { count })
      .eq("is_spam", folder === "spam");
    if (folder === "unread") query = query.is("read_at", null);
    return inOrder(hasWords(query, q), sort, { created: "created_at" }).range(...rangeOf(page));
  };
  const answer = await (q && page === 1 ? countedIfFull(list) : list("exact"));
  return mapRows(toPage(answer, page, "messages"), toMessage);
}

export const getMessage = cache(async (id: string): Promise<Message | null> => {
  const { client } = await requireAdmin("messages");
  const data = await findRow(client, "messages", columns, id);
  return data && toMessage(data);
});

/** Returns false if the message doesn't exist. Omitted flags stay unchanged. */
export async function saveFlags(client: SessionClient, { id, flags }: MarkInput): Promise<boolean> {
  const { isRead, isSpam } = flags;
  const saved = await client
    .from("messages")
    .update({
      ...(isRead !== undefined && { read_at: isRead ? new Date().toISOString() : null }),
      ...(isSpam !== undefined && { is_spam: isSpam }),
    })
    .eq("id", id)
    .select("id")
    .then(orThrow("messages"));
  return saved.length > 0;
}

const columns = "id, user_name, user_email, user_company, message, created_at, read_at, is_spam";

function toMessage(row: Row<"messages", typeof columns>): Message {
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
