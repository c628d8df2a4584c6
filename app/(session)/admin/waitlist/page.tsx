import type { Metadata } from "next";
import { ExportLink } from "@/components/admin/list/export-link";
import { ListPage } from "@/components/admin/list/list-page";
import { statusSelect } from "@/components/admin/list/table/status-badge";
import { waitlistColumns } from "@/components/admin/waitlist/waitlist-columns";
import { FormResult } from "@/components/forms/form-result";
import { TextArea } from "@/components/ui/field";
import { orders } from "@/lib/admin/orders";
import { readFlash } from "@/lib/forms/flash";
import type { Project } from "@/lib/portfolio/project";
import { listPublishedProjects } from "@/lib/portfolio/queries";
import { listEntries } from "@/lib/waitlist/admin/queries";
import { EntryFilters } from "@/lib/waitlist/admin/schema";

export const metadata: Metadata = { title: "Waitlist" };

export default async function WaitlistPage({ searchParams }: PageProps<"/admin/waitlist">) {
  const query = await searchParams;
  const filters = EntryFilters.parse(query);
  const { project, status, q } = filters;
  const [listed, projects, flash] = await Promise.all([
    listEntries(filters),
    listPublishedProjects(),
    readFlash<"notes">(query.answer),
  ]);
  return (
    <ListPage
      path="/admin/waitlist"
      title="Waitlist"
      top={() => (
        <>
          <FormResult result={flash} />
          {flash.status === "error" && flash.values.notes && (
            <TextArea
              name="unsaved"
              label="Your notes, not saved"
              rows={5}
              readOnly
              defaultValue={flash.values.notes}
            />
          )}
        </>
      )}
      actions={<ExportLink path="/admin/waitlist/export" params={{ project, status, q }} />}
      things={["entry", "entries"]}
      search="Search waitlist"
      selects={[projectSelect(projects), statusSelect("pending", "approved", "rejected")]}
      orders={orders.byDateOrEmail}
      empty="Nobody is on the waitlist yet."
      {...{ listed, filters }}
      columns={waitlistColumns}
      deletable={{ source: "waitlist", labelOf: ({ name, project }) => `${name}, ${project}` }}
    />
  );
}

/** Lists all projects, because those that have since launched may still have entries. */
function projectSelect(projects: readonly Project[]) {
  const options = projects.map(({ id, title }) => ({ value: id, label: title }));
  return {
    name: "project",
    label: "Project",
    options: [{ value: "", label: "All projects" }, ...options],
  };
}
