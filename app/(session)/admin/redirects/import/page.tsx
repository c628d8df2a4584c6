import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ImportForm } from "@/components/admin/redirects/import-form";
import { RedirectTabs } from "@/components/admin/redirects/redirect-tabs";
import { requireAdmin } from "@/lib/auth/session";
import { readFlash } from "@/lib/forms/flash";

export const metadata: Metadata = { title: "Import redirects" };

export default async function ImportPage({ searchParams }: PageProps<"/admin/redirects/import">) {
  await requireAdmin("redirects");
  const { answer } = await searchParams;
  return (
    <>
      <PageHeader
        title="Import redirects"
        description="Valid lines are saved, invalid ones listed with the reason. Safe to repeat."
      />
      <RedirectTabs current="Import" />
      <ImportForm flash={await readFlash(answer)} />
    </>
  );
}
