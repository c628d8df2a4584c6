import type { Metadata } from "next";
import { LoadError } from "@/components/admin/frame/load-error";
import { PageHeader } from "@/components/admin/frame/page-header";
import { ProcessPanels } from "@/components/admin/system/process-panels";
import { StatusPanels } from "@/components/admin/system/status-panels";
import { getProcessStatus, getSystemStatus } from "@/lib/admin/system/queries";

export const metadata: Metadata = { title: "System" };

export default async function SystemPage() {
  const status = await getSystemStatus();
  return (
    <>
      <PageHeader
        title="System"
        description="How the site is running, as of the moment this page was opened."
      />
      {status ? (
        <StatusPanels {...status} />
      ) : (
        <LoadError message="What the database knows of jobs, mails and storage could not be loaded." />
      )}
      <ProcessPanels {...getProcessStatus()} />
    </>
  );
}
