import type { Metadata } from "next";
import { DeletedTable } from "@/components/admin/deleted/deleted-table";
import { PageHeader } from "@/components/admin/frame/page-header";
import { EmptyState } from "@/components/admin/list/empty-state";
import { FormResult } from "@/components/forms/form-result";
import { listDeletedRows } from "@/lib/admin/deleted/queries";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Deleted" };

export default async function DeletedPage({ searchParams }: PageProps<"/admin/deleted">) {
  await requireAdmin();
  const { answer } = await searchParams;
  const [rows, flash] = await Promise.all([listDeletedRows(), readFlash(answer)]);
  return (
    <>
      <PageHeader
        title="Deleted"
        description="A post can be restored for 30 days, anything else for a day. Then it is gone."
      />
      <FormResult result={flash} />
      {rows.length > 0 ? <DeletedTable rows={rows} /> : <EmptyState text="Nothing to restore." />}
    </>
  );
}
