import type { Metadata } from "next";
import { PageHeader } from "@/components/admin/frame/page-header";
import { Panel } from "@/components/admin/frame/panel";
import { requireAdmin } from "@/lib/auth/session";

export const metadata: Metadata = { title: "Import and export" };

export default async function TransferPage() {
  await requireAdmin();
  return (
    <>
      <PageHeader title="Import and export" />
      <Panel
        title="Export"
        actions={
          // A download: the router must not handle it.
          <a href="/admin/transfer/export" className="button button-primary">
            Download export
          </a>
        }
      >
        <p>
          One zip file: every post as Markdown, the pictures, the lists of subscribers, messages,
          waitlist and bookings as CSV, and all of it as JSON. It holds people’s addresses, so keep
          it where nobody else can read it.
        </p>
      </Panel>
      <Panel title="Import">
        <p>
          Posts of WordPress, Ghost or Markdown files, and exports of this site, come in by a
          command where the site’s code is: <code>npm run import -- FILE</code>. It first tells what
          would happen, and changes nothing.
        </p>
      </Panel>
    </>
  );
}
