import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { FilterBar } from "@/components/admin/list/filter-bar";
import { ListResults } from "@/components/admin/list/list-results";
import { ListTabs } from "@/components/admin/list/list-tabs";
import { withParams } from "@/components/admin/list/with-params";
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
  const { folder, q } = filters;
  const listed = await listMessages(filters);
  return (
    <>
      <PageHeader title="Messages" description={pluralize(listed.total, "message", "messages")} />
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
        noMatch="No messages match this email."
      >
        <MessagesTable messages={listed.rows} folder={folder} />
      </ListResults>
    </>
  );
}
