import { FilterBar } from "@/components/admin/list/filter-bar";
import { orders } from "@/components/admin/list/orders";
import { projects } from "@/content/projects";
import type { EntryFilters } from "@/lib/waitlist/admin/schema";

/** All projects: those that are open by now may have earlier entries. */
export function WaitlistFilters({ project, status, q, sort }: EntryFilters) {
  return (
    <FilterBar
      path="/admin/waitlist"
      label="Filter the waitlist"
      search={{ name: "q", label: "Search name, email and notes", value: q }}
      selects={[
        { name: "project", label: "Project", value: project, options: projectOptions },
        { name: "status", label: "Status", value: status, options: statusOptions },
      ]}
      sort={{ value: sort, options: orders.byDateOrEmail }}
    />
  );
}

const projectOptions = [
  { value: "", label: "All projects" },
  ...projects.map(({ id, title }) => ({ value: String(id), label: title })),
];

const statusOptions = [
  { value: "", label: "Every status" },
  { value: "pending", label: "Pending" },
  { value: "approved", label: "Approved" },
  { value: "rejected", label: "Rejected" },
];
