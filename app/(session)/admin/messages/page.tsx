import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { ListTabs } from "@/components/admin/list/list-tabs";
import { orders } from "@/components/admin/list/orders";
import { pageParam, sortParam, withParams } from "@/components/admin/list/with-params";
import { MessagesTable } from "@/components/admin/messages/messages-table";
import { listMessages } from "@/lib/messages/admin/queries";
import { MessageFilters } from "@/lib/messages/admin/schema";
import { pluralize } from "@/lib/numbers";

export const metadata: Metadata = { title: "Messages" };

const folders = [
  { folder: "", label: "Inbox", empty: "No messages yet." },
  { folder: "unread", label: "Unread", empty: "No unread messages." },
  { folder: "spam", label: "Spam", empty: "No spam." },
] as const;

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const filters = MessageFilters.parse(await searchParams);
  const { folder, q, sort } = filters;
  const params = { folder, q, sort: sortParam(sort, orders.byDate) };
  const listed = await listMessages(filters);
  return (
    <>
      <PageHeader title="Messages" description={pluralize(listed.total, "message", "messages")} />
      <ListTabs
        label="Folders"
        tabs={folders.map(({ folder: other, label }) => ({
          label,
          href: withParams("/admin/messages", { ...params, folder: other }),
          current: other === folder,
        }))}
      />
      <FilterBar
        path="/admin/messages"
        label="Filter messages"
        search={{ name: "q", label: "Search name, email and text", value: q }}
        sort={{ value: sort, options: orders.byDate }}
        keep={{ folder }}
      />
      <ListResults
        listed={listed}
        path="/admin/messages"
        params={params}
        keep={{ folder }}
        label="Pages of messages"
        empty={folders.find((other) => other.folder === folder)?.empty ?? ""}
        noMatch="No messages match this search."
      >
        <MessagesTable
          messages={listed.rows}
          folder={folder}
          sorting={{ path: "/admin/messages", params, sort, initial: orders.byDate[0].value }}
          list={{ ...params, page: pageParam(listed.page) }}
        />
      </ListResults>
    </>
  );
}
