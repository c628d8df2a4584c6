import { exportFailed, fileDownload, toSignIn } from "@/lib/admin/export";
import { adminSession } from "@/lib/auth/session";
import { readReport } from "@/lib/transfer/admin/queries";
import { importStrings } from "@/lib/transfer/admin/strings";
import { reportCsv } from "@/lib/transfer/report-text";

type Context = RouteContext<"/admin/transfer/imports/[id]/report">;

export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const session = await adminSession("transfer");
  if (!session.client) return toSignIn(`/admin/transfer/imports/${id}/report`, session);
  try {
    const report = await readReport(session.client, id);
    if (!report) return new Response(`${importStrings.gone}\n`, { status: 404 });
    return fileDownload(reportCsv(report), "text/csv; charset=utf-8", `import-${id}.csv`);
  } catch (error) {
    return exportFailed(error, importStrings.notLoaded);
  }
}
