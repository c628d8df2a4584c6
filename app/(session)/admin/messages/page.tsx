import type { Metadata } from "next";
import { counted } from "@/components/admin/counted";
import { FilterBar } from "@/components/admin/filter-bar";
import { ListResults } from "@/components/admin/list-results";
import { ListTabs } from "@/components/admin/list-tabs";
import { MessagesTable } from "@/components/admin/messages/messages-table";
import { PageHeader } from "@/components/admin/page-header";
import { withParams } from "@/components/admin/with-params";
import { listMessages } from "@/lib/messages/admin-queries";
import { MessageFilters } from "@/lib/messages/admin-schema";

export const metadata: Metadata = { title: "Messages" };

const folders = [
  { folder: "", label: "Inbox", empty: "No messages yet." },
  { folder: "unread", label: "Unread", empty: "Every message has been read." },
  { folder: "spam", label: "Spam", empty: "No spam." },
] as const;

export default async function MessagesPage({ searchParams }: PageProps<"/admin/messages">) {
  const filters = MessageFilters.parse(await searchParams);
  const { folder, q } = filters;
  const listed = await listMessages(filters);
  return (
    <>
      <PageHeader title="Messages" description={counted(listed.total, "message", "messages")} />
      <ListTabs
        label="Folders"
        tabs={folders.map(({ folder: other, label }) => ({
          label,
          href: withParams("/admin/messages", { folder: other, q }),
          current: other === folder,
        }))}
      />
      <FilterBar
        path="/admin/messages"
        label="Filter messages"
        search={{ name: "q", label: "Email starts with", value: q }}
        keep={{ folder }}
      />
      <ListResults
        listed={listed}
        path="/admin/messages"
        params={{ folder, q }}
        keep={{ folder }}
        label="Pages of messages"
        empty={folders.find((other) => other.folder === folder)?.empty ?? ""}
        noMatch="No message here is from an address that starts like this."
      >
        <MessagesTable messages={listed.rows} folder={folder} />
      </ListResults>
    </>
  );
}
