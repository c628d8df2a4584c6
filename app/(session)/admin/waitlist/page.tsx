import type { Metadata } from "next";
import { ExportLink } from "@/components/admin/list/export-link";
import { ListPage } from "@/components/admin/list/list-page";
import { statusSelect } from "@/components/admin/list/table/status-badge";
import { waitlistColumns } from "@/components/admin/waitlist/waitlist-columns";
import { projects } from "@/content/projects";
import { orders } from "@/lib/admin/orders";
import { listEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";

export const metadata: Metadata = { title: "Waitlist" };

export default async function WaitlistPage({ searchParams }: PageProps<"/admin/waitlist">) {
  const filters = EntryFilters.parse(await searchParams);
  const { project, status, q } = filters;
  const listed = await listEntries(filters);
  return (
    <ListPage
      path="/admin/waitlist"
      title="Waitlist"
      actions={<ExportLink path="/admin/waitlist/export" params={{ project, status, q }} />}
      things={["entry", "entries"]}
      search="Search waitlist"
      selects={selects}
      orders={orders.byDateOrEmail}
      empty="Nobody is on the waitlist yet."
      {...{ listed, filters }}
      columns={waitlistColumns}
      deletable={{ source: "waitlist", labelOf: ({ name, project }) => `${name}, ${project}` }}
    />
  );
}

const selects = [
  {
    name: "project",
    label: "Project",
    // Lists all projects, because those that have since launched may still have entries.
    options: [
      { value: "", label: "All projects" },
      ...projects.map(({ id, title }) => ({ value: String(id), label: title })),
    ],
  },
  statusSelect("pending", "approved", "rejected"),
];
