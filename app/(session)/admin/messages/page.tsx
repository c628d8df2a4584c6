import type { Metadata } from "next";
import { ListPage } from "@/components/admin/list/list-page";
import { MessagesTable } from "@/components/admin/messages/messages-table";
import { orders } from "@/lib/admin/orders";
import { listMessages } from "@/lib/messages/admin/queries";
import { MessageFilters } from "@/lib/messages/admin/schema";

export const metadata: Metadata = { title: "Messages" };

const folders = [
  { value: "", label: "Inbox", empty: "No messages yet." },
  { value: "unread", label: "Unread", empty: "No unread messages." },
  { value: "spam", label: "Spam", empty: "No spam." },
] as const;

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const filters = MessageFilters.parse(await searchParams);
  const listed = await listMessages(filters);
  return (
    <ListPage
      path="/admin/messages"
      title="Messages"
      things={["message", "messages"]}
      tabs={{ label: "Folders", name: "folder", options: folders }}
      orders={orders.byDate}
      {...{ listed, filters }}
    >
      {(sorting, list) => (
        <MessagesTable
          messages={listed.rows}
          folder={filters.folder}
          sorting={sorting}
          list={list}
        />
      )}
    </ListPage>
  );
}
